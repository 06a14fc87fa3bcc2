// A Matrix client of another make, for one person: what a test tells it on its standard input it does, and it answers there.
//
// 1. One line of JSON is one thing to do, and its answer is one line. A line that says "news" was not asked for: something
//    came, and it is worth looking again.
// 2. What it shows is what the library would let a screen show: edits applied, and what cannot be read said to be so.
// 3. It accepts every invitation.
// 4. Whatever the library has to say goes to the standard error: the standard output is for answers.

import { Console } from "node:console";
import { createInterface } from "node:readline";

import * as sdk from "matrix-js-sdk";
import { AllDevicesIsolationMode, OnlySignedDevicesIsolationMode } from "matrix-js-sdk/lib/crypto-api/index.js";

globalThis.console = new Console(process.stderr);
const tell = (line) => process.stdout.write(JSON.stringify(line) + "\n");
let client;

async function begin({ url, user, device, token, strict }) {
    client = sdk.createClient({ baseUrl: url, userId: user, deviceId: device, accessToken: token });
    client.on(sdk.RoomMemberEvent.Membership, (_event, member) => {
        if (member.userId === user && member.membership === "invite") client.joinRoom(member.roomId).catch(() => {});
    });
    for (const news of [sdk.RoomEvent.Timeline, sdk.RoomEvent.MyMembership, sdk.MatrixEventEvent.Decrypted,
        sdk.MatrixEventEvent.Replaced, sdk.RoomEvent.Redaction]) {
        client.on(news, () => tell({ news: true }));
    }
    await client.initRustCrypto({ useIndexedDB: false });
    const crypto = client.getCrypto();
    crypto.setDeviceIsolationMode(strict ? new OnlySignedDevicesIsolationMode() : new AllDevicesIsolationMode(false));
    if (strict) {
        // The account is new: the homeserver takes its first signing keys without being asked for a password.
        await crypto.bootstrapCrossSigning({ authUploadDeviceSigningKeys: (upload) => upload(null) });
    }
    await client.startClient({ initialSyncLimit: 100 });
    await new Promise((ready) => client.on(sdk.ClientEvent.Sync, (state) => state === "PREPARED" && ready()));
    return {};
}

function shown(room, event) {
    const content = event.getContent();
    const reactions = room.relations.getChildEventsForEvent(event.getId(), "m.annotation", "m.reaction");
    return {
        id: event.getId(),
        sender: event.getSender(),
        body: content.body ?? "",
        html: content.formatted_body ?? "",
        choices: content["palifico.choices"] ?? [],
        mentions: content["m.mentions"]?.user_ids ?? [],
        edited: Boolean(event.replacingEvent()),
        encrypted: event.isEncrypted(),
        unreadable: event.decryptionFailureReason ?? "",
        reactions: (reactions?.getRelations() ?? []).filter((each) => !each.isRedacted())
            .map((each) => [each.getRelation().key, each.getSender()]),
    };
}

async function look({ room: id }) {
    const room = client.getRoom(id);
    if (!room) return { messages: [] };
    const events = room.getLiveTimeline().getEvents();
    const messages = events.filter((event) => ["m.room.message", "m.room.encrypted"].includes(event.getType())
        && !event.isRedacted() && !event.isRelation("m.replace"));
    return { messages: messages.map((event) => shown(room, event)) };
}

async function rooms() {
    const joined = client.getRooms().filter((room) => room.getMyMembership() === "join");
    return { rooms: joined.map((room) => [room.roomId, room.getDMInviter() ?? ""]) };
}

async function open({ invite, encrypted }) {
    const state = { type: "m.room.encryption", state_key: "", content: { algorithm: "m.megolm.v1.aes-sha2" } };
    const made = await client.createRoom({
        name: "Games", preset: "private_chat", invite, initial_state: encrypted ? [state] : [],
    });
    return { room: made.room_id };
}

async function say({ room, text }) {
    const sent = await client.sendTextMessage(room, text);
    return { event: sent.event_id };
}

async function react({ room, message, sign }) {
    const relation = { rel_type: "m.annotation", event_id: message, key: sign };
    const sent = await client.sendEvent(room, "m.reaction", { "m.relates_to": relation });
    return { event: sent.event_id };
}

const does = { begin, look, rooms, open, say, react };

for await (const line of createInterface({ input: process.stdin })) {
    const asked = JSON.parse(line);
    try {
        tell({ answer: await does[asked.do](asked) });
    } catch (error) {
        tell({ error: String(error) });
    }
}
client?.stopClient();
process.exit(0);
