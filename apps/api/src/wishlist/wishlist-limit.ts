import { withinLimit } from '#accounts/within-limit.ts'

/** T20: before every call that changes a list. */
export const withinWishlistLimit = withinLimit({
  name: 'wishlist',
  max: 120,
  seconds: 60,
  lease: 10,
  whenUnsure: 'allow',
})
