import { BROAD_PURPOSES } from '@ahia/reference/purposes/broad-purposes'
import { CELEBRATIONS } from '@ahia/reference/purposes/celebrations'
import { DISHES } from '@ahia/reference/purposes/dishes'
import { OCCASIONS } from '@ahia/reference/purposes/occasions'
import { ANY_GIFT, PEOPLE } from '@ahia/reference/purposes/people'
import type { Purpose } from '@ahia/reference/purposes/purpose'
import { SPECIFIC_PURPOSES } from '@ahia/reference/purposes/specific-purposes'
import { TASTES } from '@ahia/reference/purposes/tastes'
import { placeOf, stemsIn } from '#catalog/search/parse/stems.rules.ts'
import { indexPhrases, type MentionedPhrases } from '#catalog/search/understand/index-phrases.rules.ts'
import type { Intent } from './intent.rules.ts'

/** The purposes that a conversation mentions: 'dry skin', 'a wedding', 'my brother'. */
export type SoughtPurposes = {
  purposes: readonly Purpose[]
  /** Whom the product is for, if the conversation says so. */
  people: readonly Purpose[]
  /** Stems of the phrases that mention these purposes. The other words of the message name a product. */
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

type MatchedPurpose = { purpose: Purpose; phrase: readonly string[] }

/** The most specific kind first: a craving is more specific than an occasion, an occasion more than a person. */
const LEVELS: readonly (readonly Purpose[])[] = [
  TASTES,
  SPECIFIC_PURPOSES,
  OCCASIONS,
  BROAD_PURPOSES,
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
/** One answer can serve two purposes. Of cravings, occasions and people only the first counts (`ALONE`). */
const MAX_PURPOSES = 2
const ALONE = new Set([...TASTES, ...OCCASIONS, ...RECEIVERS])

const mentionedIn = indexPhrases([...LEVELS.flat(), ...DISHES])

/** Null if no purpose, occasion or person is mentioned, except in what the shopper does not want. */
export function findPurposes(
  topic: string,
  intent: Intent,
  { excluded, latest }: Hints = { excluded: [], latest: topic },
): SoughtPurposes | null {
  const stems = stemsOfTopic(topic)
  const mentioned = mentionedIn(stems)
  const ofLatest = listNamedPurposes(mentionedIn(stemsOfTopic(latest)), PEOPLE)
  const people = ofLatest.length > 0 ? ofLatest : listNamedPurposes(mentioned, PEOPLE)
  const without = new Set(excluded.flatMap(stemsIn))
  const isRequested = ({ phrase }: MatchedPurpose): boolean => phrase.some((stem) => !without.has(stem))
  const dishes = intent.cooks ? listNamedPurposes(mentioned, DISHES) : []
  const levels = [
    dishes,
    ...LEVELS.map((level) =>
      (level === PEOPLE ? people : listNamedPurposes(mentioned, level)).filter(isRequested),
    ),
  ]
  const matched = levels.find(
    (level, at) => level.length > 0 && !isPartOf(level, levels.slice(at + 1).flat()),
  )
  if (matched === undefined) return null
  const all = [
    ...matched,
    ...people,
    ...listNamedPurposes(mentioned, PEOPLE),
    ...listNamedPurposes(mentioned, CELEBRATIONS),
    ...listNamedPurposes(mentioned, [ANY_GIFT]),
  ]
  return {
    purposes: matched
      .slice(0, matched.some(({ purpose }) => ALONE.has(purpose)) ? 1 : MAX_PURPOSES)
      .map(({ purpose }) => purpose),
    people: people.map(({ purpose }) => purpose),
    spoken: new Set(all.flatMap(({ phrase }) => phrase)),
    isDish: dishes.length > 0,
    isReceiver: matched.some(({ purpose }) => RECEIVERS.has(purpose)),
    isUnknown: matched.some(({ purpose }) => purpose === ANY_GIFT),
    isSure: intent.wantsAdvice || intent.cooks || matches(stems, matched, levels.flat()),
  }
}

const SEAM = '.'

/** No phrase matches across two messages: '… afang soup . ingredients for …' is not 'soup ingredients'. */
const stemsOfTopic = (topic: string): string[] =>
  topic.split(` ${SEAM} `).flatMap((part, at) => [...(at > 0 ? [SEAM] : []), ...stemsIn(part)])

/** 'Lunch for my team' is no craving for lunch: every matched phrase is part of a longer match. */
const isPartOf = (matched: readonly MatchedPurpose[], others: readonly MatchedPurpose[]): boolean =>
  matched.every(({ phrase }) =>
    others.some(
      (other) => other.phrase.length > phrase.length && phrase.every((stem) => other.phrase.includes(stem)),
    ),
  )

/** The purposes that are mentioned, longest phrase first, without those whose words are all part of a longer one. */
function listNamedPurposes(mentioned: MentionedPhrases, purposes: readonly Purpose[]): MatchedPurpose[] {
  const matched = purposes.flatMap((purpose) => {
    const [longest] = (mentioned.get(purpose) ?? []).toSorted((a, b) => b.length - a.length)
    return longest ? [{ purpose, phrase: longest }] : []
  })
  const distinct: MatchedPurpose[] = []
  // Among people the table's order counts: 'my 7 year old daughter' is a daughter first.
  const ordered =
    purposes === PEOPLE ? matched : matched.toSorted((a, b) => b.phrase.length - a.phrase.length)
  for (const one of ordered) {
    if (!distinct.some(({ phrase }) => one.phrase.every((word) => phrase.includes(word)))) distinct.push(one)
  }
  return distinct
}

/** 'Sallah clothes for my son', 'snacks for a trip': an occasion or craving is sure if the message asks for any of them. */
const matches = (
  stems: readonly string[],
  matched: readonly MatchedPurpose[],
  all: readonly MatchedPurpose[],
): boolean =>
  matched.some((one) => asksForPurpose(stems, one)) ||
  (matched.some(({ purpose }) => OCCASIONS.includes(purpose) || TASTES.includes(purpose)) &&
    all.some((one) => asksForPurpose(stems, one)))

/** 'cream for dry skin', 'my dog': the purpose of a product, not part of its name. */
function asksForPurpose(stems: readonly string[], { phrase }: MatchedPurpose): boolean {
  const at = placeOf(stems, phrase)
  const before = stems.slice(Math.max(0, at - 2), at)
  return phrase.length > 1 || stems.length <= phrase.length || before.some((word) => PURPOSES.has(word))
}
