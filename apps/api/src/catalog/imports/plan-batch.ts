import type { SellableId, ShopId } from '@ahia/contracts/ids'
import type { ImportColumn } from '@ahia/reference/seller/import-columns'
import type { Db } from '#tables.ts'
import type { CsvLine } from '../csv/decode-csv.rules.ts'
import { plainText } from './cells.rules.ts'
import type { Columns } from './columns.rules.ts'
import { listKnown, listTakenNames, type NewRow } from './imports.sql.ts'
import { type Lookup, type PlannedRow, planRow } from './plan-row.rules.ts'

/** The lines before this one, by what they are about. */
export type SeenLines = {
  items: Map<SellableId, number>
  skus: Map<string, number>
  names: Map<string, number>
}

type Batch = { shopId: ShopId; batch: readonly CsvLine[]; columns: Columns; seen: SeenLines }

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** SELL-44: some rows of a file, each with what it would change. */
export async function planBatch({ db }: { db: Db }, { seen, ...given }: Batch): Promise<NewRow[]> {
  const lookup = await lookUp({ db }, { seen, ...given })
  return given.batch.map(({ line, cells }) => {
    const planned = planRow(cells, given.columns, lookup)
    if (planned.outcome === 'NEW') {
      seen.skus.set(planned.draft.sku.toLowerCase(), line)
      seen.names.set(planned.draft.name, line)
    } else if (planned.outcome !== 'WRONG') seen.items.set(planned.sellableId, line)
    return toRow({ line, cells }, planned)
  })
}

async function lookUp({ db }: { db: Db }, { shopId, batch, columns, seen }: Batch): Promise<Lookup> {
  const cellsOf = (column: ImportColumn) =>
    batch
      .map(({ cells }) => plainText(cells[columns[column]?.place ?? -1] ?? ''))
      .filter((cell) => cell !== '')
  const known = await listKnown(db.read, {
    shopId,
    skus: cellsOf('SKU').map((cell) => cell.toLowerCase()),
    ids: cellsOf('ID').filter((cell) => UUID.test(cell.toLowerCase())),
  })
  const names = cellsOf('TITLE')
  const taken = new Set(names.length === 0 ? [] : await listTakenNames(db.read, { shopId, names }))
  const bySku = new Map(known.flatMap((one) => (one.sku === null ? [] : [[one.sku.toLowerCase(), one]])))
  const byId = new Map(known.map((one) => [one.id as string, one]))
  return {
    bySku: (sku) => bySku.get(sku.toLowerCase()),
    byId: (id) => byId.get(id),
    lineOf: (id) => seen.items.get(id),
    names: {
      isTaken: (name) => taken.has(name),
      lineOfSku: (sku) => seen.skus.get(sku.toLowerCase()),
      lineOfName: (name) => seen.names.get(name),
    },
  }
}

const EMPTY = {
  columnName: null,
  reason: null,
  sellableId: null,
  item: null,
  version: null,
  draft: null,
  isOdd: false,
  oldPrice: null,
  newPrice: null,
  oldStock: null,
  newStock: null,
  oldLow: null,
  newLow: null,
}

function toRow(line: CsvLine, planned: PlannedRow): NewRow {
  if (planned.outcome === 'WRONG') {
    const { outcome, column: columnName, reason } = planned
    return { ...EMPTY, ...line, outcome, columnName, reason }
  }
  const { price, stock, low, ...row } = planned
  return {
    ...EMPTY,
    ...line,
    ...row,
    ...(row.outcome === 'NEW' && { item: row.draft.name }),
    oldPrice: price?.old ?? null,
    newPrice: price?.new ?? null,
    oldStock: stock?.old ?? null,
    newStock: stock?.new ?? null,
    oldLow: low?.old ?? null,
    newLow: low?.new ?? null,
  }
}
