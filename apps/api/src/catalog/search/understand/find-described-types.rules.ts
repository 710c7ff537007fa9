import { IDLE_WORDS } from '@ahia/reference/assistant/idle-words'
import { BODY_AND_WEAR_TYPES } from '@ahia/reference/product-types/body-and-wear'
import { FOOD_TYPES } from '@ahia/reference/product-types/food'
import { HOME_AND_TECH_TYPES } from '@ahia/reference/product-types/home-and-tech'
import { OUTDOOR_TYPES } from '@ahia/reference/product-types/outdoors'
import type { ProductType } from '@ahia/reference/product-types/product-type'
import { rootsIn } from '../parse/roots.rules.ts'

const PRODUCT_TYPES = [...HOME_AND_TECH_TYPES, ...FOOD_TYPES, ...BODY_AND_WEAR_TYPES, ...OUTDOOR_TYPES]

/** The product types that each word describes. */
const TYPES_BY_ROOT: ReadonlyMap<string, readonly ProductType[]> = (() => {
  const spoken = PRODUCT_TYPES.flatMap((type) =>
    [...new Set(rootsIn(`${type.name} ${type.words.join(' ')}`))].map((root) => ({ root, type })),
  )
  const byRoot = Map.groupBy(spoken, ({ root }) => root)
  return new Map([...byRoot].map(([root, all]) => [root, all.map(({ type }) => type)]))
})()

/** A word that describes fewer types says more. */
const weightOf = (types: readonly ProductType[]): number => Math.log(1 + PRODUCT_TYPES.length / types.length)

const IDLE = new Set([...IDLE_WORDS].flatMap(rootsIn))

/** Two words that few other types have, or three that several have: less is chance. */
const SURE = 6.5
const LEAST_WORDS = 2
/** Types with nearly the best score are shown, up to this many; more than that is too vague. */
const NEARLY = 0.85
const MOST_TYPES = 3

/** From this score on a description says more than a purpose or a head noun. */
export const VERY_SURE = 11

export type DescribedType = { type: ProductType; score: number }

/** FIND-10: the product types that a query describes without naming them, the likeliest first; none where it may be many. */
export function findDescribedTypes(text: string): DescribedType[] {
  const roots = [...new Set(rootsIn(text))].filter((root) => !IDLE.has(root))
  const scores = new Map<ProductType, { score: number; words: number }>()
  for (const root of roots) {
    const types = TYPES_BY_ROOT.get(root) ?? []
    for (const type of types) {
      const { score, words } = scores.get(type) ?? { score: 0, words: 0 }
      scores.set(type, { score: score + weightOf(types), words: words + 1 })
    }
  }
  const ranked = [...scores]
    .map(([type, { score, words }]) => ({ type, score, words }))
    .filter(({ words }) => words >= LEAST_WORDS)
    .sort((one, other) => other.score - one.score)
  const best = ranked[0]?.score ?? 0
  const near = ranked.filter(({ score }) => score >= NEARLY * best)
  return best < SURE || near.length > MOST_TYPES ? [] : near
}
