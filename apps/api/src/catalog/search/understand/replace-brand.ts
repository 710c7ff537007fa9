import { BRANDS_ELSEWHERE } from '@ahia/reference/words/brands-elsewhere'
import type { Db } from '#tables.ts'
import { tokenise } from '../parse/tokenise.rules.ts'
import { isDictionaryWord, isEnglishWord } from './dictionary.ts'
import { soundOf } from './spelling.rules.ts'
import { findSynonyms, listSoundAlikes } from './synonyms.rules.ts'
import type { UnderstoodQuery } from './understood-query.rules.ts'
import { isCarried } from './vocabulary.sql.ts'

/** 'indomie' is instant noodles where the market has no Indomie. */
export async function replaceBrand(
  { db }: { db: Db },
  words: string[],
  isSentence: boolean,
): Promise<{ words: string[]; notCarried: UnderstoodQuery['notCarried'] }> {
  const found = brandIn(words) ?? brandIn(words.map(asBrand))
  // 'Always' is a brand of pads, and a word of many sentences.
  if (
    found === null ||
    (isSentence && words.length > found.length + 1 && EVERYDAY.has(words[found.at] ?? ''))
  )
    return { words, notCarried: null }
  const { at, length, kind } = found
  const own = words.slice(at, at + length)
  if (await isCarried(db.read, own.join(' '))) return { words, notCarried: null }
  const others = words.filter((_, place) => place < at || place >= at + length)
  const brand = own
    .map(asBrand)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
  const says = others.filter((word) => !WIDE.has(word) && !MODEL.test(word))
  const sold = await Promise.all(says.map((word) => findSynonyms(word) !== null || isCarried(db.read, word)))
  const isModel = says.length === 0 || (!isEnglishWord(own[0] ?? '') && sold.every((isSold) => !isSold))
  return isModel
    ? { words: tokenise(kind), notCarried: { brand, kind } }
    : { words: others, notCarried: { brand, kind: others.join(' ') } }
}

const EVERYDAY = new Set(
  'always bounty checkers dove fairy hero joy kings peak premier star sunlight tide tiger trophy'.split(' '),
)

/** Beside a brand these say less than the brand does. */
const WIDE = new Set('shoe shoes food drink drinks milk oil soap cream phone gadget'.split(' '))

/** 'iPhone 13 Pro Max', 'Peak milk tin': a model or a pack of that brand. */
const MODEL =
  /^(?:galaxy|\d+\w*|[a-z]\d+\w*|pro|max|plus|ultra|mini|note|series|hot|spark|camon|pop|tins?|sachets?|packs?|packets?|cartons?|bottles?|cans?|refill)$/

const LONGEST_BRAND = 3

/** 'sumsung', 'detol': brands of one word by how they sound. */
const BRAND_OF_SOUND = new Map(
  [...BRANDS_ELSEWHERE.keys()]
    .filter((brand) => /^[a-z]{5,}$/.test(brand))
    .map((brand) => [soundOf(brand), brand] as const),
)

/** 'sneekers' are sneakers before they are Snickers. */
const asBrand = (word: string): string => {
  const brand = isDictionaryWord(word) || word.length < 5 ? undefined : BRAND_OF_SOUND.get(soundOf(word))
  return brand === undefined || listSoundAlikes(word).some((other) => other !== brand) ? word : brand
}

function brandIn(words: readonly string[]): { at: number; length: number; kind: string } | null {
  for (let length = LONGEST_BRAND; length > 0; length -= 1)
    for (let at = 0; at + length <= words.length; at += 1) {
      const kind = BRANDS_ELSEWHERE.get(words.slice(at, at + length).join(' '))
      if (kind !== undefined) return { at, length, kind }
    }
  return null
}
