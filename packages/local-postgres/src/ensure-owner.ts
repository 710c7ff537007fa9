import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import pg from 'pg'

/** The market's role: it owns its databases and what is in them, and nothing else. */
export const OWNER = 'market'

type Addresses = { superuserUrl: (database: string) => string; passwordFile: string }

/**
 * T16: the market connects as an ordinary role, so that a hole in it opens no files or programs of the machine. Makes the
 * role, and hands it the databases of data folders that an earlier release has made as superuser. Returns its password.
 */
export async function ensureOwner({ superuserUrl, passwordFile }: Addresses): Promise<string> {
  const client = await connect(superuserUrl('postgres'))
  try {
    const password = await ensureRole(client, passwordFile)
    for (const database of await listUnowned(client)) {
      await handOver(superuserUrl(database))
      // Last, so that a start that was killed half way is continued by the next one.
      await client.query(`alter database ${client.escapeIdentifier(database)} owner to ${OWNER}`)
    }
    return password
  } finally {
    await client.end()
  }
}

async function ensureRole(client: pg.Client, passwordFile: string): Promise<string> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [OWNER])
  if (rowCount === 0) await client.query(`create role ${OWNER} login`)
  if (fs.existsSync(passwordFile)) return fs.readFileSync(passwordFile, 'utf8')
  const password = randomBytes(24).toString('base64url')
  await client.query(`alter role ${OWNER} password ${client.escapeLiteral(password)}`)
  fs.writeFileSync(`${passwordFile}.new`, password, { mode: 0o600 })
  fs.renameSync(`${passwordFile}.new`, passwordFile)
  return password
}

async function listUnowned(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ datname: string }>(
    `select datname from pg_database
     where datdba = current_user::regrole and datname not in ('postgres', 'template0', 'template1')`,
  )
  return rows.map(({ datname }) => datname)
}

async function handOver(url: string): Promise<void> {
  const client = await connect(url)
  try {
    await client.query(HAND_OVER)
  } finally {
    await client.end()
  }
}

// 'reassign owned' does not work for the role that the system itself belongs to. What belongs to an extension stays with it,
// and a sequence follows its table.
const HAND_OVER = `
  do $$
  declare
    command text;
  begin
    for command in
      select format('alter %s %s owner to ${OWNER}', kind, name) from (
        select 'pg_class'::regclass as catalogue, oid, relowner as owner, relnamespace as namespace,
          case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end as kind,
          oid::regclass::text as name
        from pg_class where relkind in ('r', 'p', 'v', 'm', 'S')
        union all
        select 'pg_proc'::regclass, oid, proowner, pronamespace, 'routine', oid::regprocedure::text from pg_proc
        union all
        select 'pg_ts_config'::regclass, oid, cfgowner, cfgnamespace, 'text search configuration', oid::regconfig::text
        from pg_ts_config
      ) as object
      where owner = current_user::regrole and namespace = 'public'::regnamespace and not exists (
        select from pg_depend
        where classid = object.catalogue and objid = object.oid and (deptype = 'e' or kind = 'sequence' and deptype in ('a', 'i'))
      )
    loop
      execute command;
    end loop;
  end $$`

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  return client
}
