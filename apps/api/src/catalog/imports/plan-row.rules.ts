import type { SellableId } from '@ahia/contracts/ids'
import type { Kobo } from '@ahia/money/kobo'
import { isOddPrice } from '@ahia/rules/prices/odd-price'
import { plainText, readLowStock, readPrice, readStock } from './cells.rules.ts'
import type { Column, Columns } from './columns.rules.ts'

/** What the shop has now. */
export type Known = {
  id: SellableId
  sku: string | null
  item: string
  priceKobo: Kobo
  stock: number
  low: number
  version: number
}

type Change<Value> = { old: Value; new: Value } | null

export type PlannedRow =
  | { outcome: 'WRONG'; column: string | null; reason: string }
  | {
      outcome: 'CHANGED' | 'SAME'
      sellableId: SellableId
      item: string
      version: number
      price: Change<Kobo>
      isOdd: boolean
      stock: Change<number>
      low: Change<number>
    }

export type Lookup = {
  bySku: (sku: string) => Known | undefined
  byId: (id: string) => Known | undefined
  /** The line that has this item already. */
  lineOf: (id: SellableId) => number | undefined
}

/** SELL-44: what a row of the file would change. An empty cell changes nothing. */
export function planRow(cells: readonly string[], columns: Columns, lookup: Lookup): PlannedRow {
  const cellOf = (column: Column): string => cells[columns[column]?.place ?? -1] ?? ''
  const wrong = (column: Column, reason: string): PlannedRow => ({
    outcome: 'WRONG',
    column: columns[column]?.name ?? null,
    reason,
  })
  const [sku, id] = [plainText(cellOf('sku')), cellOf('id').toLowerCase()]
  const found = findKnown({ sku, id }, lookup)
  if ('reason' in found) return wrong(found.column, found.reason)
  const { known } = found
  const price = readCell(cellOf('price'), readPrice, known.priceKobo)
  if ('reason' in price) return wrong('price', price.reason)
  const stock = readCell(cellOf('stock'), readStock, known.stock)
  if ('reason' in stock) return wrong('stock', stock.reason)
  const low = readCell(cellOf('low'), readLowStock, known.low)
  if ('reason' in low) return wrong('low', low.reason)
  return {
    outcome: price.change || stock.change || low.change ? 'CHANGED' : 'SAME',
    sellableId: known.id,
    item: known.item,
    version: known.version,
    price: price.change,
    isOdd: price.change !== null && isOddPrice(price.change.old, price.change.new),
    stock: stock.change,
    low: low.change,
  }
}

type Found = { known: Known } | { column: 'id' | 'sku'; reason: string }

function findKnown({ sku, id }: { sku: string; id: string }, lookup: Lookup): Found {
  if (sku === '' && id === '') return { column: 'sku', reason: 'This row has no SKU.' }
  const [ofSku, ofId] = [sku === '' ? undefined : lookup.bySku(sku), id === '' ? undefined : lookup.byId(id)]
  const known = ofSku ?? ofId
  if (!known) return { column: sku === '' ? 'id' : 'sku', reason: UNKNOWN }
  if (ofSku && id !== '' && ofId?.id !== ofSku.id)
    return { column: 'id', reason: 'The SKU and the ID of this row are of different items.' }
  if (!ofSku && sku !== '')
    return { column: 'sku', reason: 'This item has another SKU. Change its SKU under Products first.' }
  const before = lookup.lineOf(known.id)
  if (before !== undefined)
    return { column: sku === '' ? 'id' : 'sku', reason: `Line ${before} is about the same item.` }
  return { known }
}

const UNKNOWN = 'None of your products has it. Create the product under Products, then send this row again.'

type Reading<Value> = (cell: string) => { value: Value } | { reason: string }

function readCell<Value>(
  cell: string,
  read: Reading<Value>,
  old: Value,
): { change: Change<Value> } | { reason: string } {
  if (cell === '') return { change: null }
  const given = read(cell)
  if ('reason' in given) return given
  return { change: given.value === old ? null : { old, new: given.value } }
}
