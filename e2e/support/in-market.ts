import pg from 'pg'
import type { Market } from './test.ts'

/** Speaks to the database of this worker's own market, of which no other journey is a guest meanwhile. */
export async function inMarket({ databaseUrl }: Market, statement: string): Promise<void> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
