import type { Product } from '@ahia/contracts/catalog'
import { type ProductQuestion, rootsIn } from '../product/asked.rules.ts'
import { answersOf } from '../product/page-lines.rules.ts'

/** A figure of a line, in the smallest unit of its kind. */
type Figure = { kind: string; amount: number }

/** What a product's page says of an aspect; `amount` where it is a figure that others have too. */
type DescribedAspect = { product: Product; line: string | null; amount: number | null }

const UNITS: readonly (readonly [kind: string, unit: RegExp, times: number])[] = [
  ['time', /^(?:minutes?|mins?)$/, 1],
  ['time', /^(?:hours?|hrs?|h)$/, 60],
  ['time', /^days?$/, 1_440],
  ['time', /^weeks?$/, 10_080],
  ['time', /^months?$/, 43_800],
  ['time', /^years?$/, 525_600],
  ['weight', /^(?:g|grams?)$/, 1],
  ['weight', /^(?:kg|kilos?|kilograms?)$/, 1_000],
  ['volume', /^ml$/, 1],
  ['volume', /^cl$/, 10],
  ['volume', /^(?:l|litres?|liters?)$/, 1_000],
  ['length', /^mm$/, 1],
  ['length', /^cm$/, 10],
  ['length', /^inch(?:es)?$/, 25.4],
  ['length', /^(?:m|metres?|meters?)$/, 1_000],
  ['power', /^w(?:atts?)?$/, 1],
  ['power', /^kw$/, 1_000],
  ['apparent power', /^va$/, 1],
  ['apparent power', /^kva$/, 1_000],
  ['memory', /^mb$/, 1],
  ['memory', /^gb$/, 1_000],
  ['memory', /^tb$/, 1_000_000],
  ['charge', /^mah$/, 1],
  ['charge', /^ah$/, 1_000],
  ['share', /^%$/, 1],
  ['noise', /^db$/, 1],
  ['pixels', /^mp$/, 1],
  ['frequency', /^ghz$/, 1],
]
const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
const FIGURE = /(\d+(?:[.,]\d+)*)\s*-?\s*(%|[a-z]+)?/g
const THOUSANDS = /,(?=\d{3}(?!\d))/g

/** '12 to 40 hours' are two figures of one unit, 'nine hours' one; what has no unit is a count. */
export function figuresIn(text: string): Figure[] {
  const lower = text
    .toLowerCase()
    .replace(/[a-z]+/g, (word) => (NUMBERS.includes(word) ? String(NUMBERS.indexOf(word)) : word))
    .replace(/(\d) (?:to|or|and|–) (\d[\d.,]*\s*(%|[a-z]+))/g, '$1 $3 to $2')
  return [...lower.matchAll(FIGURE)].map(([, digits = '', unit = '']) => {
    const amount = Number(digits.replace(THOUSANDS, '').replace(',', '.'))
    const known = UNITS.find(([, pattern]) => pattern.test(unit))
    return known ? { kind: known[0], amount: amount * known[2] } : { kind: 'count', amount }
  })
}

/** Of each product the line about the aspect, by the kind of figure that most of them have. */
export function readAspects(products: readonly Product[], asked: ProductQuestion): DescribedAspect[] {
  const lines = products.map((product) => {
    const answers = answersOf(product, asked)
    return answers.length > 0 ? answers : nameLineOf(product, asked)
  })
  const kinds = lines.map(
    (own) => new Set(own.flatMap(({ text }) => figuresIn(text).map(({ kind }) => kind))),
  )
  const all = [...new Set(lines.flat().flatMap(({ text }) => figuresIn(text).map(({ kind }) => kind)))]
  const countOf = (kind: string) => kinds.filter((own) => own.has(kind)).length - (kind === 'count' ? 0.5 : 0)
  const [kind] = all.toSorted((one, other) => countOf(other) - countOf(one))
  return products.map((product, at) => {
    const own = lines[at] ?? []
    const measured = own.find(({ text }) => figuresIn(text).some((figure) => figure.kind === kind))
    const amounts = figuresIn(measured?.text ?? '').flatMap((figure) =>
      figure.kind === kind ? figure.amount : [],
    )
    return {
      product,
      line: (measured ?? own[0])?.text ?? null,
      amount: amounts.length > 0 && kind !== undefined && countOf(kind) >= 1.5 ? Math.max(...amounts) : null,
    }
  })
}

/** 'LED television, 32 inch': where no row says it, the name may, in a unit of what is asked. */
function nameLineOf({ name }: Product, { aspects }: ProductQuestion): { text: string }[] {
  const text = name.toLowerCase()
  const isMeasured = aspects.some(({ aspect }) =>
    aspect.units.some((unit) => new RegExp(`\\d[\\d.,]*[ -]?${unit}(?:es|s)?\\b`).test(text)),
  )
  return isMeasured ? [{ text: name }] : []
}

const LEAST =
  /\b(?:lighter|lightest|less|least|smaller|smallest|shorter|shortest|quieter|quietest|fewer|fewest|lower|lowest|thinner|thinnest|slimmer|slimmest|small pass|light pass)\b/
const FASTER = /\b(?:fast\w*|quick\w*|sooner|soonest)\b/

/** Whether the least of it is asked for: the lighter, the quieter, what takes less time. */
export const wantsLeast = (text: string, described: readonly DescribedAspect[]): boolean =>
  LEAST.test(text) ||
  (FASTER.test(text) &&
    described.some(({ line }) => rootsIn(line ?? '').some((root) => root === 'minut' || root === 'hour')))
