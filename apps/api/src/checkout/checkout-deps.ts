import { createListChosenLines, type ListChosenLines } from '#cart/checkout/list-chosen-lines.ts'
import { createListChoices, type ListChoices } from '#catalog/choices/list-choices.ts'
import { createGetStateFees, type GetStateFees } from '#delivery/get-state-fees.ts'
import type { Db } from '#tables.ts'

/** Reads the contents of a checkout, outside of any transaction. */
export type CheckoutSources = {
  listChosenLines: ListChosenLines
  listChoices: ListChoices
  getStateFees: GetStateFees
}

export type CheckoutDeps = { db: Db; checkoutSources: CheckoutSources }

export const createCheckoutSources = ({ db }: { db: Db }): CheckoutSources => ({
  listChosenLines: createListChosenLines({ db }),
  listChoices: createListChoices({ db }),
  getStateFees: createGetStateFees({ db }),
})
