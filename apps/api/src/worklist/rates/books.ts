import { type Kobo, kobo } from '@ahia/money/kobo'
import { fromNaira, toNaira } from '@ahia/money/naira'
import type { Category } from '@ahia/reference/categories'
import type { DeliveryState } from '@ahia/reference/delivery-states'
import type { Tier } from '@ahia/reference/packages'
import type { RateBookName } from '@ahia/reference/staff/rate-books'
import { addFees } from '#delivery/add-fees.ts'
import { listBookedFees } from '#delivery/fee-book.reads.ts'
import { addIndividualRate, addRates } from '#ledger/rate-book/add-rates.ts'
import { listBookedRates, listIndividualRates } from '#ledger/rate-book/rate-book.reads.ts'
import {
  type LastMonthRow,
  listCommissionOfLastMonth,
  listDeliveryOfLastMonth,
} from '#orders/earnings/last-month.reads.ts'
import { announcePriceIn } from '#subscriptions/announce-price.ts'
import { listBookedPrices, listPackagesOfLastMonth } from '#subscriptions/package/last-month.reads.ts'
import type { Reader, Tx } from '#tables.ts'

/** One row of a book: what `key` costs from a day on, in hundredths of a percent or in naira. */
export type BookRow = { key: string; value: number; validFrom: Date; announcedAt: Date }
/** What a key costs without a change and with it. */
export type Changed = { key: string; was: number; value: number }

type Book = {
  list: (reader: Reader | Tx) => Promise<BookRow[]>
  add: (tx: Tx, validFrom: Date, changes: readonly Changed[]) => Promise<unknown>
  lastMonth: (reader: Reader, changes: readonly Changed[]) => Promise<LastMonthRow[]>
}

/** Keys are those of RATE_BOOKS, which what is proposed is checked against. */
const partsOf = (key: string) => key.split(':') as [string, string]
const rateOfKey = (key: string) => {
  const [owner, category] = partsOf(key)
  return { hasPackage: owner === 'PACKAGE', category: category as Category }
}
const koboOf = ({ was, value }: Changed) => ({ wasKobo: fromNaira(was), wouldKobo: fromNaira(value) })

/** ADMIN-33: each slice has its own rate book; here they have one shape. */
export const BOOKS: Record<RateBookName, Book> = {
  COMMISSION: {
    list: async (reader) =>
      (await listBookedRates(reader)).map(({ hasPackage, category, rateBps, ...dates }) => ({
        key: `${hasPackage ? 'PACKAGE' : 'NONE'}:${category}`,
        value: rateBps,
        ...dates,
      })),
    add: (tx, validFrom, changes) =>
      addRates(tx, {
        validFrom,
        rates: changes.map(({ key, value }) => ({ ...rateOfKey(key), rateBps: value })),
      }),
    lastMonth: (reader, changes) =>
      listCommissionOfLastMonth(
        reader,
        changes.map(({ key, was, value }) => ({ ...rateOfKey(key), wasBps: was, wouldBps: value })),
      ),
  },
  INDIVIDUAL: {
    list: async (reader) =>
      (await listIndividualRates(reader)).map(({ rateBps, ...dates }) => ({
        key: 'INDIVIDUAL',
        value: rateBps,
        ...dates,
      })),
    add: async (tx, validFrom, changes) => {
      for (const { value } of changes) await addIndividualRate(tx, { validFrom, rateBps: value })
    },
    // Nobody sells as an individual through the market's checkout yet.
    lastMonth: async () => [],
  },
  PACKAGES: {
    list: async (reader) =>
      (await listBookedPrices(reader)).map(({ tier, monthlyKobo, ...dates }) => ({
        key: tier,
        value: toNaira(monthlyKobo),
        ...dates,
      })),
    add: async (tx, validFrom, changes) => {
      for (const { key, value } of changes)
        await announcePriceIn(tx, { tier: key as Tier, validFrom, monthlyKobo: fromNaira(value) })
    },
    lastMonth: (reader, changes) =>
      listPackagesOfLastMonth(
        reader,
        changes.map((change) => ({ tier: change.key as Tier, ...koboOf(change) })),
      ),
  },
  DELIVERY: {
    list: async (reader) =>
      (await listBookedFees(reader)).flatMap(({ state, nearKobo, farKobo, ...dates }) => [
        { key: `${state}:NEAR`, value: toNaira(nearKobo), ...dates },
        { key: `${state}:FAR`, value: toNaira(farKobo), ...dates },
      ]),
    add: (tx, validFrom, changes) => addFees(tx, toFees(validFrom, changes)),
    lastMonth: (reader, changes) =>
      listDeliveryOfLastMonth(
        reader,
        changes.map((change) => {
          const [state, from] = partsOf(change.key)
          return { state, isNear: from === 'NEAR', ...koboOf(change) }
        }),
      ),
  },
}

/** One row for each state, with what changes of it. */
function toFees(validFrom: Date, changes: readonly Changed[]) {
  const ofStates = Map.groupBy(changes, ({ key }) => partsOf(key)[0])
  return [...ofStates].map(([state, ofState]) => {
    const feeOf = (from: string): Kobo | null => {
      const change = ofState.find(({ key }) => partsOf(key)[1] === from)
      return change ? kobo(fromNaira(change.value)) : null
    }
    return {
      state: state as DeliveryState,
      validFrom,
      nearKobo: feeOf('NEAR'),
      farKobo: feeOf('FAR'),
    }
  })
}
