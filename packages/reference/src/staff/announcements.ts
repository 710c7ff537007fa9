import { DELIVERY_STATES } from '../delivery-states.ts'
import { PRICE_NOTICE_DAYS, TIERS } from '../packages.ts'

/** ADMIN-52: how many days before it holds a shop must have had it; 0 for what is no legal notice. */
export const ANNOUNCEMENT_NOTICE_DAYS = { NEWS: 0, TERMS: 14, PRICES: PRICE_NOTICE_DAYS } as const
export type AnnouncementKind = keyof typeof ANNOUNCEMENT_NOTICE_DAYS
export const ANNOUNCEMENT_KINDS = Object.keys(ANNOUNCEMENT_NOTICE_DAYS) as [
  AnnouncementKind,
  ...AnnouncementKind[],
]

/** Who gets one: as one text, so that a form can offer them. */
export const SHOP_GROUPS = [
  'ALL',
  ...[...TIERS, 'NONE' as const].map((tier) => `PACKAGE:${tier}` as const),
  ...DELIVERY_STATES.map((state) => `STATE:${state}` as const),
] as const
export type ShopGroup = (typeof SHOP_GROUPS)[number]

/** To more shops than this, and every legal one: a second person agrees. */
export const ALONE_UP_TO = 100
