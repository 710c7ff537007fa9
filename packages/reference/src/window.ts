/** ADMIN-32: the two that rotate at the top of the front page, and the pair for merchants. */
export const BANNER_PLACES = ['HERO_1', 'HERO_2', 'SELLER_1', 'SELLER_2'] as const
export type BannerPlace = (typeof BANNER_PLACES)[number]

export const BANNER_PLACE_LABELS = {
  HERO_1: 'Top of the front page, first',
  HERO_2: 'Top of the front page, second',
  SELLER_1: 'For merchants, left',
  SELLER_2: 'For merchants, right',
} as const satisfies Record<BannerPlace, string>

/** Why a product is featured; one that is part of a package is labelled. */
export const FEATURED_REASONS = ['CHOSEN', 'PACKAGE'] as const
export type FeaturedReason = (typeof FEATURED_REASONS)[number]

export const FEATURED_REASON_LABELS = {
  CHOSEN: 'Chosen by us',
  PACKAGE: 'Part of a package',
} as const satisfies Record<FeaturedReason, string>

/** What shoppers read on a product whose place is part of a package. */
export const PROMOTED_LABEL = 'Promoted'
