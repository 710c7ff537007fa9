import { type ImportId, importIdSchema, type SellableId, type StockMoveId } from '@ahia/contracts/ids'
import { applyImport as contract } from '@ahia/contracts/seller/imports'
import { z } from 'zod'
import { newId } from '#platform/ids.ts'
import { jobKind } from '#platform/jobs/kinds.ts'
import { enqueue } from '#platform/jobs/outbox.ts'
import { runOnce, type ShopCaller } from '#shops/commands/run-once.ts'
import type { Db, Tx } from '#tables.ts'
import { planChanged, rowsWrong } from '../catalog.errors.ts'
import { raiseVersions, updatePrices } from '../own-stock/prices.sql.ts'
import { changeStock, lockOwnProducts } from '../own-stock/stock-changes.sql.ts'
import { findFacts, type StockFacts } from '../own-stock/stock-rows.sql.ts'
import { addDrafts } from './add-drafts.ts'
import { getImport, showImport } from './get-import.ts'
import {
  type Applying,
  type ChangedRow,
  findApplying,
  markDone,
  type RowResult,
  takeWaiting,
  updateLowStock,
  writeResults,
} from './import-rows.sql.ts'
import { startApplying } from './imports.sql.ts'

export const importConfirmed = jobKind('apply_import', z.object({ importId: importIdSchema }))

type Apply = {
  caller: ShopCaller
  importId: ImportId
  requestKey: string
  planHash: string
  wrongRows: 'LEAVE_OUT' | 'NONE_MAY_BE_WRONG'
  oddPrices: 'LEAVE_OUT' | 'APPLY'
}

/** SELL-44: from now on the plan that was shown is applied in the background, and no other. */
export const confirmImport = ({ db }: { db: Db }, { caller, importId, requestKey, ...apply }: Apply) =>
  runOnce(db, {
    caller,
    requestKey,
    request: ['apply import', importId, apply],
    schema: contract.data,
    work: async (tx) => {
      const { shopId } = caller
      const { counts } = await getImport(tx, { shopId, importId })
      if (apply.wrongRows === 'NONE_MAY_BE_WRONG' && counts.wrong > 0) throw rowsWrong(counts.wrong)
      const { planHash } = apply
      const appliesOdd = apply.oddPrices === 'APPLY'
      if (!(await startApplying(tx, { shopId, importId, planHash, appliesOdd }))) throw planChanged()
      await enqueue(tx, importConfirmed, { importId }, { key: `apply_import:${importId}` })
      return { import: showImport(await getImport(tx, { shopId, importId })) }
    },
  })

/** Rows per transaction, so few that a shopper who buys one of them hardly waits: no product is locked for longer than these take. */
const AT_ONCE = 50

/** Idempotent: each step marks its rows in the transaction that changes them, so a killed run continues where it stopped. */
export async function applyImport({ db }: { db: Db }, { importId }: { importId: ImportId }): Promise<void> {
  const applying = await findApplying(db.read, importId)
  if (!applying) return
  for (;;) {
    const applied = await db.transaction((tx) => applyStep(tx, importId, applying))
    if (applied === 0) break
  }
  await db.statement((writer) => markDone(writer, importId))
}

async function applyStep(tx: Tx, importId: ImportId, applying: Applying): Promise<number> {
  const rows = await takeWaiting(tx, importId, AT_ONCE)
  if (rows.length === 0) return 0
  const changed = rows.flatMap((row) => (row.draft === null ? [row] : []))
  const drafts = rows.flatMap((row) => (row.draft === null ? [] : [row]))
  const results = [
    ...(await changeKnown(tx, changed, applying)),
    ...(await addDrafts(tx, { rows: drafts, ...applying })),
  ]
  await writeResults(tx, importId, results)
  return rows.length
}

async function changeKnown(
  tx: Tx,
  rows: readonly ChangedRow[],
  { shopId, accountId, appliesOdd }: Applying,
): Promise<RowResult[]> {
  const own = { shopId, ids: rows.map(({ sellableId }) => sellableId) }
  await lockOwnProducts(tx, own)
  const now = new Map((await findFacts(tx, own)).map((facts) => [facts._id, facts]))
  const judged = rows.map((row) => ({ row, reason: reasonToSkip(row, now.get(row.sellableId), appliesOdd) }))
  const good = judged.filter(({ reason }) => reason === null).map(({ row }) => row)
  await writeChanges(tx, { good, shopId, accountId })
  return judged.map(({ row: { line }, reason }) => ({ line, reason }))
}

/** Its row is locked, so what is true here is true until the end of the step. */
function reasonToSkip(row: ChangedRow, now: StockFacts | undefined, appliesOdd: boolean): string | null {
  if (!now) return 'This item is no longer among your products.'
  if (row.newPrice !== null && now.version !== row.version)
    return 'Someone changed this item after we checked the file.'
  if (row.oldStock !== null && now.available !== row.oldStock)
    return `Stock was ${row.oldStock} when the file was checked, and is ${now.available} now.`
  if (row.isOdd && !appliesOdd)
    return 'The price changes by more than half, or is below ₦50, and was left out.'
  return null
}

type Changes = { good: readonly ChangedRow[] } & Pick<Applying, 'shopId' | 'accountId'>

async function writeChanges(tx: Tx, { good, shopId, accountId }: Changes): Promise<void> {
  const prices = good.flatMap(({ sellableId, newPrice: kobo, version }) =>
    kobo === null ? [] : [{ sellableId, kobo, version }],
  )
  const saved = await updatePrices(tx, { shopId, prices })
  await raiseVersions(tx, saved)
  await changeStock(tx, { steps: good.flatMap(toStep), accountId })
  await updateLowStock(
    tx,
    good.flatMap(({ sellableId, newLow: low }) => (low === null ? [] : [{ sellableId, low }])),
  )
}

function toStep({ sellableId, oldStock, newStock }: ChangedRow) {
  if (oldStock === null || newStock === null) return []
  const change = newStock - oldStock
  const kind = change > 0 ? ('COUNTED_MORE' as const) : ('COUNTED_LESS' as const)
  return [
    {
      id: newId<StockMoveId>(),
      sellableId: sellableId satisfies SellableId,
      kind,
      change,
      note: 'From a file',
    },
  ]
}
