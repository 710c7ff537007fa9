import { CATEGORY_LABELS } from '@ahia/reference/categories'
import { ANY_GIFT } from '@ahia/reference/needs/people'
import { listWhole } from '#catalog/list-whole.ts'
import type { AssistantDeps } from '../assistant-deps.ts'
import type { Conversation } from '../conversation.rules.ts'
import { changeWish } from '../find/change-wish.rules.ts'
import { findAllOf } from '../find/find-several.ts'
import { readSearch } from '../find/read-search.ts'
import { toCard } from '../find/reply/to-card.rules.ts'
import { shownBefore, shownLast } from '../find/show-shown.ts'
import type { IntentHandler } from '../intent-handler.ts'
import { inWords, type Reply } from '../reply.rules.ts'
import { withDislikes } from './dislikes.rules.ts'
import { gatherSources } from './gather-sources.ts'
import { type Intent, intentOf } from './intent.rules.ts'
import { soughtIn } from './needs-said.rules.ts'
import { pick } from './pick.rules.ts'
import { recommendCompanions } from './recommend-companions.ts'
import { recommendForNeeds } from './recommend-for-needs.ts'
import { tellPicks, withinBudget } from './tell-picks.rules.ts'
import { thingWordsOf } from './thing-words.rules.ts'
import { latestOf, topicOf } from './topic.rules.ts'
import { withTraits } from './traits.rules.ts'

const FOR_WHOM = 'Who or what is it for, and how much would you like to spend?'

/** By need, occasion, person and budget, and by what goes with a thing; a plain thing is left to who finds it. */
export const recommend: IntentHandler = async (deps, question) => {
  const asked = withDislikes(withTraits(question))
  const topic = topicOf(asked)
  const intent = intentOf(topic)
  if (intent.asksForDose) return null
  const heard = soughtIn(topic, intent, { unwished: asked.wish.without, latest: latestOf(asked) })
  const sought = heard?.isSure ? heard : null
  const told = withoutStory(asked, topic)
  const changed = await withChange(deps, told)
  const things = thingWordsOf(changed.wish, heard)
  if (intent.wantsCompanions || (intent.hasBought && intent.wantsAdvice)) {
    const reply = await recommendCompanions(deps, changed, { topic, intent, sought, things })
    if (reply !== null) return reply
  }
  if (!intent.wantsAdvice && isPlainThing({ ...asked.wish, colours: told.wish.colours }, things)) return null
  const several = intent.wantsAdvice || sought === null ? null : await findAllNamed(deps, changed)
  if (several !== null) return several
  if (sought !== null)
    return recommendForNeeds(deps, changed, { topic, intent, sought, things, told: asked.wish })
  return intent.wantsAdvice && things.length === 0 ? recommendAnything(deps, changed, intent) : null
}

/** 'car battery 75 Ah', 'ankara shirt for men XL': who knows it so well looks for it, and asks nobody's advice. */
const isPlainThing = (
  { measures, sizes, colours }: Conversation['wish'],
  things: readonly string[],
): boolean => things.length > 0 && measures.length + sizes.length + colours.length > 0

const JOINED = /\b(?:and|plus)\b/

/** 'small chops and drinks for 10 people': who names several things wants these, whatever they are for. */
async function findAllNamed(deps: AssistantDeps, asked: Conversation): Promise<Reply | null> {
  if (asked.wish.words.length < 2 || !JOINED.test(asked.said.plain)) return null
  return findAllOf(deps, asked, await readSearch(deps, asked))
}

/** 'my 7 year old': an age that the reader may take for a size. */
const IS_AGE = /\b(?:years?|months?|yrs?) old\b|\b(?:turning|turns|is|clocks?) \d{1,2}\b/

/** 'from Lagos to Enugu', 'travelling to Abuja': where somebody goes, not where the shop is to be. */
const IS_JOURNEY =
  /\bfrom \w+(?: \w+)? to \w+\b.*\b(?:road|trip|journey|travel\w*|drive|driving|flight|bus)\b|\b(?:road|trip|journey|travel\w*|drive|driving|flight|going|relocat\w*)\b(?: \w+){0,3} (?:to|for|from) \w+/

/** 'for my friend in Abuja': where somebody lives, and the shop may be anywhere. */
const IS_ABODE =
  /\b(?:friend|sister|brother|mum|mom|mother|mama|dad|father|papa|wife|husband|son|daughter|cousin|aunt\w*|uncle|boss|couple|girlfriend|boyfriend) (?:(?:who|that|wey) )?(?:(?:is|lives?|living|stays?|staying|schooling|based|dey|dey stay|dey live) )?(?:in|for) \w+/

/** A wedding in church; the colour of nothing that is wished for. */
const IS_WHITE_WEDDING = /\bwhite wedding\b/

/** Ages, journeys and abodes are told, not wished for. */
const withoutStory = (asked: Conversation, topic: string): Conversation => ({
  ...asked,
  wish: {
    ...asked.wish,
    ...(IS_WHITE_WEDDING.test(topic) ? { colours: [] } : {}),
    ...(IS_AGE.test(topic) ? { sizes: [], measures: [] } : {}),
    ...(IS_JOURNEY.test(topic) || IS_ABODE.test(topic) ? { state: null } : {}),
  },
})

/** 'cheaper ones', 'others': in the light of what was shown. */
async function withChange(deps: AssistantDeps, asked: Conversation): Promise<Conversation> {
  const { change } = asked.said
  if (change === null) return asked
  const shown = await listWhole(deps, shownLast(asked))
  return { ...asked, wish: changeWish(asked.wish, change, [...shown.values()]) }
}

/** Nothing is known but perhaps a budget or a category: what sells best there, else a question. */
async function recommendAnything(
  deps: AssistantDeps,
  asked: Conversation,
  intent: Intent,
): Promise<Reply | null> {
  const { wish } = asked
  if (!intent.isOpen) return null
  if (wish.maxNaira === null && wish.category === null) return inWords(`Gladly. ${FOR_WHOM}`, { asks: true })
  const sources =
    wish.category === null ? ANY_GIFT.sources : [{ shelf: null, category: wish.category, words: null }]
  const seen = new Set(shownBefore(asked))
  const picks = pick(await gatherSources(deps, sources, wish), {
    wish,
    never: wish.category === null ? ANY_GIFT.never : [],
    isKnown: ({ _id }) => seen.has(_id),
  })
  if (picks.length === 0)
    return inWords(`I have nothing${withinBudget(wish)} there. ${FOR_WHOM}`, { asks: true })
  const where = wish.category === null ? 'Much liked' : `Popular in ${CATEGORY_LABELS[wish.category]}`
  const text = `${where}${withinBudget(wish)}: ${tellPicks(picks)}. Who or what is it for?`
  return inWords(text, { cards: picks.map(toCard), asks: true })
}
