import { COLOUR_SHADES } from '@ahia/reference/assistant/colours'
import type { Measure } from '../parse/extract-measures.rules.ts'
import type { ParsedQuery } from '../parse/parse-query.rules.ts'
import { anyOf } from '../tsquery.rules.ts'
import { findSynonyms, findUnitSpellings } from '../understand/synonyms.rules.ts'
import type { AttributeQuery } from './candidate-query.rules.ts'
import { WEARER_QUERIES } from './wearer-queries.rules.ts'

/** Larger units in smaller ones, so that half a kilo is 500 g and 50 cl are 500 ml. */
const IN_SMALLER: Readonly<Record<string, readonly [unit: string, times: number]>> = {
  kg: ['g', 1_000],
  l: ['ml', 1_000],
  cl: ['ml', 10],
  m: ['cm', 100],
  kw: ['w', 1_000],
  kva: ['va', 1_000],
  tb: ['gb', 1_000],
}
const IN_LARGER = new Map(
  Object.entries(IN_SMALLER).map(([unit, [smaller, times]]) => [smaller, [unit, 1 / times] as const]),
)

export const toAttributeQuery = ({
  sizes,
  measures,
  colours,
  excludedTerms,
  state,
  wearer,
}: ParsedQuery): AttributeQuery => ({
  attributes: [
    ...(measures?.value ?? []).map(measureQuery),
    ...sizesOf(sizes?.value ?? [], ageOf(sizes?.value ?? []) !== null),
    ...(colours ? [anyOf(colours.value.flatMap(shadesOf).map(allOf))] : []),
  ],
  state: state?.value ?? null,
  wearer: wearer
    ? WEARER_QUERIES[wearer.value]
    : ageOf(sizes?.value ?? []) === null
      ? null
      : WEARER_QUERIES.kids,
  excludedTerms: (excludedTerms?.value ?? []).flatMap((word) => [word, ...(findSynonyms(word) ?? [])]),
})

/** A child of five wears what is made 'for 3 to 12 years': the age says whom it is for, and is no size. */
const sizesOf = (sizes: readonly string[], isChild: boolean): string[] => {
  const stated = sizes.filter((size) => !isChild || !YEARS.test(size))
  return stated.length === 0 ? [] : [anyOf(stated.map(sizeQuery))]
}

const YEARS = /^(\d+) YEARS?$/
const GROWN_UP = 15

function ageOf(sizes: readonly string[]): number | null {
  const ages = sizes.flatMap((size) => YEARS.exec(size)?.[1] ?? []).map(Number)
  return ages.find((age) => age < GROWN_UP) ?? null
}

const allOf = (phrase: string): string => `(${phrase.split(' ').join(' & ')})`

function shadesOf(colour: string): string[] {
  const shades: Readonly<Record<string, readonly string[]>> = COLOUR_SHADES
  return [colour, ...(shades[colour] ?? [])]
}

/** A number and its unit are stored as one word: '5kg', '22p5w'. */
function measureQuery({ amount, unit }: Measure): string {
  const also = [IN_SMALLER[unit], IN_LARGER.get(unit)].flatMap((other) =>
    other ? [{ unit: other[0], amount: Math.round(amount * other[1] * 1_000) / 1_000 }] : [],
  )
  const names = [{ amount, unit }, ...also].flatMap((one) =>
    (findUnitSpellings(one.unit) ?? [one.unit]).map(
      (spelling) => `${String(one.amount).replace('.', 'p')}${spelling}`,
    ),
  )
  return anyOf(names)
}

const AREA = /^(\d+(?:\.\d+)?)X(\d+(?:\.\d+)?)$/
const AGE = /^(\d+) (YEAR|MONTH)S$/

function sizeQuery(size: string): string {
  const [, width, length] = AREA.exec(size) ?? []
  if (width && length)
    return `(${width}x${length} | (${width} & ${length} & (x | by | ${width}x | ${width}by)))`
  const [, age, unit] = AGE.exec(size) ?? []
  if (age && unit) return `(${['', 's'].map((end) => `${age}${unit.toLowerCase()}${end}`).join(' | ')})`
  return allOf(
    size
      .toLowerCase()
      .replace(/[^a-z0-9. ]+/g, ' ')
      .replaceAll('.', 'p')
      .trim(),
  )
}
