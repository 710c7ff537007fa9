import { BROAD_PURPOSES } from '@ahia/reference/purposes/broad-purposes'
import { CELEBRATIONS } from '@ahia/reference/purposes/celebrations'
import { BEAUTY_PURPOSES, HEALTH_PURPOSES } from '@ahia/reference/purposes/health'
import { HOME_TROUBLES } from '@ahia/reference/purposes/home-troubles'
import { OCCASIONS } from '@ahia/reference/purposes/occasions'
import { ANY_GIFT, PEOPLE } from '@ahia/reference/purposes/people'
import type { Purpose } from '@ahia/reference/purposes/purpose'
import { SPECIFIC_PURPOSES } from '@ahia/reference/purposes/specific-purposes'
import { TABLE_PURPOSES } from '@ahia/reference/purposes/table-purposes'
import { TASTES } from '@ahia/reference/purposes/tastes'
import { BODY_TROUBLES } from '@ahia/reference/purposes/troubles-of-the-body'
import { rootOf } from '../parse/roots.rules.ts'
import { stemsIn } from '../parse/stems.rules.ts'
import { indexPhrases } from './index-phrases.rules.ts'

/** What the products are wanted for, and the words that say so. */
export type FoundPurpose = {
  purpose: Purpose
  phrase: readonly string[]
  /** Whether only a person or an occasion is named, so that a gift is wanted. */
  isGift: boolean
  /** Whether it is of the body: the purpose then says more than the product type. */
  isAilment: boolean
}

/** What is typed every day, in few words. */
const EVERYDAY = [...BODY_TROUBLES, ...HOME_TROUBLES, ...TABLE_PURPOSES]

/** The most specific level first: a trouble says more than an occasion, and that more than a person. */
const LEVELS: readonly (readonly Purpose[])[] = [
  EVERYDAY,
  SPECIFIC_PURPOSES,
  TASTES,
  OCCASIONS,
  BROAD_PURPOSES,
  PEOPLE,
  CELEBRATIONS,
  [ANY_GIFT],
]
const GIFTS: ReadonlySet<Purpose> = new Set([...PEOPLE, ...CELEBRATIONS, ANY_GIFT])

const AILMENTS: ReadonlySet<Purpose> = new Set([...BODY_TROUBLES, ...HEALTH_PURPOSES, ...BEAUTY_PURPOSES])

const mentionedIn = indexPhrases(LEVELS.flat())

/** FIND-05: the purpose that a search mentions, by the longest phrase of the most specific level; null when it mentions none. */
export function findPurpose(text: string): FoundPurpose | null {
  const stems = stemsIn(text)
  const mentioned = mentionedIn(stems)
  const roots = new Set(stems.map(rootOf))
  let single: FoundPurpose | null = null
  for (const level of LEVELS) {
    if (single && level !== EVERYDAY && level !== SPECIFIC_PURPOSES) return single
    const found = level
      .flatMap((purpose) =>
        [
          ...(mentioned.get(purpose) ?? []),
          ...(LOOSE.get(purpose) ?? []).filter((one) => isAmong(one, roots)),
        ].map((phrase) => ({
          purpose: purpose,
          phrase,
          isGift: GIFTS.has(purpose),
          isAilment: AILMENTS.has(purpose),
        })),
      )
      .sort((a, b) => b.phrase.length - a.phrase.length)
    const [best] = found
    if (best && best.phrase.length > 1) return best
    if (best && level !== EVERYDAY) return single ?? best
    single ??= best ?? null
  }
  return single
}

/** 'my phone is always dying' has a dead phone in it: verbs without their endings, in any order. */
const LOOSE: ReadonlyMap<Purpose, readonly (readonly string[])[]> = new Map(
  EVERYDAY.map((purpose) => [purpose, purpose.phrases.map(stemsIn).filter((phrase) => phrase.length > 1)]),
)

const isAmong = (phrase: readonly string[], roots: ReadonlySet<string>): boolean =>
  phrase.every((word) => roots.has(rootOf(word)))
