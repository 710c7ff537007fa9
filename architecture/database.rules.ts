import { isFoundation } from './layers.ts'
import type { Place } from './place.ts'
import type { Import } from './resolve-import.ts'
import type { ImportRule } from './rule.ts'

const DRIVERS = ['pg', 'kysely']
const SQL_SPEAKERS = [
  'apps/api',
  'apps/payment-sandbox',
  'packages/testing',
  'packages/local-postgres',
  'scripts',
  'proofs',
]

const isDriver = ({ specifier }: Import): boolean =>
  DRIVERS.some((name) => specifier === name || specifier.startsWith(`${name}/`))

const SQL_ROLES = ['sql', 'reads']

const isInSlice = ({ layout, folder, isTest }: Place): boolean =>
  layout === 'api' && folder !== null && !isFoundation(folder) && !isTest

export const databaseRules = {
  onlyTheApiSpeaksSql: {
    sentence: `only ${SQL_SPEAKERS.join(', ')} and tests import pg or kysely`,
    isBroken: (arrow) => isDriver(arrow) && !arrow.from.isTest && !SQL_SPEAKERS.includes(arrow.from.home),
  },
  onlySqlFilesSpeakSql: {
    sentence: 'inside a slice only its .sql.ts and .reads.ts import pg or kysely',
    isBroken: (arrow) => isDriver(arrow) && isInSlice(arrow.from) && !SQL_ROLES.includes(arrow.from.role),
  },
} satisfies Record<string, ImportRule>
