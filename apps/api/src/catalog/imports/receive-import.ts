import type { ImportId } from '@ahia/contracts/ids'
import { MAX_IMPORT_BYTES } from '@ahia/contracts/limits'
import { sendImport } from '@ahia/contracts/seller/imports'
import { readFiles, type SentFile } from '#platform/http/input/read-files.ts'
import { newId } from '#platform/ids.ts'
import { enqueue } from '#platform/jobs/outbox.ts'
import type { ShopCaller } from '#shops/commands/run-once.ts'
import type { Db } from '#tables.ts'
import { fileEmpty } from '../catalog.errors.ts'
import { getImport, showImport } from './get-import.ts'
import { insertImport } from './imports.sql.ts'
import { importSent } from './plan-import.ts'

const BOUNDS = {
  field: sendImport.files.field,
  maxFiles: 1,
  maxFileBytes: MAX_IMPORT_BYTES,
  maxBytes: MAX_IMPORT_BYTES + 64 * 1024,
  silenceMs: 10_000,
  graceMs: 10_000,
  minBytesPerSecond: 8 * 1024,
  deadlineMs: 120_000,
}

/** SELL-44: stores the file; the background reads it. Nothing is changed by it. */
export async function receiveImport(
  { db }: { db: Db },
  { caller, request }: { caller: ShopCaller; request: Request },
) {
  const files: SentFile[] = []
  await readFiles(request, BOUNDS, async (file) => {
    files.push(file)
  })
  const [sent] = files
  if (!sent || sent.bytes.length === 0) throw fileEmpty()
  const importId = newId<ImportId>()
  const { shopId, accountId } = caller
  return db.transaction(async (tx) => {
    const file = Buffer.from(sent.bytes)
    await insertImport(tx, { id: importId, shopId, accountId, fileName: nameOf(sent), file })
    await enqueue(tx, importSent, { importId }, { key: `plan_import:${importId}` })
    return showImport(await getImport(tx, { shopId, importId }))
  })
}

const nameOf = ({ name }: SentFile): string =>
  name
    .replace(/[^\p{L}\p{N} ._()-]/gu, '')
    .slice(0, 200)
    .trim() || 'file.csv'
