import pg from 'pg'

/** Changes a database behind the server's back, for a test that needs it. */
export async function inDatabase(url: string, statement: string, values: unknown[] = []): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query(statement, values)
  } finally {
    await client.end()
  }
}
