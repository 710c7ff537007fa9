import { listWhole } from '#catalog/list-whole.ts'
import type { MatchDeps } from '#catalog/search/find-many-matches.ts'
import { splitWords } from '#catalog/search/query.rules.ts'
import { readWords } from '#catalog/search/read-words.ts'
import { findShopSpokenOf } from '#shops/find-shop-spoken-of.ts'
import { findShopsNamed } from '#shops/shops.reads.ts'
import type { Conversation } from '../conversation.rules.ts'
import { changeWish } from './change-wish.rules.ts'
import { CLAUSE_END, weighWords } from './fit/head.rules.ts'
import type { Search } from './search.rules.ts'
import { shownBefore, shownLast } from './show-shown.ts'

const MAX_WORDS = 12

export async function readSearch(deps: MatchDeps, asked: Conversation): Promise<Search> {
  const { wish, said } = asked
  const shop = await findShop(deps, asked)
  const ofShop = new Set(
    shop ? splitWords(`${shop.name} ${shop.name.replace(/([a-z])([A-Z])/g, '$1 $2')}`) : [],
  )
  const besides = shop ? [] : wish.shopWords // 'from Nsukka': not a shop, so it tells of the thing
  // A shop that was named as such took its words along; one that was only recognised still has them here.
  const isOfShop = (word: string) => wish.shopWords.length === 0 && ofShop.has(word)
  const spoken = [...wish.words, ...besides].filter((word) => !isOfShop(word)).slice(0, MAX_WORDS)
  const colours = wish.colours.filter((colour) => !isOfShop(colour))
  const words = await readWords(deps, spoken)
  const shown = said.change === null ? [] : await listShown(deps, asked)
  const [first] = shown
  return {
    wish: changeWish({ ...wish, colours }, said.change, shown),
    words,
    weights: weighWords(spokenOrder(asked), words),
    shop,
    seen: new Set(
      said.change === null ? [] : said.change === 'others' ? shownBefore(asked) : shownLast(asked),
    ),
    like: first ? { category: first.category, subcategory: first.subCategory } : null,
  }
}

/** All that was said about the wish, in order; what a follow-up adds says what the thing has, not what it is. */
function spokenOrder({ wish, said, earlier }: Conversation): string[] {
  const own = wordsInClauses(said.clauses)
  const [first] = wish.words
  if (first === undefined || own.includes(first)) return own
  const before = earlier.findLast((turn) => turn.said.plain.split(' ').includes(first))
  return [...(before?.said.plain.split(' ') ?? wish.words), 'with', ...own]
}

/** Behind a comma stands what the thing has ('shawarma, hot pepper'), unless only there it is asked for. */
const ASKS = /\b(?:want|need|what|which|who|how|show|find|looking|sells?|buy|have|give|get|recommend)\b/

const wordsInClauses = (clauses: readonly string[]): string[] =>
  clauses.flatMap((clause, at) => [
    ...(at > 0 && !ASKS.test(clause) ? [CLAUSE_END] : []),
    ...clause.split(' '),
  ])

async function listShown(deps: MatchDeps, asked: Conversation) {
  const ids = shownLast(asked)
  const whole = await listWhole(deps, ids.length > 0 || asked.lookingAt === null ? ids : [asked.lookingAt])
  return [...whole.values()]
}

async function findShop(deps: MatchDeps, { wish, said }: Conversation): Promise<Search['shop']> {
  const spokenOf = await findShopSpokenOf(deps, [...said.plain.split(' '), ...wish.words, ...wish.shopWords])
  if (spokenOf) return { id: spokenOf.id, name: spokenOf.name }
  if (wish.shopWords.length === 0) return null
  const [named] = await findShopsNamed(deps.db.read, [...wish.shopWords], 1)
  return named ? { id: named.id, name: named.name } : null
}
