import type { ImportId } from '@ahia/contracts/ids'
import { matchImportColumns as contract } from '@ahia/contracts/seller/imports'
import { enqueue } from '#platform/jobs/outbox.ts'
import { runOnce, type ShopCaller } from '#shops/commands/run-once.ts'
import type { Db } from '#tables.ts'
import { planChanged } from '../catalog.errors.ts'
import { badField } from '../listings/listings.errors.ts'
import { type Means, unclearColumns } from './columns.rules.ts'
import { getImport, showImport } from './get-import.ts'
import { rememberColumns } from './import-columns.sql.ts'
import { readAgain } from './imports.sql.ts'
import { importSent } from './plan-import.ts'

type Match = { caller: ShopCaller; importId: ImportId; requestKey: string; means: Means }

/** SELL-44: the shop says which column is what. It is remembered, and the file is planned again; nothing else changes. */
export const matchColumns = ({ db }: { db: Db }, { caller, importId, requestKey, means }: Match) =>
  runOnce(db, {
    caller,
    requestKey,
    request: ['match columns', importId, means],
    schema: contract.data,
    work: async (tx) => {
      const { shopId } = caller
      const { columns } = await getImport(tx, { shopId, importId })
      const header = columns.map(({ heading }) => heading)
      if (means.length !== header.length) throw badField('means', 'Choose for each column.')
      const unclear = unclearColumns(header, means)
      if (unclear !== null) throw badField('means', unclear)
      if (!(await readAgain(tx, { shopId, importId, means }))) throw planChanged()
      await rememberColumns(tx, { shopId, header, means })
      await enqueue(tx, importSent, { importId }, { key: `plan_import:${importId}` })
      return { import: showImport(await getImport(tx, { shopId, importId })) }
    },
  })
