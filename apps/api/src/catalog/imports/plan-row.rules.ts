import type { SellableId } from '@ahia/contracts/ids'
import type { Kobo } from '@ahia/money/kobo'
import type { ImportColumn } from '@ahia/reference/seller/import-columns'
import { isOddPrice } from '@ahia/rules/prices/odd-price'
import { plainText, readLowStock, readPrice, readStock } from './cells.rules.ts'
import type { Columns } from './columns.rules.ts'
import { type NamesTaken, type NewProductRow, readNewRow, type WrongCell } from './new-row.rules.ts'

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

/** From nothing, where the product is new. */
type Change<Value> = { old: Value | null; new: Value } | null

type Figures = { price: Change<Kobo>; stock: Change<number>; low: Change<number> }

export type PlannedRow =
  | { outcome: 'WRONG'; column: string | null; reason: string }
  | ({ outcome: 'NEW'; draft: NewProductRow } & Figures)
  | ({
      outcome: 'CHANGED' | 'SAME'
      sellableId: SellableId
      item: string
      version: number
      isOdd: boolean
    } & Figures)

export type Lookup = {
  bySku: (sku: string) => Known | undefined
  byId: (id: string) => Known | undefined
  /** The line that has this item already. */
  lineOf: (id: SellableId) => number | undefined
  names: NamesTaken
}

/** SELL-44: what a row of the file would change. An empty cell changes nothing. */
export function planRow(cells: readonly string[], columns: Columns, lookup: Lookup): PlannedRow {
  const cellOf = (column: ImportColumn): string => cells[columns[column]?.place ?? -1] ?? ''
  const wrong = ({ column, reason }: WrongCell): PlannedRow => ({
    outcome: 'WRONG',
    column: columns[column]?.name ?? null,
    reason,
  })
  const [sku, id] = [plainText(cellOf('SKU')), cellOf('ID').toLowerCase()]
  const found = findKnown({ sku, id }, lookup)
  if (found === 'nobody') {
    const read = readNewRow(sku, cellOf, lookup.names)
    if ('reason' in read) return wrong(read)
    const figures = readFigures(cellOf, null)
    return 'reason' in figures ? wrong(figures) : { outcome: 'NEW', draft: read.row, ...figures }
  }
  if ('reason' in found) return wrong(found)
  const { known } = found
  const figures = readFigures(cellOf, known)
  if ('reason' in figures) return wrong(figures)
  const { price, stock, low } = figures
  return {
    outcome: price || stock || low ? 'CHANGED' : 'SAME',
    sellableId: known.id,
    item: known.item,
    version: known.version,
    isOdd: price !== null && isOddPrice(known.priceKobo, price.new),
    ...figures,
  }
}

/** 'nobody': a SKU that none of the shop's products has. */
function findKnown(
  { sku, id }: { sku: string; id: string },
  lookup: Lookup,
): { known: Known } | WrongCell | 'nobody' {
  if (sku === '' && id === '') return { column: 'SKU', reason: 'This row has no SKU.' }
  const [ofSku, ofId] = [sku === '' ? undefined : lookup.bySku(sku), id === '' ? undefined : lookup.byId(id)]
  const known = ofSku ?? ofId
  if (!known) return id === '' ? 'nobody' : { column: 'ID', reason: UNKNOWN_ID }
  if (ofSku && id !== '' && ofId?.id !== ofSku.id)
    return { column: 'ID', reason: 'The SKU and the ID of this row are of different items.' }
  if (!ofSku && sku !== '')
    return { column: 'SKU', reason: 'This item has another SKU. Change its SKU under Products first.' }
  const before = lookup.lineOf(known.id)
  if (before !== undefined)
    return { column: sku === '' ? 'ID' : 'SKU', reason: `Line ${before} is about the same item.` }
  return { known }
}

const UNKNOWN_ID = 'None of your products has it. For a new product, leave the ID empty.'

function readFigures(cellOf: (column: ImportColumn) => string, known: Known | null): Figures | WrongCell {
  const price = readCell(cellOf('PRICE'), readPrice, known?.priceKobo ?? null)
  if (price && 'reason' in price) return { column: 'PRICE', reason: price.reason }
  const stock = readCell(cellOf('AVAILABLE'), readStock, known?.stock ?? null)
  if (stock && 'reason' in stock) return { column: 'AVAILABLE', reason: stock.reason }
  const low = readCell(cellOf('LOW_STOCK'), readLowStock, known?.low ?? null)
  if (low && 'reason' in low) return { column: 'LOW_STOCK', reason: low.reason }
  return { price, stock, low }
}

type Reading<Value> = (cell: string) => { value: Value } | { reason: string }

function readCell<Value>(
  cell: string,
  read: Reading<Value>,
  old: Value | null,
): Change<Value> | { reason: string } {
  if (cell === '') return null
  const given = read(cell)
  if ('reason' in given) return given
  return given.value === old ? null : { old, new: given.value }
}
