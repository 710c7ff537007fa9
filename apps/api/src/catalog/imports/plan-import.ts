import { createHash } from 'node:crypto'
import { setImmediate as pause } from 'node:timers/promises'
import { type ImportId, importIdSchema, type ShopId } from '@ahia/contracts/ids'
import { MAX_IMPORT_ROWS } from '@ahia/contracts/limits'
import { z } from 'zod'
import { jobKind } from '#platform/jobs/kinds.ts'
import type { Db } from '#tables.ts'
import { type CsvLine, decodeCsv, delimiterOf, parseCsv, UnreadableFile } from '../csv/decode-csv.rules.ts'
import { type Means, placeColumns, recognise, unclearColumns } from './columns.rules.ts'
import { listRemembered } from './import-columns.sql.ts'
import {
  deleteRows,
  insertRows,
  markMatching,
  markPlanned,
  markRefused,
  readFile,
  type SentFile,
} from './imports.sql.ts'
import { planBatch, type SeenLines } from './plan-batch.ts'

export const importSent = jobKind('plan_import', z.object({ importId: importIdSchema }))

/** Rows that are read and planned before others get their turn: a few milliseconds. */
const AT_ONCE = 250

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

type File = { importId: ImportId } & SentFile

async function planFile({ db }: { db: Db }, { importId, shopId, file, matched }: File): Promise<void> {
  const text = decodeCsv(file)
  await pause()
  const delimiter = delimiterOf(text)
  const lines = parseCsv(text, delimiter)
  const header: string[] = lines.next().value?.cells ?? []
  const first = takeSome(lines)
  if (first.length === 0) throw new UnreadableFile('The file has no rows below its first line.')
  const means = matched ?? recognise(header, await listRemembered(db.read, { shopId, header }))
  const examples = header.map((_, place) => first[0]?.cells[place]?.slice(0, 80) ?? '')
  const unclear = unclearColumns(header, means)
  const read = { importId, header, means, examples, delimiter }
  if (unclear !== null) return db.statement((writer) => markMatching(writer, { ...read, unclear }))
  const planHash = await planRows({ db }, { importId, shopId, lines, first, header, means })
  await db.statement((writer) => markPlanned(writer, { ...read, planHash }))
}

type Rows = {
  importId: ImportId
  shopId: ShopId
  lines: Generator<CsvLine>
  first: CsvLine[]
  header: string[]
  means: Means
}

async function planRows({ db }: { db: Db }, { importId, shopId, lines, first, header, means }: Rows) {
  const columns = placeColumns(header, means)
  const hash = createHash('sha256')
  const seen: SeenLines = { items: new Map(), skus: new Map(), names: new Map() }
  let all = 0
  for (let batch = first; batch.length > 0; batch = takeSome(lines)) {
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
  return hash.digest('hex')
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
