import {
  type Extracted,
  extractAll,
  type NormalisedText,
  oneOfAlternatives,
  wholeWords,
} from '#catalog/search/parse/normalised-text.rules.ts'
import type { Change } from './parsed-message.rules.ts'

const ONES = '(?: (?:ones?|options?|than (?:this|that|these|those|them|it)|things?|alternatives?|prices?))*'

const CHANGES: readonly (readonly [Change, RegExp])[] = [
  [
    'cheaper',
    phrases(`
    cheaper | less expensive | lower price | lower priced | less costly | more affordable | too
    expensive | too costly | too much money | price is too high | price too high | reduce the price |
    cost less | costs less | lower than that | smaller price | more cheap | too dear | is expensive |
    cannot afford it | very expensive
  `),
  ],
  [
    'pricier',
    phrases(`
    more expensive | costlier | dearer | higher price | pricier | more premium | higher end | more
    costly
  `),
  ],
  [
    'better',
    phrases(`
    better | better quality | higher quality | better rated | stronger | superior | something better
  `),
  ],
  [
    'others',
    phrases(`
    others | another | different colour | different color | other colours | other colors | another colour | not that one |
    not this one | not these | not those | other ones | other options | something else | anything else | different ones |
    show me more | show more | see more | more options | more of them | more like this | more like these
    | any other | other | different one | another one | more please | next ones | give me more | more
    choices | similar ones | alternatives | similar | bigger | larger | smaller | longer | shorter | louder | quieter | lighter | faster | newer | show me other | the rest | some more | any more |
    i do not like these | i do not like any | another set
  `),
  ],
]
/** 'which one is cheaper' asks about what was named; it does not ask for other things. */
const ASKS_WHICH =
  /(?<= )(?:which|who|what is|is (?:this|that|it|the)|compare|between|difference|of the two|of them)(?= )/
const ALONE = /^ (?:more|next|others?)(?= (?:$|[,?]))/

/** How a follow-up changes what was requested before. */
export function extractChange(text: NormalisedText): Extracted<Change | null> {
  const [change, pattern] = CHANGES.find(([, one]) => text.search(one) >= 0) ?? []
  if (change === undefined || pattern === undefined)
    return { found: text.search(ALONE) >= 0 ? 'others' : null, rest: text }
  const { rest } = extractAll(text, pattern)
  return { found: change !== 'others' && ASKS_WHICH.test(text) ? null : change, rest }
}

function phrases(list: string): RegExp {
  return wholeWords(`(?:(?:something|anything|any|some|a|the) )?${oneOfAlternatives(list)}${ONES}`)
}
