{{/* What everything is called: after the release, so that several bots fit into a namespace. */}}
{{- define "palifico.name" -}}
{{- if contains .Chart.Name .Release.Name -}}
{{- .Release.Name | trunc 50 | trimSuffix "-" -}}
{{- else -}}
{{- printf "%s-%s" .Release.Name .Chart.Name | trunc 50 | trimSuffix "-" -}}
{{- end -}}
{{- end -}}

{{/* What never changes of a pod. */}}
{{- define "palifico.selector" -}}
app.kubernetes.io/name: {{ .Chart.Name }}
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end -}}

{{- define "palifico.labels" -}}
{{ include "palifico.selector" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
{{- end -}}

{{- define "palifico.image" -}}
{{- if .Values.image.digest -}}
{{ .Values.image.repository }}@{{ .Values.image.digest }}
{{- else -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end -}}
{{- end -}}

{{/* What the schema cannot say: which values go together. */}}
{{- define "palifico.fits" -}}
{{- if not (or .Values.telegram.enabled .Values.matrix.enabled) -}}
{{- fail "nothing to run: enable telegram or matrix" -}}
{{- end -}}
{{- if and .Values.matrix.enabled (gt (int .Values.replicas) 1) (not .Values.matrix.storage.existingClaim) (ne .Values.matrix.storage.accessMode "ReadWriteMany") -}}
{{- fail "several replicas on Matrix share a folder: set matrix.storage.accessMode to ReadWriteMany, or replicas to 1" -}}
{{- end -}}
{{- end -}}
