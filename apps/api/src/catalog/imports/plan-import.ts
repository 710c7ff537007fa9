import { createHash } from 'node:crypto'
import { setImmediate as pause } from 'node:timers/promises'
import { type ImportId, importIdSchema, type SellableId, type ShopId } from '@ahia/contracts/ids'
import { MAX_IMPORT_ROWS } from '@ahia/contracts/limits'
import { z } from 'zod'
import { jobKind } from '#platform/jobs/kinds.ts'
import type { Db } from '#tables.ts'
import { type CsvLine, decodeCsv, delimiterOf, parseCsv, UnreadableFile } from '../csv/decode-csv.rules.ts'
import { plainText } from './cells.rules.ts'
import { type Columns, findColumns } from './columns.rules.ts'
import {
  deleteRows,
  insertRows,
  listKnown,
  markPlanned,
  markRefused,
  type NewRow,
  readFile,
} from './imports.sql.ts'
import { type PlannedRow, planRow } from './plan-row.rules.ts'

export const importSent = jobKind('plan_import', z.object({ importId: importIdSchema }))

/** Rows that are read and planned before others get their turn: a few milliseconds. */
const AT_ONCE = 250
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** SELL-44: reads a file and stores what it would change. Idempotent: begins again with what a killed run left behind. */
export async function planImport({ db }: { db: Db }, { importId }: { importId: ImportId }): Promise<void> {
  const sent = await readFile(db.read, importId)
  if (!sent) return
  await db.statement((writer) => deleteRows(writer, importId))
  try {
    await planFile({ db }, { importId, ...sent })
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    await db.transaction(async (tx) => {
      await deleteRows(tx, importId)
      await markRefused(tx, importId, error.message)
    })
  }
}

type File = { importId: ImportId; shopId: ShopId; file: Buffer }

async function planFile({ db }: { db: Db }, { importId, shopId, file }: File): Promise<void> {
  const text = decodeCsv(file)
  await pause()
  const delimiter = delimiterOf(text)
  const lines = parseCsv(text, delimiter)
  const header = lines.next().value?.cells ?? []
  const columns = findColumns(header)
  if (typeof columns === 'string') throw new UnreadableFile(columns)
  const hash = createHash('sha256')
  const seen = new Map<SellableId, number>()
  let all = 0
  for (;;) {
    const batch = takeSome(lines)
    if (batch.length === 0) break
    all += batch.length
    if (all > MAX_IMPORT_ROWS)
      throw new UnreadableFile(
        `A file can have ${MAX_IMPORT_ROWS.toLocaleString('en')} rows. Send it in parts.`,
      )
    const rows = await planBatch({ db }, { shopId, batch, columns, seen })
    hash.update(JSON.stringify(rows))
    await db.statement((writer) => insertRows(writer, importId, rows))
    await pause()
  }
  if (all === 0) throw new UnreadableFile('The file has no rows below its first line.')
  const planHash = hash.digest('hex')
  await db.statement((writer) => markPlanned(writer, { importId, planHash, header, delimiter }))
}

function takeSome(lines: Generator<CsvLine>): CsvLine[] {
  const some: CsvLine[] = []
  while (some.length < AT_ONCE) {
    const { value, done } = lines.next()
    if (done) break
    some.push(value)
  }
  return some
}

type Batch = { shopId: ShopId; batch: readonly CsvLine[]; columns: Columns; seen: Map<SellableId, number> }

async function planBatch({ db }: { db: Db }, { shopId, batch, columns, seen }: Batch): Promise<NewRow[]> {
  const cellsOf = (column: 'id' | 'sku') =>
    batch.map(({ cells }) => cells[columns[column]?.place ?? -1] ?? '')
  const known = await listKnown(db.read, {
    shopId,
    skus: cellsOf('sku').map((cell) => plainText(cell).toLowerCase()),
    ids: cellsOf('id').filter((cell) => UUID.test(cell.toLowerCase())),
  })
  const bySku = new Map(known.flatMap((one) => (one.sku === null ? [] : [[one.sku.toLowerCase(), one]])))
  const byId = new Map(known.map((one) => [one.id as string, one]))
  const lookup = {
    bySku: (sku: string) => bySku.get(sku.toLowerCase()),
    byId: (id: string) => byId.get(id),
    lineOf: (id: SellableId) => seen.get(id),
  }
  return batch.map(({ line, cells }) => {
    const planned = planRow(cells, columns, lookup)
    if (planned.outcome !== 'WRONG') seen.set(planned.sellableId, line)
    return toRow({ line, cells }, planned)
  })
}

const EMPTY = {
  columnName: null,
  reason: null,
  sellableId: null,
  item: null,
  version: null,
  oldPrice: null,
  newPrice: null,
  isOdd: false,
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
  const { outcome, sellableId, item, version, isOdd, price, stock, low } = planned
  return {
    ...EMPTY,
    ...line,
    outcome,
    sellableId,
    item,
    version,
    isOdd,
    oldPrice: price?.old ?? null,
    newPrice: price?.new ?? null,
    oldStock: stock?.old ?? null,
    newStock: stock?.new ?? null,
    oldLow: low?.old ?? null,
    newLow: low?.new ?? null,
  }
}
