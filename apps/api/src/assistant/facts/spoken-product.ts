import type { Product } from '@ahia/contracts/catalog'
import { CATEGORY_NAMES } from '@ahia/reference/assistant/category-names'
import { PLACES } from '@ahia/reference/assistant/places'
import { listWhole } from '#catalog/list-whole.ts'
import type { AssistantDeps } from '../assistant-deps.ts'
import type { Conversation } from '../conversation.rules.ts'
import { findNamed } from '../find/find-named.ts'
import { showShown } from '../find/show-shown.ts'
import { normalise } from './normalise.ts'

/** What is said in questions about delivery, returns and payment, and names no goods. */
const TALK = new Set(
  `a an the this that these those it its e am is are was be been do does did can could may will would shall should have has had i you we they una me my your our us he she him her them their
  of for to from in on at by with without within into as if or and but so then when where what which who whom whose why how much many long far near soon
  abeg pls please oga madam bros sis dear hello hi hey good morning afternoon evening wetin dey go fit wan want wanna need like no not never yes na don get una sabi make how oya shey o oh ooh
  deliver delivers delivery delivered delivering shipping ship shipped waybill send sent fee fees cost costs price charge charges pay paid paying payment free money naira amount total
  return returns returned returning returnable refund refunds refunded exchange policy back change changed mind days day week weeks hours hour month months period time take takes reach reaches arrive come comes bring brought get gets
  shop shops store stores seller market marketplace ahia online order orders ordered ordering buy buys buying bought item items product products thing things goods something anything one ones page open
  state states city town place places area location address house home door doorstep outside inside across nigeria country same other another different too also still any some all every each about after before until till up down out there here now today tomorrow sunday saturday weekend
  warranty guarantee guaranteed broken damaged faulty spoilt spoil fake wrong says said say tell know ask question possible allowed available offer offers give given accept accepts work works use used using let just only really am im dont cant
  stay live lives living based reside around close closest nearby cheapest fast fastest quick quickly early urgent urgently exactly single two three four five people man woman person guys sir ma bring brings kindly actually pay reason receive received go gone
  whats sending directly direct wey dem dis dat express instant special extra separate separately happen happens handle handles internet name names shown correct prefer cash
  cheaper cheap expensive dear costly costlier high higher highest low lower lowest most least less more better best difference between vs versus way ways means increase reduce heavy weight weigh load big bulky spend sundays saturdays weekends public holiday holidays night nights together separately internationally international worldwide nationwide service services option options fixed rate rates rider riders dispatch else working business must supposed person someone somebody
  parcel parcels package packages carry carrying carried load loads waka pickup pick collect collection point points station estimate estimated estimation calculate expect expected normally usually approximately`.split(
    /\s+/,
  ),
)
const PLACE_WORDS: ReadonlySet<string> = new Set(
  Object.values(PLACES)
    .flat()
    .flatMap((name) => name.split(' ')),
)

/** Words of the message that may name goods. */
export const namingWords = ({ message }: Conversation): string[] =>
  (
    message.text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/['’]s?\b/g, '')
      .match(/[a-z0-9]+/g) ?? []
  ).filter((word) => !TALK.has(word) && !PLACE_WORDS.has(word) && /[a-z]/.test(word) && word.length > 1)

const WHOLE_CATEGORIES: ReadonlySet<string> = new Set(Object.values(CATEGORY_NAMES).flat())

/** Asked of the market, not of the page that is open. */
const GENERAL =
  /\b(?:which|what|all) (?:states?|places?|cities|areas?|towns?)\b|\byour (?:\w+ )?polic(?:y|ies)\b|\bin general\b|\b(?:do|can|una|will) (?:you |una |people |dey )*(?:deliver|ship|accept)\b|\b(?:what if|i bought|i ordered)\b/
const POINTS = /\b(?:this|it|these|that|am|e|the (?:product|item|thing))\b/

/** What only a description tells is no name: who asks may have meant something else by the word. */
const isInName = ({ name, subCategory, shopId: shop }: Product, word: string): boolean =>
  `${name} ${subCategory} ${shop.name}`.toLowerCase().includes(word.replace(/(?:es|s)$/, ''))

/** The product that a question is about: pointed at, named, or whose page is open. Null when it is about none. */
export async function findSpokenProduct(
  deps: AssistantDeps,
  conversation: Conversation,
): Promise<Product | null> {
  const [shown] = await showShown(deps, conversation)
  if (shown) return shown
  const words = namingWords(conversation)
  const page = await findOpenPage(deps, conversation)
  if (page && words.some((word) => word.length > 2 && isInName(page, word))) return page
  // 'can I return it if it is sour': of the page, whatever else is called sour.
  if (page && words.length < 2 && POINTS.test(conversation.message.plain)) return page
  // 'can I return food': of all of it, and not of one.
  const isOfOne = words.length > 0 && !WHOLE_CATEGORIES.has(words.join(' '))
  const named = isOfOne ? await findNamed(deps, words.join(' ')) : null
  if (named && words.every((word) => isInName(named, word))) return named
  const { lookingAt, message } = conversation
  if (lookingAt === null) return null
  const isOfMarket = words.length > 0 || GENERAL.test(normalise(message))
  if (isOfMarket && !POINTS.test(message.plain)) return null
  return page
}

/** The product whose page is open. */
export const findOpenPage = async (
  deps: AssistantDeps,
  { lookingAt }: Conversation,
): Promise<Product | null> =>
  lookingAt === null ? null : ((await listWhole(deps, [lookingAt])).get(lookingAt) ?? null)
