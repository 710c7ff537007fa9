import { UNITS } from '@ahia/reference/units'
import type { Measure } from '#catalog/search/parse/extract-measures.rules.ts'

/** The larger units in smaller ones, so that half a kilo is 500 g and 50 cl are half a litre. */
const IN_SMALLER: Readonly<Record<string, { unit: string; times: number }>> = {
  kg: { unit: 'g', times: 1_000 },
  l: { unit: 'ml', times: 1_000 },
  cl: { unit: 'ml', times: 10 },
  m: { unit: 'mm', times: 1_000 },
  cm: { unit: 'mm', times: 10 },
  kw: { unit: 'w', times: 1_000 },
  kva: { unit: 'va', times: 1_000 },
  tb: { unit: 'gb', times: 1_000 },
}

const MEASURE = /(\d+(?:[.,]\d+)*)\s*-?\s*([a-z]+)/g
const THOUSANDS = /,(?=\d{3}(?!\d))/g

const lineOf = (unit: string): string => UNITS.find((line) => line.includes(unit))?.[0] ?? unit

function inSmallest({ amount, unit }: Measure): Measure {
  const line = lineOf(unit.toLowerCase())
  const smaller = IN_SMALLER[line]
  return smaller ? { amount: amount * smaller.times, unit: smaller.unit } : { amount, unit: line }
}

/** All amounts with a unit that a text speaks of. */
export function measuresIn(text: string): Measure[] {
  return [...text.toLowerCase().matchAll(MEASURE)].map(([, amount = '', unit = '']) => ({
    amount: Number(amount.replace(THOUSANDS, '').replace(',', '.')),
    unit,
  }))
}

const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const COUNTS = new Set(['pcs', 'pack'])
const IS_UNIT = new Set(UNITS.filter(([unit = '']) => !COUNTS.has(unit)).flat())
/** '5 tests', '12 pies', 'pack of 6': a number that counts things is one of pieces. */
const COUNTED = /(?<![\d.,])(\d+)(?![\d.,]*\d)(?:\s+([a-z]+)|$)/g

const countsIn = (text: string): number[] =>
  [...withDigits(text.toLowerCase()).matchAll(COUNTED)].flatMap(([, number, word = '']) =>
    IS_UNIT.has(word) ? [] : [Number(number)],
  )

const withDigits = (text: string): string =>
  text.replace(/[a-z]+/g, (word) => {
    const at = NUMBERS.indexOf(word)
    return at < 0 ? word : String(at + 1)
  })

/** How many of a thing are requested, which says nothing of one that is not sold by number. */
export const isCountOf = ({ unit }: Measure, texts: readonly string[]): boolean =>
  !COUNTS.has(lineOf(unit.toLowerCase())) || texts.some((text) => countsIn(text).length > 0)

export function hasMeasure(text: string, requested: Measure): boolean {
  if (COUNTS.has(lineOf(requested.unit.toLowerCase()))) return countsIn(text).includes(requested.amount)
  const { amount, unit } = inSmallest(requested)
  return measuresIn(text)
    .map(inSmallest)
    .some((one) => one.unit === unit && Math.abs(one.amount - amount) < 0.001 * amount)
}

/** '50 kg', '1.5 L', '20,000 mAh': as a sentence says it. */
export function measureText({ amount, unit }: Measure): string {
  const line = lineOf(unit.toLowerCase())
  const spelt = SPELT[line] ?? line
  return `${amount.toLocaleString('en-NG', { maximumFractionDigits: 3 })} ${spelt}`
}

const SPELT: Readonly<Record<string, string>> = {
  l: 'L',
  w: 'W',
  kw: 'kW',
  v: 'V',
  ah: 'Ah',
  mah: 'mAh',
  va: 'VA',
  kva: 'kVA',
  gb: 'GB',
  tb: 'TB',
  mb: 'MB',
  mp: 'MP',
  hz: 'Hz',
  pcs: 'pieces',
  yard: 'yards',
}
