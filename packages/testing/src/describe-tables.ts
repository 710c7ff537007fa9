import pg from 'pg'

type Column = {
  table: string
  column: string
  type: string
  isNullable: boolean
  hasDefault: boolean
  /** The table whose id this is: its own for a primary key, the referenced one for a foreign key. */
  idOf: string | null
  /** The check that lists the only words this column may hold, as PostgreSQL writes it. */
  wordCheck: string | null
}

const TYPES: Record<string, string> = {
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'Date',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  json: 'unknown',
  jsonb: 'unknown',
  numeric: 'string',
  text: 'string',
  timestamptz: 'Date',
  tsvector: 'string',
  _text: 'string[]',
}

const QUERY = `
  select c.relname as "table", a.attname as "column", t.typname as "type", not a.attnotnull as "isNullable",
    a.atthasdef or a.attidentity <> '' as "hasDefault",
    (select case k.contype when 'p' then c.relname else k.confrelid::regclass::text end
     from pg_constraint k
     where k.conrelid = c.oid and k.contype in ('p', 'f') and k.conkey = array[a.attnum]
     order by k.contype limit 1) as "idOf",
    (select pg_get_constraintdef(k.oid) from pg_constraint k
     where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
       and pg_get_constraintdef(k.oid) like '%= ANY (ARRAY[%' limit 1) as "wordCheck"
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and c.relname <> 'schema_migrations'
  order by c.relname, a.attnum`

/** The TypeScript of all tables, as the database itself describes them. */
export async function describeTables(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<Column>(QUERY)
  await client.end()
  return toSource(rows)
}

function toSource(columns: Column[]): string {
  const ids = new Set<string>()
  const tables = [...Map.groupBy(columns, ({ table }) => table)].map(([table, own]) => {
    const fields = own.map((column) => `    ${column.column}: ${toType(column, ids)}\n`)
    return `  ${table}: {\n${fields.join('')}  }\n`
  })
  const body = tables.join('')
  const uses = (word: string) => new RegExp(`\\b${word}\\b`).test(body)
  return [
    '// Made by `npm run tables` from the migrations. A test fails when it no longer fits the database.\n',
    ids.size > 0 ? `import type { ${[...ids].sort().join(', ')} } from '@ahia/contracts/ids'\n` : '',
    uses('Kobo') ? `import type { Kobo } from '@ahia/money/kobo'\n` : '',
    `import type { ${uses('Generated') ? 'Generated, ' : ''}Kysely, Transaction } from 'kysely'\n`,
    `import type { Database, ReadOnly } from '#platform/database/database.ts'\n\n`,
    `export type Tables = {\n${body}}\n\n`,
    '/** What use cases are given. */\n',
    'export type Db = Database<Tables>\n',
    '/** Reads, and nothing else; a `Writer` or `Tx` will do too. */\n',
    'export type Reader = ReadOnly<Tables>\n',
    '/** For a command that is one statement. */\n',
    'export type Writer = Kysely<Tables>\n',
    'export type Tx = Transaction<Tables>\n',
  ].join('')
}

function toType(described: Column, ids: Set<string>): string {
  const { isNullable, hasDefault } = described
  const base = toBaseType(described, ids)
  const nullable = isNullable ? `${base} | null` : base
  return hasDefault ? `Generated<${nullable}>` : nullable
}

function toBaseType({ table, column, type, idOf, wordCheck }: Column, ids: Set<string>): string {
  if (type === 'uuid') return toIdType(idOf, ids)
  if (type === 'int8' && column.endsWith('_kobo')) return 'Kobo'
  if (wordCheck !== null) return [...wordCheck.matchAll(/'[^']*'/g)].join(' | ')
  const base = TYPES[type]
  if (base === undefined)
    throw new Error(`Say in describe-tables.ts what ${table}.${column} of type ${type} is`)
  return base
}

// products.id and whatever points to it is a ProductId, so that two kinds of id cannot be mixed up.
function toIdType(table: string | null, ids: Set<string>): string {
  if (table === null) return 'string'
  const words = table.split('_').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  const name = `${words
    .join('')
    .replace(/ies$/, 'y')
    .replace(/ches$/, 'ch')
    .replace(/(?<!New)s$/, '')}Id`
  ids.add(name)
  return name
}
