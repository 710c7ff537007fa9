import { randomUUID } from 'node:crypto'
import type { ImportId } from '@ahia/contracts/ids'
import {
  applyImport as applyContract,
  getImport,
  matchImportColumns,
  sendImport,
} from '@ahia/contracts/seller/imports'
import { applyImport } from '#catalog/imports/apply-import.ts'
import { planImport } from '#catalog/imports/plan-import.ts'
import { readData } from '../read-data.ts'
import type { TestApi } from '../test-api.ts'
import { aStockKeeper, type StockKeeper } from './stock-fixture.ts'

/** As a shop uploads a file of prices. */
export function sendCsv(
  { origin }: Pick<TestApi, 'origin'>,
  { token }: { token: string },
  file: string | Uint8Array<ArrayBuffer>,
): Promise<Response> {
  const body = new FormData()
  body.append('file', new File([file], 'prices.csv'))
  const headers = { authorization: `Bearer ${token}` }
  return fetch(`${origin}/api/v1/seller/imports`, { method: 'POST', headers, body })
}

/** The jobs run where a test says so. */
export function importsOf(api: TestApi, { token, get, post }: StockKeeper) {
  const upload = (file: string | Uint8Array<ArrayBuffer>) => sendCsv(api, { token }, file)
  const show = async (id: ImportId, query = '') => readData(getImport, await get(`/imports/${id}${query}`))
  const apply = (id: ImportId, planHash: string | null, more: object = {}) =>
    post(`/imports/${id}/apply`, { requestKey: randomUUID(), planHash, wrongRows: 'LEAVE_OUT', ...more })
  const match = (id: ImportId, means: (string | null)[], requestKey: string = randomUUID()) =>
    post(`/imports/${id}/columns`, { requestKey, means })
  return {
    upload,
    match,
    matchAndPlan: async (id: ImportId, means: (string | null)[]) => {
      await readData(matchImportColumns, await match(id, means))
      await planImport(api, { importId: id })
      return (await show(id)).import
    },
    show,
    apply,
    plan: async (file: string | Uint8Array<ArrayBuffer>) => {
      const { _id } = (await readData(sendImport, await upload(file))).import
      await planImport(api, { importId: _id })
      return (await show(_id)).import
    },
    run: async (id: ImportId, planHash: string | null, more: object = {}) => {
      await readData(applyContract, await apply(id, planHash, more))
      await applyImport(api, { importId: id })
      return (await show(id)).import
    },
    errors: async (id: ImportId) => (await get(`/imports/${id}/errors.csv`)).text(),
  }
}

/** A shop with things under the SKUs SKU-1, SKU-2, … that cost ₦1,000 and are there five times. */
export async function aShopWith(api: TestApi, things: number) {
  const seller = await aStockKeeper(api)
  // Step by step: one transaction that adds thousands counts the words of their names over and over.
  for (let from = 1; from <= things; from += AT_ONCE)
    await addThings(api, seller, { from, to: Math.min(things, from + AT_ONCE - 1) })
  return { seller, ...importsOf(api, seller) }
}

const AT_ONCE = 500

const addThings = ({ pool }: TestApi, { shopId }: StockKeeper, { from, to }: { from: number; to: number }) =>
  pool.query(
    `with made as (
      insert into products (id, shop_id, shop_name, shop_status, name, category, base_price_kobo, stock)
      select uuidv7(), s.id, s.name, s.status, 'Thing ' || n, 'FOOD', 100000, 5
      from shops s, generate_series($2::integer, $3::integer) as n where s.id = $1 returning id, shop_id, name
    ), moved as (
      insert into stock_moves (id, product_id, kind, quantity, moved_at) select uuidv7(), id, 'OPENING', 5, now() from made
    )
    insert into skus (shop_id, product_id, sku) select shop_id, id, replace(name, 'Thing ', 'SKU-') from made`,
    [shopId, from, to],
  )

export const thingsOf = async (seller: StockKeeper, search: string) => {
  const { rows } = await seller.list(`?search=${search}&limit=5`)
  return rows.map(({ sku, price, available, lowStock }) => ({ sku, price, available, lowStock }))
}
