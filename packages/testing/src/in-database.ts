import pg from 'pg'

/** Speaks to a database past the program that serves it, for a test that needs the world to change. */
export async function inDatabase(url: string, statement: string, values: unknown[] = []): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query(statement, values)
  } finally {
    await client.end()
  }
}
