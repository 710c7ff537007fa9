import type { AccountId, CartLineId } from '@ahia/contracts/ids'
import type { Kobo } from '@ahia/money/kobo'
import type { Db } from '#tables.ts'
import { updatePrices } from './checkout-lines.sql.ts'

type SeenPrices = { accountId: AccountId; prices: readonly { cartLineId: CartLineId; priceKobo: Kobo }[] }

/** The customer has been shown these prices, so the lines store them as seen. */
export const acceptPrices = ({ db }: { db: Db }, { accountId, prices }: SeenPrices): Promise<void> =>
  db.statement((writer) => updatePrices(writer, accountId, prices))
