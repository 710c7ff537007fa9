import { Tag } from '@ahia/ui/tag'
import type { ShownOrder } from './offline/apply-commands.rules.ts'
import { STATUS_WORDS } from './order-words.ts'

/** A word for the state, one for being late, and one for what is not sent yet. */
export function StatusTags({ order: { parcel, isWaiting } }: { order: ShownOrder }) {
  const { word, tone } = STATUS_WORDS[parcel.status]
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Tag tone={tone}>{word}</Tag>
      {parcel.isLate && <Tag tone="danger">Late</Tag>}
      {isWaiting && <Tag tone="neutral">Not sent yet</Tag>}
    </span>
  )
}
