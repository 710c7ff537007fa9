import { ApiError } from '@ahia/contracts/api-error'
import { countStock } from '@ahia/contracts/seller/stock'
import type { StockRow } from '@ahia/contracts/shapes/stock-row'
import { shopSession } from '@ahia/shop-session/shop-session'
import type { Command, CountStep } from '#offline/command.ts'
import { noteOf } from '../count-words.ts'
import { keepStock } from './seen-stock.ts'

type Counted = { row: StockRow; shownAt: string }

const counts = new EventTarget()

/** A list that is open then shows the row as it is now. */
export function onCounted(listener: (counted: Counted) => void): () => void {
  const hear = (event: Event) => event instanceof CustomEvent && listener(event.detail)
  counts.addEventListener('counted', hear)
  return () => counts.removeEventListener('counted', hear)
}

const REFUSED = { status: 409, code: null, details: null }

/**
 * SELL-55: a count that waited. Throws when the item has to be counted again; what is sold but not there is returned, as
 * somebody must read it.
 */
export async function sendCount({ requestKey, step }: Command<CountStep>): Promise<string | null> {
  const { results, shownAt } = await shopSession.call(countStock, { requestKey, counts: [step.count] })
  const [result] = results
  if (!result) return null
  if (result.row) {
    await keepStock([result.row], shownAt)
    counts.dispatchEvent(new CustomEvent('counted', { detail: { row: result.row, shownAt } }))
  }
  const { text } = noteOf(result)
  if (result.result !== 'SAVED') throw new ApiError(text, REFUSED)
  return result.missing > 0 ? text : null
}
