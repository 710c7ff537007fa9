import type { AnnouncementRow } from '@ahia/contracts/admin/announcements'
import { TIER_PERKS, type Tier } from '@ahia/reference/packages'
import type { AnnouncementKind, ShopGroup } from '@ahia/reference/staff/announcements'
import type { TagTone } from '@ahia/ui/tag'

export const STATES: Record<AnnouncementRow['state'], readonly [TagTone, string]> = {
  DRAFT: ['neutral', 'Draft'],
  PLANNED: ['info', 'Scheduled'],
  SENT: ['ok', 'Sent'],
  CANCELLED: ['neutral', 'Withdrawn'],
  TOO_LATE: ['danger', 'Too late to send'],
}

export const KINDS: Record<AnnouncementKind, string> = {
  NEWS: 'News',
  TERMS: 'New terms: 2 weeks to object',
  PRICES: "New prices: 30 days' notice",
}

export function groupWords(group: ShopGroup): string {
  if (group === 'ALL') return 'All shops'
  const [kind, value = ''] = group.split(':')
  if (kind === 'STATE') return `Shops in ${value}`
  return value === 'NONE' ? 'Shops without a package' : `Shops with ${TIER_PERKS[value as Tier].name}`
}
