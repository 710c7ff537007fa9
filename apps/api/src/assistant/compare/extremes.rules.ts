import type { Product } from '@ahia/contracts/catalog'
import type { Concern } from './concerns.rules.ts'
import { inOrderOf } from './describe-difference.rules.ts'

/** The one end of a row of things: 'the cheapest', 'the two best rated'. */
export type Extreme = { concern: Concern; count: number }

const COUNTS: Readonly<Record<string, number>> = { two: 2, '2': 2, three: 3, '3': 3, four: 4, '4': 4 }
const COUNT = '(?:top )?(?:(?<before>two|three|four|[234]) )?'
const COUNT_BEHIND = '(?: (?<behind>two|three|four|[234])\\b)?'
const SIGNS: readonly (readonly [Concern, string])[] = [
  [
    'pricier',
    'most expensive|dearest|costliest|priciest|most costly|highest (?:price|priced)|(?:expensive|dear|cost) pass',
  ],
  [
    'cheaper',
    'cheapest|lowest (?:price|priced)|least expensive|least price|most affordable|(?:cheap|cheaper) pass',
  ],
  ['rating', '(?:best|highest|top)[ -]?rated|highest rating|best reviewed|most liked|best rating'],
  ['sales', 'best ?sell(?:er|ers|ing)|most popular|most sold|most bought'],
]
const EXTREMES = SIGNS.map(
  ([concern, words]) =>
    [concern, new RegExp(`\\b${COUNT}(?:${words})\\b${COUNT_BEHIND}(?: ones?\\b)?`, 'g')] as const,
)

/**
 * 'compare the cheapest and the most expensive', 'compare the two cheapest': which ends are meant, and what else is said.
 * Null: at most one end of one thing, which is no comparison.
 */
export function takeExtremes(text: string): { extremes: readonly Extreme[]; rest: string } | null {
  const line = text.toLowerCase().replace(/\s+/g, ' ')
  const found = EXTREMES.flatMap(([concern, sign]) =>
    [...line.matchAll(sign)]
      .slice(0, 1)
      .map((match) => ({ concern, count: countIn(match), at: match.index })),
  ).sort((one, other) => one.at - other.at)
  const isCompared = found.length > 1 || found.some(({ count }) => count > 1)
  if (!isCompared) return null
  const rest = EXTREMES.reduce((left, [, sign]) => left.replace(sign, ' '), line)
  return { extremes: found.map(({ concern, count }) => ({ concern, count })), rest: withoutJoints(rest) }
}

const countIn = ({ groups }: RegExpMatchArray): number => COUNTS[groups?.before ?? groups?.behind ?? ''] ?? 1

/** Of 'the  and the  laptop' only the laptop says anything. */
const withoutJoints = (rest: string): string =>
  rest
    .replace(
      /\b(?:side by side|put|and|with|to|vs|versus|or|abi|the|your|una|against|between|ones?|among)\b/g,
      ' ',
    )
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Each end's products, the first named first; a product that is at two ends stands once. */
export function endsOf(products: readonly Product[], extremes: readonly Extreme[]): Product[] {
  const ends = extremes.flatMap(({ concern, count }) =>
    inOrderOf(products, { concerns: [concern], measure: null }).slice(0, count),
  )
  return [...new Set(ends)]
}
