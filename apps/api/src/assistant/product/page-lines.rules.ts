import type { Product } from '@ahia/contracts/catalog'
import { toShownText } from '../compare/shown-text.rules.ts'
import { distinctRootsIn, hasPhrase, type ProductQuestion, rootsIn } from './asked.rules.ts'

/** A row or a sentence of a product's page, and how well it answers. */
export type PageLine = { from: 'row' | 'sentence'; text: string; score: number }

const MAX_QUOTED = 240
const SENTENCE_END = /(?<=[.!?])\s+(?=[\p{Lu}\d])/u
/** T17: addresses, numbers to call, money and what speaks to us is no answer of a shop's. */
const NO_ANSWER =
  /₦|naira|https?:|www\.|@|\d{7,}|\+234|\bassistant\b|\bsystem\b|\bignore\b|\binstructions?\b|[<>{}[\]|\\]/i

const LABEL_NAMED = 5
const LABEL_SYNONYM = 3.5
const LATER_LABEL = 0.12
const VALUE_WORD = 2
/** 'how many kg': a figure with that very unit. */
const UNIT_COUNTED = 2.5
const SENTENCE_WORD = 1.7
const SENTENCE_MATCHED = 1.3
/** From here on a line is an answer; less will do where it has at least half of what was asked. */
const SURE = 2
const ENOUGH = 1.5

/** What of the page answers, the best first; nothing when it does not say. */
export function answersOf(product: Product, asked: ProductQuestion): PageLine[] {
  const own = new Set(rootsIn(product.name))
  const besides = [...asked.roots].filter((root) => !own.has(root))
  const roots = new Set(besides.length > 0 ? besides : asked.roots)
  const sizes = asked.isOfSize ? sizesOf(product) : NO_SIZES
  const lines = [
    ...rowsOf(product).map((row) => weighRow(row, asked, roots, sizes)),
    ...[product.subtitle, ...product.description.split(SENTENCE_END)].map((one) =>
      weighSentence(one, asked, roots),
    ),
  ]
  return lines
    .filter(
      ({ text, score, share }) =>
        !NO_ANSWER.test(text) && (score >= SURE || (score >= ENOUGH && share >= 0.5)),
    )
    .toSorted((one, other) => other.score - one.score)
}

/** What a page tells in rows: its specifications, and what can be chosen ('Wash load: 6 kg; 8 kg'). */
function rowsOf({ brand, specifications, variants }: Product): [string, string][] {
  const choices = variants.flatMap(({ variantName, variantValues }) =>
    variantValues.flatMap(({ value, quantity, options }) => [
      { name: variantName, value, quantity },
      ...options.flatMap(({ optionName, optionValues }) =>
        optionValues.map((option) => ({ name: optionName, value: option.value, quantity: option.quantity })),
      ),
    ]),
  )
  return [
    ...(brand === null ? [] : [['Brand', brand] satisfies [string, string]]),
    ...Object.entries(specifications),
    ...[...Map.groupBy(choices, ({ name }) => name)].map(([name, all]): [string, string] => [
      name,
      [...Map.groupBy(all, ({ value }) => value)]
        .map(([value, same]) => (same.some(({ quantity }) => quantity > 0) ? value : `${value} (sold out)`))
        .join('; '),
    ]),
  ]
}

/** What can be chosen by a measure: 'Cuff: Standard, 22 to 32 cm; Large, 22 to 42 cm'. */
const sizesOf = ({ variants }: Product): ReadonlySet<string> =>
  new Set(
    variants
      .filter(({ variantValues }) =>
        variantValues.every(({ value }) => /\d|^(?:X*[SML]|XL|free size)$/i.test(value)),
      )
      .map(({ variantName }) => variantName),
  )
const NO_SIZES: ReadonlySet<string> = new Set()

type Weighed = PageLine & { share: number }

