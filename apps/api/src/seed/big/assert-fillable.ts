import { type Link, openLink, readDatabaseState, tryToTakeTurn } from './load.sql.ts'

/** Throws for a market with any shop before anything is done to it, also before it is brought forward. */
export async function assertFillable(url: string): Promise<void> {
  const link = await openLink(url)
  try {
    await assertEmpty(link)
  } finally {
    await link.end()
  }
}

/** Throws as above; else the market is ours to fill until the connection ends. */
export async function claimMarket(link: Link): Promise<void> {
  if (!(await tryToTakeTurn(link))) throw new Error('Somebody else is filling this market just now')
  await assertEmpty(link)
}

async function assertEmpty(link: Link): Promise<void> {
  const { hasShops, hasTriggersOff } = await readDatabaseState(link)
  if (hasTriggersOff)
    throw new Error('A run ended half way here or is under way: drop this database after that')
  if (hasShops) throw new Error('This market has shops already: name an empty database')
}
