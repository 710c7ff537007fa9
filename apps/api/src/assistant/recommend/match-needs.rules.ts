import { BROAD_NEEDS } from '@ahia/reference/needs/broad-needs'
import { CELEBRATIONS } from '@ahia/reference/needs/celebrations'
import { DISHES } from '@ahia/reference/needs/dishes'
import { BEAUTY_NEEDS, HEALTH_NEEDS } from '@ahia/reference/needs/health'
import { HOME_NEEDS } from '@ahia/reference/needs/home'
import type { Need } from '@ahia/reference/needs/need'
import { OCCASIONS } from '@ahia/reference/needs/occasions'
import { OUTDOOR_NEEDS, PET_NEEDS } from '@ahia/reference/needs/outdoors'
import { ANY_GIFT, PEOPLE } from '@ahia/reference/needs/people'
import { PURSUITS } from '@ahia/reference/needs/pursuits'
import { TASTES } from '@ahia/reference/needs/tastes'
import { TRADES } from '@ahia/reference/needs/trades'
import { placeOf, stemsIn } from '#catalog/search/parse/stems.rules.ts'
import { indexPhrases, type MentionedPhrases } from '#catalog/search/understand/index-phrases.rules.ts'
import type { Intent } from './intent.rules.ts'

/** The needs that a conversation mentions: 'dry skin', 'a wedding', 'my brother'. */
export type Sought = {
  needs: readonly Need[]
  /** Whom the product is for, if the conversation says so. */
  people: readonly Need[]
  /** Stems of the phrases that mention these needs. The other words of the message name a product. */
  spoken: ReadonlySet<string>
  /** False if the phrase may just be part of a product's name. */
  isSure: boolean
  /** The shopper wants to cook a dish: the answer lists its ingredients instead of one product. */
  isDish: boolean
  /** Only a person or a celebration is known, so any product may be the gift. */
  isReceiver: boolean
  /** Only known: it is a gift. */
  isUnknown: boolean
}

/** What the shopper does not want, and the latest message, whose person counts: 'what about for my brother?' */
type Hints = { excluded: readonly string[]; latest: string }

type MatchedNeed = { need: Need; phrase: readonly string[] }

/** The most specific kind first: a craving is more specific than an occasion, an occasion more than a person. */
const LEVELS: readonly (readonly Need[])[] = [
  TASTES,
  [...HEALTH_NEEDS, ...BEAUTY_NEEDS, ...HOME_NEEDS, ...PURSUITS, ...TRADES, ...OUTDOOR_NEEDS, ...PET_NEEDS],
  OCCASIONS,
  BROAD_NEEDS,
  PEOPLE,
  CELEBRATIONS,
  [ANY_GIFT],
]
const RECEIVERS = new Set([...PEOPLE, ...CELEBRATIONS, ANY_GIFT])
/** Words between a product and its purpose: 'cream for dry skin'. */
const PURPOSES = new Set([
  'for',
  'against',
  'to',
  'because',
  'during',
  'this',
  'on',
  'when',
  'my',
  'get',
  'has',
])
/** One answer can serve two needs. Of cravings, occasions and people only the first counts (`ALONE`). */
const MAX_NEEDS = 2
const ALONE = new Set([...TASTES, ...OCCASIONS, ...RECEIVERS])

const mentionedIn = indexPhrases([...LEVELS.flat(), ...DISHES])

