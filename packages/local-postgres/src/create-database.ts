import pg from 'pg'

// It exists, or another process is creating it right now.
const EXISTS = new Set(['42P04', '23505'])

type NewDatabase = {
  name: string
  /** Makes it a copy of another one. */
  template?: string | undefined
  /** Else it belongs to the role of the address. */
  owner?: string
}

/** Creates the database unless it exists. */
export async function createDatabase(url: string, { name, template, owner }: NewDatabase): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const quoted = client.escapeIdentifier(name)
    // Whole files: a filled template, page by page through the log, takes several times as long.
    const copying =
      template === undefined ? '' : ` template ${client.escapeIdentifier(template)} strategy file_copy`
    const belonging = owner === undefined ? '' : ` owner ${client.escapeIdentifier(owner)}`
    await client.query(`create database ${quoted}${copying}${belonging}`)
  } catch (error) {
    const exists = error instanceof pg.DatabaseError && EXISTS.has(error.code ?? '')
    if (!exists) throw error
  } finally {
    await client.end()
  }
}
