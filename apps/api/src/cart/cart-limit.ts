import { withinLimit } from '#accounts/within-limit.ts'

/** T20: before every call that changes a cart: no hand is so quick, and each change is written to disk. */
export const withinCartLimit = withinLimit({
  name: 'cart',
  max: 120,
  seconds: 60,
  lease: 30,
  whenUnsure: 'allow',
})
