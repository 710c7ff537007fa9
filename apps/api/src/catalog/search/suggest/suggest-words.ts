import { IDLE_WORDS } from '@ahia/reference/assistant/idle-words'
import type { Reader } from '#tables.ts'
import { listWordsByPrefix } from '../understand/vocabulary.sql.ts'

const MAX_WORDS = 3
/** More than are shown, as some are no words to search for. */
const CANDIDATES = 12

/** Words of packaging, which nobody searches for alone. */
const PACKS = new Set(
  'pack packs packet set pair piece pieces pcs box carton kit size sizes bundle ready free full made'.split(
    ' ',
  ),
)

/** The typed words with the last one completed, the word of most products first. */
export async function suggestWords(reader: Reader, words: readonly string[]): Promise<string[]> {
  const last = words.at(-1) ?? ''
  const earlier = words.slice(0, -1)
  if (earlier.length > 0 || !/^[a-z]+$/.test(last)) return []
  const found = await listWordsByPrefix(reader, last, CANDIDATES)
  return found
    .map(({ word }) => word)
    .filter((word) => word !== last && !IDLE_WORDS.has(word) && !PACKS.has(word))
    .slice(0, MAX_WORDS)
}
