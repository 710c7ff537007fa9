import { Tag, type TagTone } from '@ahia/ui/tag'
import type { ApiCall } from './read-api-document.ts'

const METHOD_TONES: Record<string, TagTone> = { GET: 'info', POST: 'ok', DELETE: 'danger' }

export const CallName = ({ call: { method, path, summary } }: { call: ApiCall }) => (
  <span className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 px-5 py-3">
    <Tag tone={METHOD_TONES[method] ?? 'warn'}>{method}</Tag>
    <code className="font-mono font-semibold break-all">{path}</code>
    <span className="text-text-2">{summary}</span>
  </span>
)
