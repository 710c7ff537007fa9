import { withinLimit } from '#accounts/within-limit.ts'

/** T20: nobody has so much to say at once. */
export const withinReviewLimit = withinLimit({
  name: 'reviews',
  max: 120,
  seconds: 3_600,
  lease: 10,
  whenUnsure: 'allow',
})
