import { withinLimit } from '#accounts/within-limit.ts'

/** T20: before every call that changes an order. */
export const withinOrderLimit = withinLimit({
  name: 'orders',
  max: 60,
  seconds: 60,
  lease: 10,
  whenUnsure: 'allow',
})

/** Drawing one takes a tenth of a second of nothing else. */
export const withinReceiptLimit = withinLimit({
  name: 'receipts',
  max: 20,
  seconds: 60,
  lease: 5,
  whenUnsure: 'allow',
})