function weighRow(
  [label, value]: [string, string],
  { aspects, units }: ProductQuestion,
  roots: ReadonlySet<string>,
  sizes: ReadonlySet<string>,
): Weighed {
  const labelRoots = distinctRootsIn(label)
  const isNamed = labelRoots.length > 0 && labelRoots.every((root) => roots.has(root))
  const candidate = aspects.map(({ aspect, weight }) => {
    const place = aspect.labels.indexOf(label.trim().toLowerCase())
    return place < 0 ? 0 : weight * (LABEL_SYNONYM - LATER_LABEL * place)
  })
  const own = rootsIn(value)
  const shared = own.filter((root, at, all) => roots.has(root) && all.indexOf(root) === at).length
  const counts = own.some((root) => units.has(root))
  const score =
    Math.max(isNamed ? LABEL_NAMED : 0, sizes.has(label) ? SURE : 0, ...candidate) +
    VALUE_WORD * shared +
    (counts ? UNIT_COUNTED : 0)
  return {
    from: 'row',
    text: toShownText(`${label}: ${value}`, MAX_QUOTED),
    score,
    share: shareOf(shared, roots),
  }
}

function weighSentence(sentence: string, { aspects }: ProductQuestion, roots: ReadonlySet<string>): Weighed {
  const own = rootsIn(sentence)
  const shared = [...roots].filter((root) => own.includes(root)).length
  const described = aspects.map(({ aspect }) => {
    const count = aspect.phrases.filter((phrase) => hasPhrase(own, phrase)).length
    return count === 0 ? 0 : SENTENCE_MATCHED + 0.4 * (count - 1)
  })
  const score = SENTENCE_WORD * shared + Math.max(0, ...described)
  return { from: 'sentence', text: toShownText(sentence, MAX_QUOTED), score, share: shareOf(shared, roots) }
}

const shareOf = (shared: number, roots: ReadonlySet<string>): number =>
  roots.size === 0 ? 0 : shared / roots.size

const NEARLY = 0.7
const BESIDE = 0.5
const MOST_ROWS = 2
const MOST_SENTENCES = 2

/** CHAT-10: the rows and the sentences that answer, quoted as the shop's. */
export function quote(lines: readonly PageLine[]): string {
  const [best] = lines
  if (best === undefined) return ''
  const rows = lines
    .filter(({ from, score }) => from === 'row' && score >= NEARLY * best.score)
    .slice(0, MOST_ROWS)
  const sentences = lines.filter(({ from, score }) => from === 'sentence' && score >= BESIDE * best.score)
  const quoted = sentences.slice(0, MOST_SENTENCES).map(({ text }) => `“${text}”`)
  return [
    ...(rows.length > 0 ? [`The page says: ${rows.map(({ text }) => text).join('; ')}.`] : []),
    ...(quoted.length > 0 ? [`The shop writes: ${quoted.join(' ')}`] : []),
  ].join(' ')
}

const MOST_NEAREST = 2

/** What shares most with a question that no line surely answers: the shopper may judge. Nothing where nothing does. */
export function nearestOf(product: Product, question: string): string {
  const own = new Set(rootsIn(product.name))
  const asked = distinctRootsIn(question)
  const besides = nearestTo(product, new Set(asked.filter((root) => !own.has(root))))
  const near = besides.length > 0 ? besides : nearestTo(product, new Set(asked))
  return near.length === 0 ? '' : `Nearest to it on the page: ${near.map((line) => `“${line}”`).join(' ')}`
}

function nearestTo(product: Product, roots: ReadonlySet<string>): string[] {
  const rows = rowsOf(product).map(([label, value]) => `${label}: ${value}`)
  return [...rows, product.subtitle, ...product.description.split(SENTENCE_END)]
    .filter((line) => !NO_ANSWER.test(line))
    .map((line) => ({ line, shared: new Set(rootsIn(line).filter((root) => roots.has(root))).size }))
    .filter(({ shared }) => shared > 0)
    .toSorted((one, other) => other.shared - one.shared || one.line.length - other.line.length)
    .slice(0, MOST_NEAREST)
    .map(({ line }) => toShownText(line, MAX_QUOTED))
}
