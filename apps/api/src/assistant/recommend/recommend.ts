import { CATEGORY_LABELS } from '@ahia/reference/categories'
import { ANY_GIFT } from '@ahia/reference/purposes/people'
import { listWhole } from '#catalog/list-whole.ts'
import type { AssistantDeps } from '../assistant-deps.ts'
import type { Conversation } from '../conversation.rules.ts'
import { changeRequest } from '../find/change-request.rules.ts'
import { findAllOf } from '../find/find-several.ts'
import { readSearch } from '../find/read-search.ts'
import { toCard } from '../find/reply/to-card.rules.ts'
import { shownBefore, shownLast } from '../find/show-shown.ts'
import type { Answer } from '../plan/tool.ts'
import { type Reply, textReply } from '../reply.rules.ts'
import { describePicks, withinBudget } from './describe-picks.rules.ts'
import { withDislikes } from './dislikes.rules.ts'
import { findPurposes } from './find-purposes.rules.ts'
import { gatherProductGroups } from './gather-product-groups.ts'
import { type Intent, intentOf } from './intent.rules.ts'
import { pick } from './pick.rules.ts'
import { listProductWords } from './product-words.rules.ts'
import { recommendCompanions } from './recommend-companions.ts'
import { recommendForPurposes } from './recommend-for-purposes.ts'
import { latestOf, topicOf } from './topic.rules.ts'
import { withTraits } from './traits.rules.ts'

const FOR_WHOM = 'Who or what is it for, and how much would you like to spend?'

/** By purpose, occasion, person and budget, and by what goes with a thing; a plain thing is left to who finds it. */
export const recommend: Answer = async (deps, question) => {
  const conversation = withDislikes(withTraits(question))
  const topic = topicOf(conversation)
  const intent = intentOf(topic)
  if (intent.asksForDose) return null
  const found = findPurposes(topic, intent, {
    excluded: conversation.request.without,
    latest: latestOf(conversation),
  })
  const sought = found?.isSure ? found : null
  const shortened = withoutStory(conversation, topic)
  const changed = await withChange(deps, shortened)
  const things = listProductWords(changed.request, found)
  const isForTwo = FOR_TWO.test(conversation.message.plain)
  if (!isForTwo && (intent.wantsCompanions || (intent.hasBought && intent.wantsAdvice))) {
    const reply = await recommendCompanions(deps, changed, { topic, intent, sought, things })
    if (reply !== null) return reply
  }
  if (
    !intent.wantsAdvice &&
    isPlainThing({ ...conversation.request, colours: shortened.request.colours }, things)
  )
    return null
  const several = intent.wantsAdvice || sought === null ? null : await findAllNamed(deps, changed)
  if (several !== null) return several
  if (sought !== null)
    return recommendForPurposes(deps, changed, {
      topic,
      intent,
      sought,
      things,
      stated: conversation.request,
    })
  return intent.wantsAdvice && things.length === 0 ? recommendAnything(deps, changed, intent) : null
}

/** 'car battery 75 Ah', 'ankara shirt for men XL': who knows it so well looks for it, and asks nobody's advice. */
const isPlainThing = (
  { measures, sizes, colours }: Conversation['request'],
  things: readonly string[],
): boolean => things.length > 0 && measures.length + sizes.length + colours.length > 0

/** 'a matching outfit for me and my daughter': what two wear, not what goes with a thing. */
const FOR_TWO =
  /\bme and (?:my|him|her)\b|\bmy \w+ and (?:i|me)\b|\b(?:mother|father|husband|wife|couple|family) and\b/

const JOINED = /\b(?:and|plus)\b/

/** 'small chops and drinks for 10 people': who names several things wants these, whatever they are for. */
async function findAllNamed(deps: AssistantDeps, conversation: Conversation): Promise<Reply | null> {
  if (conversation.request.words.length < 2 || !JOINED.test(conversation.message.plain)) return null
  return findAllOf(deps, conversation, await readSearch(deps, conversation))
}

/** 'my 7 year old': an age that the reader may take for a size. */
const IS_AGE = /\b(?:years?|months?|yrs?) old\b|\b(?:turning|turns|is|clocks?) \d{1,2}\b/

/** 'from Lagos to Enugu', 'travelling to Abuja': where somebody goes, not where the shop is to be. */
const IS_JOURNEY =
  /\bfrom \w+(?: \w+)? to \w+\b.*\b(?:road|trip|journey|travel\w*|drive|driving|flight|bus)\b|\b(?:road|trip|journey|travel\w*|drive|driving|flight|going|relocat\w*)\b(?: \w+){0,3} (?:to|for|from) \w+/

/** 'for my friend in Abuja': where somebody lives, and the shop may be anywhere. */
const IS_ABODE =
  /\b(?:friend|sister|brother|mum|mom|mother|mama|dad|father|papa|wife|husband|son|daughter|cousin|aunt\w*|uncle|boss|couple|girlfriend|boyfriend) (?:(?:who|that|wey) )?(?:(?:is|lives?|living|stays?|staying|schooling|based|dey|dey stay|dey live) )?(?:in|for) \w+/

/** A wedding in church; the colour of nothing that is requested. */
const IS_WHITE_WEDDING = /\bwhite wedding\b/

/** Ages, journeys and abodes are told, not requested. */
const withoutStory = (conversation: Conversation, topic: string): Conversation => ({
  ...conversation,
  request: {
    ...conversation.request,
    ...(IS_WHITE_WEDDING.test(topic) ? { colours: [] } : {}),
    ...(IS_AGE.test(topic) ? { sizes: [], measures: [] } : {}),
    ...(IS_JOURNEY.test(topic) || IS_ABODE.test(topic) ? { state: null } : {}),
  },
})

/** 'cheaper ones', 'others': in the light of what was shown. */
async function withChange(deps: AssistantDeps, conversation: Conversation): Promise<Conversation> {
  const { change } = conversation.message
  if (change === null) return conversation
  const shown = await listWhole(deps, shownLast(conversation))
  return { ...conversation, request: changeRequest(conversation.request, change, [...shown.values()]) }
}

/** Nothing is known but perhaps a budget or a category: what sells best there, else a question. */
async function recommendAnything(
  deps: AssistantDeps,
  conversation: Conversation,
  intent: Intent,
): Promise<Reply | null> {
  const { request } = conversation
  if (!intent.isOpen) return null
  if (request.maxNaira === null && request.category === null)
    return textReply(`Gladly. ${FOR_WHOM}`, { asks: true })
  const groups =
    request.category === null ? ANY_GIFT.groups : [{ shelf: null, category: request.category, words: null }]
  const seen = new Set(shownBefore(conversation))
  const picks = pick(await gatherProductGroups(deps, groups, request), {
    request,
    never: request.category === null ? ANY_GIFT.excludedWords : [],
    isKnown: ({ _id }) => seen.has(_id),
  })
  if (picks.length === 0)
    return textReply(`I have nothing${withinBudget(request)} there. ${FOR_WHOM}`, { asks: true })
  const where = request.category === null ? 'Much liked' : `Popular in ${CATEGORY_LABELS[request.category]}`
  const text = `${where}${withinBudget(request)}: ${describePicks(picks)}. Who or what is it for?`
  return textReply(text, { cards: picks.map(toCard), asks: true })
}
