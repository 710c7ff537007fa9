import { randomUUID } from 'node:crypto'
import { countStock, listStock, moveStock, setPrices } from '@ahia/contracts/seller/stock'
import type { StockRow } from '@ahia/contracts/shapes/stock-row'
import { stockInvariants } from '@ahia/testing/audit/stock-invariants'
import type { NewProduct } from '#catalog/new-product.ts'
import { aSeller } from '../parcel-fixture.ts'
import { readData } from '../read-data.ts'
import type { TestApi } from '../test-api.ts'

/** A seller who works on stock and prices. */
export async function aStockKeeper(api: TestApi, product: Partial<NewProduct> = {}) {
  const seller = await aSeller(api, product)
  const list = async (query = '') => readData(listStock, await seller.get(`/stock${query}`))
  return {
    ...seller,
    list,
    /** The only row there is, and when it was read. */
    row: async (): Promise<StockRow & { shownAt: string }> => {
      const { rows, shownAt } = await list()
      const [row] = rows
      if (!row) throw new Error('There is no row')
      return { ...row, shownAt }
    },
    move: async (moves: object[], requestKey: string = randomUUID()) =>
      (await readData(moveStock, await seller.post('/stock/moves', { requestKey, moves }))).results,
    count: async (counts: object[], requestKey: string = randomUUID()) =>
      (await readData(countStock, await seller.post('/stock/counts', { requestKey, counts }))).results,
    price: async (prices: object[], requestKey: string = randomUUID()) =>
      (await readData(setPrices, await seller.post('/prices', { requestKey, prices }))).results,
  }
}

export type StockKeeper = Awaited<ReturnType<typeof aStockKeeper>>

/** I2, I3, I36: what is wrong with the stock of the whole market. */
export async function stockFaults({ pool }: TestApi): Promise<string[]> {
  const faults: string[] = []
  for (const { name, sentence, sql } of stockInvariants) {
    const { rows } = await pool.query(sql)
    if (rows.length > 0) faults.push(`${name} ${sentence}: ${JSON.stringify(rows)}`)
  }
  return faults
}
