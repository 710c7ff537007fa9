import type { Product } from '@ahia/contracts/catalog'
import { formatNaira } from '@ahia/money/format-naira'
import { fromNaira } from '@ahia/money/naira'
import { choicesOf } from '../find/fit/choices.rules.ts'
import { toProductQuestion } from '../product/asked.rules.ts'
import { figuresIn, readAspects, wantsLeast } from './aspect-values.rules.ts'
import { spokenNamesOf } from './spoken-names.rules.ts'

const COMPARATIVE =
  /\b(?:longer|longest|lighter|lightest|heavier|heaviest|bigger|biggest|smaller|smallest|faster|fastest|more|most|less|least|stronger|strongest|louder|loudest|quieter|quietest|higher|highest|lower|lowest|taller|tallest|thicker|wider|larger|largest|fewer|shorter|shortest|brighter|brightest|sharper|sweeter|hotter|spicier|newer|fresher|last(?:s)? long|pass|get plenty|thinner|slimmer)\b/
const OF_PRICE =
  /\b(?:cheap\w*|expensive|cost\w*|price\w*|afford\w*|dear\w*|rated|stars|reviews|popular|sold|delivery|returns?)\b/

/** Of these only with what shall be better: 'which has the better camera'. */
const BETTER = /\b(?:better|best|finer?|good)\b/

/** Whether things are to be compared by what their pages tell: 'which lasts longer', 'which get more memory'. */
export function comparesByAspect(plain: string): boolean {
  if (OF_PRICE.test(plain)) return false
  const { aspects, roots } = toProductQuestion(plain)
  if (COMPARATIVE.test(plain)) return aspects.length > 0 || roots.size > 0
  return BETTER.test(plain) && aspects.length > 0
}

/** The one that has most of it first, with the row of each; null when the pages of none, or of one alone, tell. */
export function describeAspect(
  products: readonly Product[],
  plain: string,
): { text: string; products: Product[] } | null {
  const described = readAspects(products, toProductQuestion(plain))
  if (described.filter(({ line }) => line !== null).length < Math.min(2, products.length)) return null
  const isLeast = wantsLeast(plain, described)
  const worth = (amount: number | null) =>
    amount === null ? Number.NEGATIVE_INFINITY : isLeast ? -amount : amount
  const sorted = described.toSorted((one, other) => worth(other.amount) - worth(one.amount))
  const names = spokenNamesOf(sorted.map(({ product }) => product))
  const texts = sorted.map(({ line }, at) => `${names[at]} (${line ?? "its page doesn't say"})`)
  const [first, second] = sorted
  const isDecided = first?.amount != null && first.amount !== second?.amount
  const [winner, ...rest] = texts
  const others = rest.slice(0, MOST_AGAINST)
  const text = isDecided
    ? `That's ${winner}. Against it: ${others.join('; ')}.`
    : `${second?.amount != null ? 'They are alike' : 'Their pages say'}: ${texts.join('; ')}.`
  return { text, products: sorted.map(({ product }) => product) }
}

/** More would be a list. */
const MOST_AGAINST = 4

const PER = /\b(?:per|a|each|by the|for one) (kilo|kilogram|kg|litre|liter|l|metre|meter|yard|gram)\b/

type Priced = { product: Product; naira: number }

/** 'cheaper per kilo': what one unit costs at the least; null when that is not asked, or not described by two of them. */
export function describePerUnit(products: readonly Product[], plain: string): string | null {
  const [, unit] = PER.exec(plain) ?? []
  const [one] = unit ? figuresIn(`1 ${unit}`) : []
  if (unit === undefined || one === undefined) return null
  const priced = products.flatMap((product) => pricePer(product, one))
  const [first, ...others] = priced.toSorted((a, b) => a.naira - b.naira)
  if (!first || others.length === 0) return null
  const names = spokenNamesOf([first, ...others].map(({ product }) => product))
  const says = ({ naira }: Priced, at: number) => `${names[at]} at ${formatNaira(fromNaira(naira))} a ${unit}`
  return `The cheapest is ${says(first, 0)}. Against it: ${others.map((other, at) => says(other, at + 1)).join('; ')}.`
}

function pricePer(product: Product, one: { kind: string; amount: number }): Priced[] {
  const rates = choicesOf(product).flatMap(({ values, naira }) =>
    [...values, product.name]
      .flatMap(figuresIn)
      .filter(({ kind, amount }) => kind === one.kind && amount > 0)
      .slice(0, 1)
      .map(({ amount }) => Math.round((naira * one.amount) / amount)),
  )
  return rates.length === 0 ? [] : [{ product, naira: Math.min(...rates) }]
}
