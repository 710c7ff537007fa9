import type { ImportId, ShopId } from '@ahia/contracts/ids'
import type { Import } from '@ahia/contracts/seller/imports'
import type { Db, Reader } from '#tables.ts'
import { importNotFound } from '../catalog.errors.ts'
import { BYTE_ORDER_MARK, csvLine } from '../csv/write-csv.rules.ts'
import { listErrorRows, listRows, readHeader, type ShownRows } from './import-rows.sql.ts'
import { findImport, type ImportRecord } from './imports.sql.ts'

type Own = { shopId: ShopId; importId: ImportId }

/** T5: throws the same for another shop's import and for an unknown one. */
export async function getImport(reader: Reader, own: Own): Promise<ImportRecord> {
  const found = await findImport(reader, own)
  if (!found) throw importNotFound()
  return found
}

export const showImport = ({ createdAt, ...found }: ImportRecord): Import => ({
  ...found,
  createdAt: createdAt.toISOString(),
})

export async function findLastImport({ db }: { db: Db }, shopId: ShopId): Promise<Import | null> {
  const found = await findImport(db.read, { shopId, importId: null })
  return found && showImport(found)
}

type Page = Own & { only: ShownRows; after: number; limit: number }

/** SELL-44: a plan, or what became of it. */
export async function listImportRows({ db }: { db: Db }, { shopId, importId, ...page }: Page) {
  const found = await getImport(db.read, { shopId, importId })
  const rows = await listRows(db.read, { importId, ...page, limit: page.limit + 1 })
  const shown = rows.slice(0, page.limit)
  return {
    import: showImport(found),
    rows: shown,
    next: rows.length > page.limit ? (shown.at(-1)?.line ?? null) : null,
  }
}

const AT_ONCE = 500
const REASON_COLUMN = 'What is wrong'

/** SELL-44: what is wrong in the file as it was sent, to be put right and sent again. */
export async function* writeErrors({ db }: { db: Db }, importId: ImportId): AsyncGenerator<string> {
  const { header, delimiter } = await readHeader(db.read, importId)
  const names = header.filter((name) => name !== REASON_COLUMN)
  yield BYTE_ORDER_MARK + csvLine([...names, REASON_COLUMN], delimiter)
  const wasThere = header.indexOf(REASON_COLUMN)
  for (let after = 0; ; ) {
    const rows = await listErrorRows(db.read, { importId, after, limit: AT_ONCE })
    const lines = rows.map(({ cells, reason }) => {
      const sent = header.map((_, place) => cells[place] ?? '').filter((_, place) => place !== wasThere)
      return csvLine([...sent, reason], delimiter)
    })
    if (lines.length > 0) yield lines.join('')
    const last = rows.at(-1)
    if (!last || rows.length < AT_ONCE) return
    after = last.line
  }
}
