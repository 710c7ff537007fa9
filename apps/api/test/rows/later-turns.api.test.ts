import type { ImportId, ProductId } from '@ahia/contracts/ids'
import { beforeAll, expect, test } from 'vitest'
import { applyImport } from '#catalog/imports/apply-import.ts'
import { holdStock } from '#catalog/stock/hold-stock.ts'
import { lockForCheckout } from '#catalog/stock/lock-for-checkout.ts'
import { releaseStock } from '#catalog/stock/release-stock.ts'
import { returnStock } from '#catalog/stock/return-stock.ts'
import { sellHeldStock } from '#catalog/stock/sell-held-stock.ts'
import { writeOffRest } from '#catalog/stock/write-off-rest.ts'
import { cancelPaid } from '#orders/steps/cancel-paid.ts'
import { newId } from '#platform/ids.ts'
import { createLog } from '#platform/log.ts'
import { createShopData } from '#shop-data.ts'
import { closeDueShops } from '#shops/closing/close-due-shops.ts'
import { keepShop } from '#shops/closing/keep-shop.ts'
import { decideShop } from '#shops/review/decide-shop.ts'
import type { Tx } from '#tables.ts'
import { startOrdersApi } from '../order-fixture.ts'
import { aSeller } from '../parcel-fixture.ts'
import type { TestApi } from '../test-api.ts'
import { findsTaken } from '../who-waits.ts'
import { aRowOfEach } from './row-of-each.ts'

type Seller = Awaited<ReturnType<typeof aSeller>>
type Rows = Awaited<ReturnType<typeof aRowOfEach>> & { decided: Seller; closing: Seller; importId: ImportId }

let api: TestApi
let rows: Rows
beforeAll(async () => {
  api = await startOrdersApi()
  const [of, decided, closing] = [await aRowOfEach(api), await aSeller(api), await aSeller(api)]
  const importId = newId<ImportId>()
  await api.pool.query(
    `insert into imports (id, shop_id, state, file_name, plan_hash) values ($1, $2, 'APPLYING', 'a.csv', 'x')`,
    [importId, of.shopId],
  )
  await api.pool.query(
    `insert into import_rows (import_id, line, cells, outcome, sellable_id) values ($1, 2, '{}', 'CHANGED', $2)`,
    [importId, of.sellableId],
  )
  await api.pool.query(`update shops set status = 'CLOSING' where id = $1`, [closing.shopId])
  await api.pool.query(
    `insert into shop_closings (shop_id, status_before, requested_at, closes_at)
     values ($1, 'APPROVED', now() - interval '1 hour', now() - interval '1 second')`,
    [closing.shopId],
  )
  rows = { ...of, decided, closing, importId }
})

const undone = (work: (tx: Tx) => Promise<unknown>) =>
  api.db.transaction(async (tx) => {
    await work(tx)
    throw new Error('undone')
  })
const shops = () => ({
  ...createShopData(api),
  db: api.db,
  publicUrl: 'https://ahia.example',
  log: createLog('silent'),
})
const line = ({ productId }: Rows) => ({ productId, variantId: null, optionId: null, quantity: 1 })
const REASONS = {
  APPROVE: 'ALL_FINE',
  WARN: 'OTHER',
  SUSPEND: 'OTHER',
  REOPEN: 'MENDED',
  END: 'DANGER',
} as const
const decide = (decision: keyof typeof REASONS, { decided }: Rows) =>
  decideShop(shops(), {
    shopId: decided.shopId,
    decision,
    reason: REASONS[decision],
    words: 'In words.',
    until: null,
    version: 1,
    by: null,
  })

const OF_IDS = /select from products where id = any\(.*order by id for no key update/s
const OF_ORDERS = /select product_id from stock_holds.*order by id for no key update/s
const OF_SHOP = /select from products where shop_id = .* order by id for no key update/s
const OF_ITEMS = /products.*order by id for no key update/s
const sold = ({ productId }: Rows) => productId
const ofDecided = ({ decided }: Rows) => decided.thing.productId
const ofClosing = ({ closing }: Rows) => closing.thing.productId

type Work = (of: Rows) => Promise<unknown>
const TURNS: Record<string, [lock: RegExp, product: (of: Rows) => ProductId, work: Work]> = {
  'holds items': [
    OF_IDS,
    sold,
    (of) => undone((tx) => holdStock(tx, [{ orderId: of.held, lines: [line(of)] }], null)),
  ],
  'checks out': [OF_IDS, sold, (of) => undone((tx) => lockForCheckout(tx, [of.productId]))],
  'returns items': [OF_IDS, sold, (of) => undone((tx) => returnStock(tx, [line(of)]))],
  'writes off what is not there': [OF_IDS, sold, (of) => undone((tx) => writeOffRest(tx, [line(of)]))],
  'cancels a paid order': [OF_IDS, sold, (of) => undone((tx) => cancelPaid(tx, [of.orderId], 'They asked.'))],
  'sells what an order holds': [OF_ORDERS, sold, (of) => undone((tx) => sellHeldStock(tx, [of.held]))],
  'releases what an order holds': [OF_ORDERS, sold, (of) => undone((tx) => releaseStock(tx, [of.held]))],
  'applies a file': [OF_ITEMS, sold, (of) => applyImport(api, of)],
  'takes back the notice of a shop': [OF_SHOP, ofDecided, (of) => keepShop(shops(), of.decided.accountId)],
  'closes a shop whose day has come': [OF_SHOP, ofClosing, () => closeDueShops(shops())],
  'approves a shop': [OF_SHOP, ofDecided, (of) => decide('APPROVE', of)],
  'suspends a shop': [OF_SHOP, ofDecided, (of) => decide('SUSPEND', of)],
  'reopens a shop': [OF_SHOP, ofDecided, (of) => decide('REOPEN', of)],
  'ends a shop': [OF_SHOP, ofDecided, (of) => decide('END', of)],
}

const holding = (id: ProductId) => ({
  text: 'select from products where id = $1 for no key update',
  values: [id],
})

test.each(Object.entries(TURNS))(
  'R3 who %s waits for the products before anything is changed',
  async (_what, [lock, product, work]) => {
    expect(await findsTaken(api, holding(product(rows)), () => work(rows))).toMatch(lock)
  },
)

test('ADMIN-22 a warning waits for no product', async () => {
  expect(await findsTaken(api, holding(ofDecided(rows)), () => decide('WARN', rows))).toBe('')
})
