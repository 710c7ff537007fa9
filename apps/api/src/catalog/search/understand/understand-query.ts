import { CATEGORY_NAMES } from '@ahia/reference/assistant/category-names'
import { CATEGORIES, type Category } from '@ahia/reference/categories'
import { BRANDS_ELSEWHERE } from '@ahia/reference/words/brands-elsewhere'
import { findShopSpokenOf } from '#shops/find-shop-spoken-of.ts'
import type { Db } from '#tables.ts'
import { listWords } from '../parse/normalised-text.rules.ts'
import { listContentWords, parseQuery } from '../parse/parse-query.rules.ts'
import { splitList } from '../parse/split-list.rules.ts'
import { tokenise } from '../query.rules.ts'
import { isDictionaryWord, isEnglishWord } from './dictionary.ts'
import { findBroadTerm } from './find-broad-term.rules.ts'
import { isVerb } from './find-head-noun.rules.ts'
import { findPurpose } from './find-purpose.rules.ts'
import type { QueryTerm } from './query-term.rules.ts'
import { soundOf } from './spelling.rules.ts'
import { findSynonyms, listSoundAlikes } from './synonyms.rules.ts'
import { understandTerms } from './understand-terms.ts'
import type { UnderstoodQuery } from './understood-query.rules.ts'
import { isCarried } from './vocabulary.sql.ts'

const MAX_WORDS = 12

const CATEGORY_OF = new Map<string, Category>(
  CATEGORIES.flatMap((category) =>
    // A wardrobe is also a thing.
    CATEGORY_NAMES[category].filter((name) => name !== 'wardrobe').map((name) => [name, category] as const),
  ),
)

export async function understandQuery(deps: { db: Db }, text: string): Promise<UnderstoodQuery> {
  const parsed = parseQuery(text)
  const shop = await findShopSpokenOf(deps, listWords(parsed.text))
  const ofShop = new Set(
    shop ? tokenise(`${shop.name} ${shop.name.replace(/([a-z])([A-Z])/g, '$1 $2')}`) : [],
  )
  const isOfShop = (word: string) => ofShop.has(word) || [...ofShop].join('').includes(word)
  const typed = listContentWords(parsed.remainingText).filter((word) => shop === null || !isOfShop(word))
  const found = shop || typed.length > 0 ? typed : listContentWords(parsed.text)
  const spoken = (shop || found.length > 0 ? found : listWords(parsed.text)).slice(0, MAX_WORDS)
  const isSentence = listWords(parsed.remainingText).length > spoken.length
  const { words, notCarried } = await replaceBrand(deps, spoken, isSentence)
  const understoodWords = await understandTerms(deps, words)
  const respell = correcting(understoodWords)
  const things = isSentence ? words.filter((word) => !isVerb(word)) : words
  const kind = notCarried ? null : findBroadTerm(respell(listWords(parsed.remainingText)), respell(things))
  const isWhole = kind?.otherWords.length === 0 && kind.optionalWords.length === 0
  const category = notCarried || isWhole ? null : (CATEGORY_OF.get(words.join(' ')) ?? null)
  const parts = notCarried || shop ? null : splitList(parsed.remainingText)
  return {
    parsed,
    shop: shop && { id: shop.id, name: shop.name, without: spoken.join(' ') },
    terms: category ? [] : understoodWords,
    listedTerms: parts && (await Promise.all(parts.map((part) => understandTerms(deps, part)))),
    category,
    notCarried,
    purpose: findPurpose(respell(listWords(parsed.text)).join(' ')),
    broadTerm: kind && {
      term: kind.term,
      otherTerms: await understandTerms(deps, kind.otherWords),
      optionalTerms: await understandTerms(deps, kind.optionalWords),
    },
    isSentence,
  }
}

/** 'blud pressure' is a need as soon as it is spelt right. */
function correcting(understood: readonly QueryTerm[]): (words: readonly string[]) => string[] {
  const corrections = new Map(
    understood.flatMap(({ typed, match, isPrefix, phrases: [first = typed] }) =>
      match === 'corrected' && !isPrefix && first !== typed ? [[typed, first] as const] : [],
    ),
  )
  return (words) => words.map((word) => corrections.get(word) ?? word)
}

/** 'indomie' is instant noodles where the market has no Indomie. */
async function replaceBrand(
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
