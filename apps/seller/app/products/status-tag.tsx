import type { ListingStatus } from '@ahia/reference/listings'
import { Tag, type TagTone } from '@ahia/ui/tag'

const STATUSES = {
  DRAFT: { words: 'Draft', tone: 'neutral' },
  LIVE: { words: 'On sale', tone: 'ok' },
  HIDDEN: { words: 'Hidden', tone: 'neutral' },
  IN_REVIEW: { words: 'Being checked', tone: 'info' },
  TAKEN_DOWN: { words: 'Taken down by us', tone: 'danger' },
  REMOVED: { words: 'Removed', tone: 'neutral' },
} as const satisfies Record<ListingStatus, { words: string; tone: TagTone }>

export function StatusTag({ status }: { status: ListingStatus }) {
  return <Tag tone={STATUSES[status].tone}>{STATUSES[status].words}</Tag>
}
