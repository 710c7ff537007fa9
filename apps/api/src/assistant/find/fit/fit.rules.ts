import type { Product } from '@ahia/contracts/catalog'
import type { ShopperRequest } from '../../parse/parsed-message.rules.ts'
import { byStockAndPrice, choicesOf, type OfferedChoice } from './choices.rules.ts'
import { hasColour } from './colours.rules.ts'
import { affirms, denies, hasExcludedTerm } from './excluded-terms.rules.ts'
import { hasMeasure, isCountOf } from './measures.rules.ts'
import { hasSize } from './sizes.rules.ts'

/** A requested property, and whether a text mentions it. */
type Trait = { kind: 'colour' | 'size' | 'measure' | 'word'; isIn: (text: string) => boolean }

export type Fit = {
  /** What would be bought: the cheapest of the fitting choices that are left. */
  choice: OfferedChoice
  /** Whether a word of the message selected this choice among the others. */
  isPicked: boolean
  /** Kinds of requests that no choice fulfils. */
  lacks: readonly Trait['kind'][]
}

/** `words`: what was said besides, which may also name a choice ('with solar panel', 'glass jar'). Null: it is unwished. */
export function fitOf(
  product: Product,
  request: ShopperRequest,
  words: readonly ((text: string) => boolean)[],
): Fit | null {
  if (request.without.some((word) => isUnwished(product, word))) return null
  const all = choicesOf(product)
  const allowed = all.filter(({ values }) => !values.some((value) => isRefused(value, request.without)))
  if (allowed.length === 0) return null
  const values = all.flatMap((choice) => choice.values)
  const measures = request.measures.filter((measure) => isCountOf(measure, [product.name, ...values]))
  const traits = [
    ...traitsOf({ ...request, measures }),
    ...words
      .filter((isIn) => !isOfAllChoices(product.name, isIn))
      .map((isIn) => ({ kind: 'word' as const, isIn })),
  ]
  const best = mostFitting(allowed, traits)
  const texts = [product.name, ...Object.values(product.specifications)]
  const picked = best.choices.toSorted(byStockAndPrice)
  const [choice] = picked
  if (choice === undefined) return null
  const lacks = traits
    .filter((trait) => trait.kind !== 'word' && !isFulfilled(trait, choice, texts))
    .map(({ kind }) => kind)
  return { choice, isPicked: best.choices.length < all.length, lacks }
}

/** A word of the name picks no choice: wireless earbuds need no wireless case. 'Screw or pin cap' names the choices. */
const isOfAllChoices = (name: string, isIn: (text: string) => boolean): boolean =>
  isIn(name) && !/\bor\b/i.test(name)

function isUnwished(product: Product, word: string): boolean {
  if (!hasExcludedTerm(product, word) && !isColourOfName(product, word)) return false
  // A product with several choices is ruled out only if its own name has the unwanted word.
  return choicesOf(product).every(({ values }) => values.length === 0) || affirms(product.name, word)
}

const isColourOfName = ({ name }: Product, word: string): boolean => hasColour(name, word)

const isRefused = (value: string, without: readonly string[]): boolean =>
  without.some((word) => affirms(value, word) || (!denies(value, word) && hasColour(value, word)))

/** One of several colours or sizes will do; of several measures each is meant ('8 GB and 256 GB'). */
const traitsOf = ({ colours, sizes, measures }: ShopperRequest): Trait[] => [
  ...anyOf('colour', colours, hasColour),
  ...anyOf('size', sizes, hasSize),
  ...measures.map((measure) => ({
    kind: 'measure' as const,
    isIn: (text: string) => hasMeasure(text, measure),
  })),
]

const anyOf = (
  kind: Trait['kind'],
  requested: readonly string[],
  has: (text: string, one: string) => boolean,
): Trait[] =>
  requested.length === 0 ? [] : [{ kind, isIn: (text) => requested.some((one) => has(text, one)) }]

function mostFitting(
  choices: readonly OfferedChoice[],
  traits: readonly Trait[],
): { choices: OfferedChoice[] } {
  const counted = choices.map((choice) => ({
    choice,
    count: traits.filter((trait) => choice.values.some(trait.isIn)).length,
  }))
  const most = Math.max(...counted.map(({ count }) => count))
  return { choices: counted.filter(({ count }) => count === most).map(({ choice }) => choice) }
}

/** A size is a matter of choices; a colour or a measure may also stand in the name or the specifications. */
const isFulfilled = ({ isIn }: Trait, { values }: OfferedChoice, texts: readonly string[]): boolean =>
  values.some(isIn) || texts.some(isIn)
