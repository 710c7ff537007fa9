import pg from 'pg'

// It exists, or another process is creating it right now.
const EXISTS = new Set(['42P04', '23505'])

/** Creates the database unless it exists; `template` makes it a copy of another one. */
export async function createDatabase(adminUrl: string, name: string, template = 'template1'): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    const [quoted, source] = [client.escapeIdentifier(name), client.escapeIdentifier(template)]
    await client.query(`create database ${quoted} template ${source}`)
  } catch (error) {
    const exists = error instanceof pg.DatabaseError && EXISTS.has(error.code ?? '')
    if (!exists) throw error
  } finally {
    await client.end()
  }
}
