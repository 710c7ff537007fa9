import { CATEGORY_NAMES } from '@ahia/reference/assistant/category-names'
import { CATEGORIES, type Category } from '@ahia/reference/categories'
import { BRANDS_ELSEWHERE } from '@ahia/reference/words/brands-elsewhere'
import { findShopSpokenOf } from '#shops/find-shop-spoken-of.ts'
import type { Db } from '#tables.ts'
import { splitWords } from '../search/query.rules.ts'
import { understandWords } from '../search/understand-words.ts'
import { isCarried } from '../search/vocabulary.sql.ts'
import { kindIn } from './kind-of.rules.ts'
import { needIn } from './need-of.rules.ts'
import { readQuery, thingWords } from './read-query.rules.ts'
import { wordsOf } from './reading/line.rules.ts'
import { severalIn } from './several.rules.ts'
import type { Understanding } from './understanding.rules.ts'

const MAX_WORDS = 12

const CATEGORY_OF = new Map<string, Category>(
  CATEGORIES.flatMap((category) =>
    // A wardrobe is also a thing.
    CATEGORY_NAMES[category].filter((name) => name !== 'wardrobe').map((name) => [name, category] as const),
  ),
)

export async function understandQuery(deps: { db: Db }, text: string): Promise<Understanding> {
  const reading = readQuery(text)
  const shop = await findShopSpokenOf(deps, wordsOf(reading.line))
  const ofShop = new Set(
    shop ? splitWords(`${shop.name} ${shop.name.replace(/([a-z])([A-Z])/g, '$1 $2')}`) : [],
  )
  const isOfShop = (word: string) => ofShop.has(word) || [...ofShop].join('').includes(word)
  const typed = thingWords(reading.left).filter((word) => shop === null || !isOfShop(word))
  const found = shop || typed.length > 0 ? typed : thingWords(reading.line)
  const spoken = (shop || found.length > 0 ? found : wordsOf(reading.line)).slice(0, MAX_WORDS)
  const { words, notCarried } = await replaceBrand(deps, spoken)
  const kind = notCarried ? null : kindIn(wordsOf(reading.left), words)
  const isWhole = kind?.rest.length === 0
  const category = notCarried || isWhole ? null : (CATEGORY_OF.get(words.join(' ')) ?? null)
  const parts = notCarried || shop ? null : severalIn(reading.left)
  return {
    reading,
    shop: shop && { id: shop.id, name: shop.name, without: spoken.join(' ') },
    words: category ? [] : await understandWords(deps, words),
    several: parts && (await Promise.all(parts.map((part) => understandWords(deps, part)))),
    category,
    notCarried,
    need: needIn(wordsOf(reading.line).join(' ')),
    kind: kind && { kind: kind.kind, rest: await understandWords(deps, kind.rest) },
    isSentence: wordsOf(reading.left).length > spoken.length,
  }
}

/** 'indomie' is instant noodles where the market has no Indomie. */
async function replaceBrand(
  { db }: { db: Db },
  words: string[],
): Promise<{ words: string[]; notCarried: Understanding['notCarried'] }> {
  const found = brandIn(words)
  if (found === null) return { words, notCarried: null }
  const { at, length, kind } = found
  const own = words.slice(at, at + length)
  if (await isCarried(db.read, own.join(' '))) return { words, notCarried: null }
  const others = words.filter((_, place) => place < at || place >= at + length)
  const brand = own.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
  return others.every((word) => WIDE.has(word) || MODEL.test(word))
    ? { words: splitWords(kind), notCarried: { brand, kind } }
    : { words: others, notCarried: { brand, kind: others.join(' ') } }
}

/** Beside a brand these say less than the brand does. */
const WIDE = new Set('shoe shoes food drink drinks milk oil soap cream phone gadget'.split(' '))

/** 'iPhone 13 Pro Max', 'Peak milk tin': a model or a pack of that brand. */
const MODEL =
  /^(?:\d+\w*|[a-z]\d+\w*|pro|max|plus|ultra|mini|note|series|hot|spark|camon|pop|tins?|sachets?|packs?|packets?|cartons?|bottles?|cans?|refill)$/

const LONGEST_BRAND = 3

function brandIn(words: readonly string[]): { at: number; length: number; kind: string } | null {
  for (let length = LONGEST_BRAND; length > 0; length -= 1)
    for (let at = 0; at + length <= words.length; at += 1) {
      const kind = BRANDS_ELSEWHERE.get(words.slice(at, at + length).join(' '))
      if (kind !== undefined) return { at, length, kind }
    }
  return null
}
