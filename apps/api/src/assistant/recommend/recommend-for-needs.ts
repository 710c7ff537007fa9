import type { Product } from '@ahia/contracts/catalog'
import type { Need, Source } from '@ahia/reference/needs/need'
import { MEN } from '@ahia/reference/needs/people'
import type { AssistantDeps } from '../assistant-deps.ts'
import type { Conversation } from '../conversation.rules.ts'
import { judge } from '../find/fit/judge.rules.ts'
import { gather } from '../find/gather.ts'
import { readSearch } from '../find/read-search.ts'
import { toCard } from '../find/reply/to-card.rules.ts'
import { shownBefore } from '../find/show-shown.ts'
import type { ShopperRequest } from '../reading/parsed-message.rules.ts'
import type { Reply } from '../reply.rules.ts'
import { inWords } from '../reply.rules.ts'
import { gatherSources } from './gather-sources.ts'
import type { Intent } from './intent.rules.ts'
import { keepCategory, narrow } from './narrow.rules.ts'
import type { Sought } from './needs-said.rules.ts'
import { isFitting, type Picking, pick } from './pick.rules.ts'
import { tellNeeds, tellNothing } from './tell-picks.rules.ts'
import { categoryOf, isBeforePurpose } from './thing-words.rules.ts'

type ForNeeds = {
  topic: string
  intent: Intent
  sought: Sought
  things: readonly string[]
  /** The wish as it was said, without the limits that 'cheaper' means: what a reply may speak of. */
  told: ShopperRequest
}

const MOST_THINGS = 6
const MOST_NEXT = 3
const SHOWN_CHEAPEST = "I've already shown the cheapest. These cost the least after it."
const BELOW_RANGE = 'I found nothing in your price range, only below it.'
const NOT_THAT = "I didn't find exactly that."

/** What serves the needs; a thing that was named wins within them. */
export async function recommendForNeeds(
  deps: AssistantDeps,
  asked: Conversation,
  { topic, intent, sought, things: spoken, told }: ForNeeds,
): Promise<Reply | null> {
  const { wish } = asked
  const picking = toPicking(asked, sought, spoken)
  const all = await gatherSources(deps, sourcesFor(sought), wish)
  const ofCategory = keepCategory(all, wish.category ?? categoryOf(spoken))
  const gathered = ofCategory ?? all
  const things = sought.isDish || ofCategory !== null ? [] : spoken
  const narrowed = pick(narrow(gathered, things), picking)
  if (narrowed.length > 0) return tell(narrowed, told, sought)
  if (things.length > 0) {
    const isThing = sought.isReceiver || isBeforePurpose(topic, things)
    const found = isThing
      ? await findThings(deps, asked, things, { ...picking, never: unsuitedFor(sought.people) })
      : []
    if (found.length > 0) return tell(found, told, sought)
    if (isThing && !intent.wantsAdvice && !intent.cooks) return null
  }
  const picks = pick(gathered, picking)
  if (picks.length > 0) {
    const reply = tell(picks, told, sought)
    const isMissed = sought.isReceiver && isBeforePurpose(topic, things)
    return isMissed ? { ...reply, text: `${NOT_THAT} ${reply.text}` } : reply
  }
  const isSpan = told.minNaira !== null && told.maxNaira !== null
  const near = await findNear(deps, asked, { sought, picking }, isSpan ? 'below' : 'above')
  if (near.length > 0 && asked.said.change === 'cheaper') {
    const reply = tell(near.slice(0, MOST_NEXT), { ...told, maxNaira: null }, sought)
    return { ...reply, text: `${SHOWN_CHEAPEST} ${reply.text}` }
  }
  if (near.length === 0 || !isSpan)
    return inWords(tellNothing(sought.needs, told, near[0] ?? null), { wording: wordingOf(sought) })
  const reply = tell(near, { ...told, maxNaira: null }, sought)
  return { ...reply, text: `${BELOW_RANGE} ${reply.text}` }
}

const tell = (picks: readonly Product[], wish: ShopperRequest, sought: Sought): Reply =>
  inWords(tellNeeds(sought, wish, picks), {
    cards: picks.map(toCard),
    asks: sought.isUnknown,
    wording: wordingOf(sought),
  })

/** What a careful person adds must not get lost in other words. */
const wordingOf = ({ needs }: Sought): Reply['wording'] =>
  needs.some(({ advice }) => advice !== null) ? 'fixed' : 'free'

function toPicking(
  asked: Conversation,
  { needs, people, isReceiver }: Sought,
  things: readonly string[],
): Picking {
  const seen = new Set(asked.said.change === null ? [] : shownBefore(asked))
  // For a dog and a cat: what the one must not have, the other is given.
  const ofNeeds = needs.flatMap(({ never }) =>
    never.filter((word) => !needs.some(({ said }) => said.includes(word))),
  )
  return {
    wish: asked.wish,
    // What was asked for by its name is not ruled out: 'waist beads for my wedding'.
    never: [...ofNeeds, ...(isReceiver ? [] : unsuitedFor(people))].filter((word) => !things.includes(word)),
    isKnown: ({ _id }) => seen.has(_id) || _id === asked.lookingAt,
  }
}

/** What is worn by one sex only, and what children do not drink. */
const OF_SOME = new Set(
  'men man male boys boy women woman ladies lady girls girl gown heel clutch gele beard groom iro ipele bubu fila senator agbada cufflinks coffee wine beer'.split(
    ' ',
  ),
)
/** A present for an occasion may be for babies or schools, whoever gets it; it must still suit their sex and age. */
const unsuitedFor = (people: readonly Need[]): string[] =>
  people.flatMap(({ never }) => never.filter((word) => OF_SOME.has(word)))

/** In turn, so that each of several needs is served. */
function sourcesFor({ needs, people }: Sought): Source[] {
  const isForMan = people.some((person) => MEN.has(person))
  const lists = needs.map(({ sources, ofMen }) => (isForMan && ofMen !== null ? ofMen : sources))
  const longest = Math.max(...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, at) => lists.flatMap((sources) => sources[at] ?? [])).flat()
}

/** The thing wherever it stands, without what does not suit who it is for. */
async function findThings(
  deps: AssistantDeps,
  asked: Conversation,
  things: readonly string[],
  picking: Picking,
): Promise<Product[]> {
  const search = await readSearch(deps, { ...asked, wish: { ...asked.wish, words: things } })
  const gathered = await gather(deps, { words: search.words, shopId: search.shop?.id ?? null })
  return judge(gathered, search)
    .filter(({ relevance, misses }) => relevance.level === 'is' && misses.length === 0)
    .filter(({ told }) => isFitting(told, picking))
    .slice(0, MOST_THINGS)
    .map(({ told }) => told.product)
}

/** The nearest thing above the budget, so that the shopper learns what would do; or below a span ('around 50k'). */
async function findNear(
  deps: AssistantDeps,
  asked: Conversation,
  { sought, picking }: { sought: Sought; picking: Picking },
  where: 'above' | 'below',
): Promise<Product[]> {
  if (asked.wish.maxNaira === null) return []
  const wish = { ...asked.wish, ...(where === 'above' ? { maxNaira: null } : { minNaira: null }) }
  const gathered = await gatherSources(deps, sourcesFor(sought), wish)
  const near = pick(gathered, { ...picking, wish })
  return near.toSorted((a, b) => (where === 'above' ? a.basePrice - b.basePrice : b.basePrice - a.basePrice))
}
