import pg from 'pg'

const KEEPER = 'ahia-keeper'

/** Each process that uses the local server holds one connection, so that the last one to leave turns off the light. */
export async function joinKeepers(url: string) {
  const client = new pg.Client({ connectionString: url, application_name: KEEPER })
  client.on('error', () => {}) // the server may go first; leaving copes with that
  await client.connect()
  return {
    /** Says whether nobody else is left. */
    leave: async (): Promise<boolean> => {
      try {
        const { rows } = await client.query<{ others: number }>(
          `select count(*)::int as others from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid()`,
          [KEEPER],
        )
        await client.end()
        return rows[0]?.others === 0
      } catch {
        return true // no answer: whatever is left of the server is to be stopped
      }
    },
  }
}
