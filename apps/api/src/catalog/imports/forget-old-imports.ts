import type { Db } from '#tables.ts'
import { deleteOldImports } from './imports.sql.ts'

export const forgetOldImports = ({ db }: { db: Db }): Promise<void> => db.statement(deleteOldImports)
