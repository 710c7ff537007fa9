import { createListChosenLines, type ListChosenLines } from '#cart/checkout/list-chosen-lines.ts'
import { createListChoices, type ListChoices } from '#catalog/choices/list-choices.ts'
import { createGetStateFees, type GetStateFees } from '#delivery/get-state-fees.ts'
import type { Db } from '#tables.ts'

/** Reads the contents of a checkout, outside of any transaction. */
export type CheckoutReads = {
  listChosenLines: ListChosenLines
  listChoices: ListChoices
  getStateFees: GetStateFees
}

export type CheckoutDeps = { db: Db; checkoutReads: CheckoutReads }

export const createCheckoutReads = ({ db }: { db: Db }): CheckoutReads => ({
  listChosenLines: createListChosenLines({ db }),
  listChoices: createListChoices({ db }),
  getStateFees: createGetStateFees({ db }),
})
