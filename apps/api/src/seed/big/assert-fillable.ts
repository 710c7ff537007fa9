import { type Link, openLink, readDatabaseState, tryToTakeTurn } from './load.sql.ts'

/** Throws if the market has any shop, before anything is changed or migrated. */
export async function assertFillable(url: string): Promise<void> {
  const link = await openLink(url)
  try {
    await assertEmpty(link)
  } finally {
    await link.end()
  }
}

/** Throws as above; else locks the market for filling until the connection ends. */
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
