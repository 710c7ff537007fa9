import { randomUUID } from 'node:crypto'
import { listStock, moveStock } from '@ahia/contracts/seller/stock'
import { inWords, timeEach } from '../alone.ts'
import type { Shop } from './time-import.ts'

const ROWS = 200
const TIMES = 10

/** SELL-42: the most rows that one call takes, one call after the other: a shop may send no more than 120 a minute. */
export async function timeMoves({ call }: Pick<Shop, 'call'>): Promise<void> {
  const { rows } = await call(listStock, { limit: ROWS })
  const moves = rows.map(({ _id: sellable }) => ({ sellable, kind: 'RESTOCKED' as const, quantity: 1 }))
  const times = await timeEach(TIMES, async () => {
    const { results } = await call(moveStock, { requestKey: randomUUID(), moves })
    if (results.some(({ result }) => result !== 'SAVED')) throw new Error('Not all were saved')
  })
  console.log(`  ${moves.length} stock moves in one call, alone: ${inWords(times)}`)
}
