import { UNITS } from '@ahia/reference/units'
import {
  type Extracted,
  extractAll,
  type NormalisedText,
  oneOfPhrases,
  wholeWords,
} from './normalised-text.rules.ts'
import { removeQuantities } from './remove-quantities.rules.ts'

const FIRST_SPELLING = new Map(
  UNITS.flatMap((unit) => unit.map((spelling) => [spelling, unit[0] ?? spelling] as const)),
)

const UNIT = oneOfPhrases([...FIRST_SPELLING.keys()].filter((unit) => !unit.startsWith('pack')))

/** 'with 5000 mAh battery', '16 GB RAM': what is measured of the thing, not the thing. */
const PART = '(?: (?:ram|rom|ssd|storage|internal|memory(?! card)|internal storage))?'

const WITH_PART = wholeWords(
  String.raw`(?:with|has|have|of) (?:a |an )?(\d+(?:\.\d+)?) (${UNIT}) (?:battery|camera|screen|display|capacity|power|jar|length)`,
)

const PACK_OF = wholeWords(String.raw`packs? of (\d+)`)

const AMOUNT = wholeWords(
  String.raw`(\d+(?:\.\d+)?) (${UNIT})${PART}(?: (?:bag|keg|bottle|sachet|tin|tub|jar|pack|size|one|of))*`,
)

/** As rice and beans are sold. */
const BAGS = new Map([
  ['half bag', 25],
  ['full bag', 50],
])

const BAG = wholeWords('(half bag|full bag)(?: of)?')

/** '50 kg', '5 litres of', '20000 mAh', 'pack of 6'. */
export function extractMeasures(text: NormalisedText): Extracted<Measure[]> {
  const packs = extractAll(text, PACK_OF)
  const parts = extractAll(packs.rest, WITH_PART)
  const amounts = extractAll(parts.rest, AMOUNT)
  const bags = extractAll(amounts.rest, BAG)
  return {
    found: [
      ...[...parts.found, ...amounts.found].map(([, amount = '', unit = '']) => ({
        amount: Number(amount),
        unit: FIRST_SPELLING.get(unit) ?? unit,
      })),
      ...bags.found.map(([, bag = '']) => ({ amount: BAGS.get(bag) ?? 0, unit: 'kg' })),
      ...packs.found.map(([, count = '']) => ({ amount: Number(count), unit: 'pack' })),
    ],
    rest: removeQuantities(bags.rest),
  }
}

/** An amount of something: 50 kg, 1.5 L, 20000 mAh, 6 inch. The unit is the first spelling of its line in reference/units. */
export type Measure = { amount: number; unit: string }
