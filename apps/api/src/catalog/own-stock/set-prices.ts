import type { SellableId } from '@ahia/contracts/ids'
import { setPrices as contract } from '@ahia/contracts/seller/stock'
import { fromNaira } from '@ahia/money/naira'
import { isOddPrice } from '@ahia/rules/prices/odd-price'
import { runOnce, type ShopCaller } from '#shops/commands/run-once.ts'
import { readRows } from './list-stock.ts'
import { listPrices, type NewPrice, type PriceNow, raiseVersions, updatePrices } from './prices.sql.ts'
import { lockOwnProducts } from './stock-changes.sql.ts'
import type { StockDeps } from './stock-deps.ts'

type Price = { sellable: SellableId; price: number | null; version: number; sure: boolean }
type SetPrices = { caller: ShopCaller; requestKey: string; prices: readonly Price[] }
type Result = 'SAVED' | 'CHANGED_MEANWHILE' | 'PRICE_ODD' | 'PRICE_REQUIRED' | 'SELLABLE_NOT_FOUND'

/** SELL-42, SELL-43: each price is saved or refused by itself; carts cost it at once, orders never. */
export const setPrices = (deps: StockDeps, { caller, requestKey, prices }: SetPrices) =>
  runOnce(deps.db, {
    caller,
    requestKey,
    request: ['prices', prices],
    schema: contract.data,
    work: async (tx) => {
      const own = { shopId: caller.shopId, ids: prices.map(({ sellable }) => sellable) }
      await lockOwnProducts(tx, own)
      const now = new Map((await listPrices(tx, own)).map((price) => [price.id, price]))
      const results = prices.map((price) => judge(price, now.get(price.sellable)))
      const toSave = prices.filter((_, place) => results[place] === 'SAVED').map(toNewPrice)
      const saved = await updatePrices(tx, { shopId: caller.shopId, prices: toSave })
      await raiseVersions(tx, saved)
      const rows = await readRows(deps, tx, own)
      return {
        results: prices.map(({ sellable }, place) => ({
          _id: sellable,
          result: results[place] ?? 'SELLABLE_NOT_FOUND',
          row: rows.get(sellable) ?? null,
        })),
      }
    },
  })

const toNewPrice = ({ sellable, price, version }: Price): NewPrice => ({
  sellableId: sellable,
  kobo: price === null ? null : fromNaira(price),
  version,
})

function judge({ price, version, sure }: Price, now: PriceNow | undefined): Result {
  if (!now) return 'SELLABLE_NOT_FOUND'
  if (now.version !== version) return 'CHANGED_MEANWHILE'
  const next = price === null ? now.inheritedKobo : fromNaira(price)
  if (next === null) return 'PRICE_REQUIRED'
  return !sure && isOddPrice(now.priceKobo, next) ? 'PRICE_ODD' : 'SAVED'
}
