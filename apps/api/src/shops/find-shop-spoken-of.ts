import type { Db } from '#tables.ts'
import { listShopsWithAny, type ShopFound } from './shops.sql.ts'

/** The number of candidates: the whole name must occur, so the right shop has the most words in common. */
const ENOUGH = 20
/** Shorter names are words of everyday speech. */
const SHORTEST_NAME = 6

/** The shop whose whole name occurs in the words (lower case, letters and digits), however it is split. */
export async function findShopSpokenOf(
  { db }: { db: Db },
  words: readonly string[],
): Promise<ShopFound | null> {
  const spoken = words.filter((word) => /^[a-z0-9]+$/.test(word))
  if (spoken.length === 0) return null
  const text = spoken.join('')
  const found = await listShopsWithAny(db.read, [...new Set(spoken)], ENOUGH)
  return found.find(({ name }) => isWithin(inOne(name), text)) ?? null
}

const isWithin = (name: string, text: string): boolean => name.length >= SHORTEST_NAME && text.includes(name)

const inOne = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/['’]s\b/g, '')
    .replace(/[^a-z0-9]/g, '')
