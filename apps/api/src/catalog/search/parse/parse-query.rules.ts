import { IDLE_WORDS } from '@ahia/reference/assistant/idle-words'
import type { DeliveryState } from '@ahia/reference/delivery-states'
import { takeColours } from './extract-colours.rules.ts'
import { takeWithout } from './extract-excluded-terms.rules.ts'
import { takeMeasures } from './extract-measures.rules.ts'
import { takePreferences } from './extract-preferences.rules.ts'
import { takeBudget } from './extract-price.rules.ts'
import { takeSizes } from './extract-sizes.rules.ts'
import { takeState } from './extract-state.rules.ts'
import { takePeople, type Wearer } from './extract-wearer.rules.ts'
import { withAmounts } from './normalise-amounts.rules.ts'
import { toLine, withinBounds } from './normalise-text.rules.ts'
import { type Line, type Taken, wordsOf } from './normalised-text.rules.ts'
import type { Measure, Preference } from './parsed-values.rules.ts'
import { inPlainWords } from './translate-pidgin.rules.ts'

/** What of a search is not the name of a thing. `text`: the search without it. */
type Read<T> = { value: T; without: string }

/** FIND-01: what somebody has typed, as far as the words alone tell. */
export type QueryReading = {
  /** All of it, in plain words. */
  line: Line
  /** What no reader has taken: gaps (¦) and commas included. */
  left: Line
  price: Read<{ minNaira: number | null; maxNaira: number | null }> | null
  sizes: Read<string[]> | null
  measures: Read<Measure[]> | null
  colours: Read<string[]> | null
  without: Read<string[]> | null
  state: Read<DeliveryState> | null
  preference: Read<Preference> | null
  wearer: Read<Wearer> | null
}

const MAX_QUALITIES = 4
/** 'I want to eat amala' asks for amala. */
const DOING =
  /(?<= (?:want|need|like|love|going|please|i|we|me|can|wan)(?: to)?) (?:eat|chop|drink|wear|cook|use|take|try)(?= [^ ¦,?])/g

export function readQuery(text: string): QueryReading {
  const line = withAmounts(inPlainWords(toLine(withinBounds(text))))
  const budget = takeBudget(line)
  const sizes = takeSizes(budget.rest)
  const measures = takeMeasures(sizes.rest)
  const preferences = takePreferences(measures.rest)
  const without = takeWithout(preferences.rest)
  const state = takeState(without.rest)
  const colours = takeColours(state.rest)
  const people = takePeople(colours.rest)
  const read = <T>(before: Line, { found, rest }: Taken<unknown>, value: T | null): Read<T> | null =>
    value === null || found === null ? null : { value, without: withoutTaken(line, before, rest) }
  const { minNaira, maxNaira } = budget.found
  const hasPrice = minNaira !== null || maxNaira !== null
  return {
    line,
    left: people.rest.replace(DOING, ' '),
    price: read(line, budget, hasPrice ? budget.found : null),
    sizes: read(budget.rest, sizes, someOf(sizes.found)),
    measures: read(sizes.rest, measures, someOf(measures.found)),
    preference: read(measures.rest, preferences, preferences.found.preference),
    without: read(preferences.rest, without, someOf(without.found)),
    state: read(without.rest, state, state.found),
    colours: read(state.rest, colours, someOf(colours.found)),
    wearer: read(colours.rest, people, people.found),
  }
}

const someOf = <T>(found: T[]): T[] | null => (found.length === 0 ? null : found.slice(0, MAX_QUALITIES))

/** The words that may name a thing. */
export const thingWords = (line: Line): string[] =>
  wordsOf(line).filter((word) => !IDLE_WORDS.has(word) && !/^(?:\p{L}|\d{7,})$/u.test(word))

/** The line without the tokens that a reader took out of `before`, as somebody would type it. */
function withoutTaken(line: Line, before: Line, rest: Line): string {
  const kept = rest.split(' ').filter((token) => token !== '')
  const taken: string[] = []
  for (const token of before.split(' ').filter((one) => one !== '')) {
    if (kept[0] === token) kept.shift()
    else {
      if (kept[0] === '¦' && kept[1] === token && taken.length > 0) kept.splice(0, 2)
      else taken.push(token)
    }
  }
  const tokens = line.split(' ').filter((token) => token !== '')
  for (const token of taken) {
    const at = tokens.indexOf(token)
    if (at >= 0) tokens.splice(at, 1)
  }
  return tokens.filter((token) => !/^[,?¦]$/.test(token)).join(' ')
}