/** Null if no need, occasion or person is mentioned, except in what the shopper does not want. */
export function soughtIn(
  topic: string,
  intent: Intent,
  { excluded, latest }: Hints = { excluded: [], latest: topic },
): Sought | null {
  const stems = stemsOfTopic(topic)
  const mentioned = mentionedIn(stems)
  const ofLatest = needsNamedIn(mentionedIn(stemsOfTopic(latest)), PEOPLE)
  const people = ofLatest.length > 0 ? ofLatest : needsNamedIn(mentioned, PEOPLE)
  const without = new Set(excluded.flatMap(stemsIn))
  const isRequested = ({ phrase }: MatchedNeed): boolean => phrase.some((stem) => !without.has(stem))
  const dishes = intent.cooks ? needsNamedIn(mentioned, DISHES) : []
  const levels = [
    dishes,
    ...LEVELS.map((level) =>
      (level === PEOPLE ? people : needsNamedIn(mentioned, level)).filter(isRequested),
    ),
  ]
  const matched = levels.find(
    (level, at) => level.length > 0 && !isPartOf(level, levels.slice(at + 1).flat()),
  )
  if (matched === undefined) return null
  const all = [
    ...matched,
    ...people,
    ...needsNamedIn(mentioned, PEOPLE),
    ...needsNamedIn(mentioned, CELEBRATIONS),
    ...needsNamedIn(mentioned, [ANY_GIFT]),
  ]
  return {
    needs: matched
      .slice(0, matched.some(({ need }) => ALONE.has(need)) ? 1 : MAX_NEEDS)
      .map(({ need }) => need),
    people: people.map(({ need }) => need),
    spoken: new Set(all.flatMap(({ phrase }) => phrase)),
    isDish: dishes.length > 0,
    isReceiver: matched.some(({ need }) => RECEIVERS.has(need)),
    isUnknown: matched.some(({ need }) => need === ANY_GIFT),
    isSure: intent.wantsAdvice || intent.cooks || matches(stems, matched, levels.flat()),
  }
}

const SEAM = '.'

/** No phrase matches across two messages: '… afang soup . ingredients for …' is not 'soup ingredients'. */
const stemsOfTopic = (topic: string): string[] =>
  topic.split(` ${SEAM} `).flatMap((part, at) => [...(at > 0 ? [SEAM] : []), ...stemsIn(part)])

/** 'Lunch for my team' is no craving for lunch: every matched phrase is part of a longer match. */
const isPartOf = (matched: readonly MatchedNeed[], others: readonly MatchedNeed[]): boolean =>
  matched.every(({ phrase }) =>
    others.some(
      (other) => other.phrase.length > phrase.length && phrase.every((stem) => other.phrase.includes(stem)),
    ),
  )

/** The needs that are mentioned, longest phrase first, without those whose words are all part of a longer one. */
function needsNamedIn(mentioned: MentionedPhrases, needs: readonly Need[]): MatchedNeed[] {
  const matched = needs.flatMap((need) => {
    const [longest] = (mentioned.get(need) ?? []).toSorted((a, b) => b.length - a.length)
    return longest ? [{ need, phrase: longest }] : []
  })
  const distinct: MatchedNeed[] = []
  // Among people the table's order counts: 'my 7 year old daughter' is a daughter first.
  const ordered = needs === PEOPLE ? matched : matched.toSorted((a, b) => b.phrase.length - a.phrase.length)
  for (const one of ordered) {
    if (!distinct.some(({ phrase }) => one.phrase.every((word) => phrase.includes(word)))) distinct.push(one)
  }
  return distinct
}

/** 'Sallah clothes for my son', 'snacks for a trip': an occasion or craving is sure if any need is a purpose. */
const matches = (
  stems: readonly string[],
  matched: readonly MatchedNeed[],
  all: readonly MatchedNeed[],
): boolean =>
  matched.some((one) => isPurpose(stems, one)) ||
  (matched.some(({ need }) => OCCASIONS.includes(need) || TASTES.includes(need)) &&
    all.some((one) => isPurpose(stems, one)))

/** 'cream for dry skin', 'my dog': the purpose of a product, not part of its name. */
function isPurpose(stems: readonly string[], { phrase }: MatchedNeed): boolean {
  const at = placeOf(stems, phrase)
  const before = stems.slice(Math.max(0, at - 2), at)
  return phrase.length > 1 || stems.length <= phrase.length || before.some((word) => PURPOSES.has(word))
}
