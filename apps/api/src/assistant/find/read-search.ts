import { listWhole } from '#catalog/list-whole.ts'
import { tokenise } from '#catalog/search/parse/tokenise.rules.ts'
import type { SearchDeps } from '#catalog/search/search-deps.ts'
import { understandTerms } from '#catalog/search/understand/understand-terms.ts'
import { findShopSpokenOf } from '#shops/find-shop-spoken-of.ts'
import { findShopsNamed } from '#shops/shops.reads.ts'
import type { Conversation } from '../conversation.rules.ts'
import { changeRequest } from './change-request.rules.ts'
import { CLAUSE_END, findQueryHead } from './fit/head.rules.ts'
import type { Search } from './search.rules.ts'
import { shownBefore, shownLast } from './show-shown.ts'

const MAX_WORDS = 12

export async function readSearch(deps: SearchDeps, conversation: Conversation): Promise<Search> {
  const { request, message } = conversation
  const shop = await findShop(deps, conversation)
  const ofShop = new Set(
    shop ? tokenise(`${shop.name} ${shop.name.replace(/([a-z])([A-Z])/g, '$1 $2')}`) : [],
  )
  const besides = shop ? [] : request.shopWords // 'from Nsukka': not a shop, so it tells of the thing
  // A shop that was named as such took its words along; one that was only recognised still has them here.
  const isOfShop = (word: string) => request.shopWords.length === 0 && ofShop.has(word)
  const spoken = [...request.words, ...besides].filter((word) => !isOfShop(word)).slice(0, MAX_WORDS)
  const colours = request.colours.filter((colour) => !isOfShop(colour))
  const words = await understandTerms(deps, spoken)
  const shown = message.change === null ? [] : await listShown(deps, conversation)
  const [first] = shown
  return {
    request: changeRequest({ ...request, colours }, message.change, shown),
    words,
    queryHead: findQueryHead(spokenOrder(conversation), words),
    shop,
    seen: new Set(
      message.change === null
        ? []
        : message.change === 'others'
          ? shownBefore(conversation)
          : shownLast(conversation),
    ),
    like: first ? { category: first.category, subcategory: first.subCategory } : null,
  }
}

/** All that was said about the request, in order; what a follow-up adds says what the thing has, not what it is. */
function spokenOrder({ request, message, earlier }: Conversation): string[] {
  const own = wordsInClauses(message.clauses)
  const [first] = request.words
  if (first === undefined || own.includes(first)) return own
  const before = earlier.findLast((turn) => turn.message.plain.split(' ').includes(first))
  return [...(before?.message.plain.split(' ') ?? request.words), 'with', ...own]
}

/** Behind a comma stands what the thing has ('shawarma, hot pepper'), unless only there it is asked for. */
const ASKS = /\b(?:want|need|what|which|who|how|show|find|looking|sells?|buy|have|give|get|recommend)\b/

const wordsInClauses = (clauses: readonly string[]): string[] =>
  clauses.flatMap((clause, at) => [
    ...(at > 0 && !ASKS.test(clause) ? [CLAUSE_END] : []),
    ...clause.split(' '),
  ])

async function listShown(deps: SearchDeps, conversation: Conversation) {
  const ids = shownLast(conversation)
  const whole = await listWhole(
    deps,
    ids.length > 0 || conversation.lookingAt === null ? ids : [conversation.lookingAt],
  )
  return [...whole.values()]
}

async function findShop(deps: SearchDeps, { request, message }: Conversation): Promise<Search['shop']> {
  const spokenOf = await findShopSpokenOf(deps, [
    ...message.plain.split(' '),
    ...request.words,
    ...request.shopWords,
  ])
  if (spokenOf) return { id: spokenOf.id, name: spokenOf.name }
  if (request.shopWords.length === 0) return null
  const [named] = await findShopsNamed(deps.db.read, [...request.shopWords], 1)
  return named ? { id: named.id, name: named.name } : null
}
