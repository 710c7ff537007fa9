import pg from 'pg'

/** Any number works, as long as all users of a server take the same one. */
const LOCK_KEY = 4_127_002

/** Each process that uses the local server holds one shared lock, so that the last one to leave stops the server. */
export async function joinKeepers(url: string) {
  const client = new pg.Client({ connectionString: url, application_name: 'ahia-keeper' })
  client.on('error', () => {}) // the server may stop first; leaving handles that
  await client.connect()
  await client.query('select pg_advisory_lock_shared($1)', [LOCK_KEY])
  return {
    /** Whether nobody else is left: of two that leave at once, one is the last. */
    leave: async (): Promise<boolean> => {
      try {
        await client.query('select pg_advisory_unlock_shared($1)', [LOCK_KEY])
        const { rows } = await client.query<{ isLast: boolean }>(
          'select pg_try_advisory_lock($1) as "isLast"',
          [LOCK_KEY],
        )
        await client.end()
        return rows[0]?.isLast === true
      } catch {
        return true // no answer: stop whatever is left of the server
      }
    },
  }
}
