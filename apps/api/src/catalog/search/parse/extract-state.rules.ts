import { PLACES } from '@ahia/reference/assistant/places'
import { DELIVERY_STATES, type DeliveryState } from '@ahia/reference/delivery-states'
import {
  type Extracted,
  GAP,
  type NormalisedText,
  oneOfAlternatives,
  oneOfPhrases,
  wholeWords,
} from './normalised-text.rules.ts'

const STATE_OF = new Map<string, DeliveryState>(
  DELIVERY_STATES.flatMap((state) => PLACES[state].map((place) => [place, state] as const)),
)
const PLACE = oneOfPhrases(STATE_OF.keys())
const WHERE = oneOfAlternatives(`
    in | inside | within | around | near | based in | is in | am in | are in | stay in | live in | stay
    for | from | at | for | is | i dey | we dey | dey | shops in | a shop in | shop in | here in | i |
    we | am | about | only | and | or | not outside | seller in | sellers in
  `)
const WHERETO = oneOfAlternatives(`
    to | reach | deliver to | delivery to | delivered to | deliver in | delivery in | deliver for |
    deliver | delivery for | ship to | shipping to | send to | sent to | bring to | go | get to |
    reaches | delivery within
  `)
/** What may stand behind a place that is meant as one; a thing behind it makes it part of a name: 'Lagos party salad'. */
const BEHIND = `(?= (?:$|[,?¦₦]|${oneOfAlternatives(`
    only | sell | sells | get | have | has | shop | shops | store | stores | seller | sellers | side | area | here | now | please | too |
    state | under | below | above | over | not | and | or | with | that | which | for | to | at | in |
    less | more | between | around | max | cheap | cheapest | delivery | from | by | who | what | where
    | how | is | without | budget | my | i | size | if | because | make | please | do | can | axis |
    branch | based | today | tomorrow
  `)}(?: |$)))`

const DESTINATION = wholeWords(`${WHERETO} (?:me in |us in |me at |my house in )?${PLACE}`)
const SURE = wholeWords(
  `(?:in|inside|within|based in|around|near) (${PLACE})(?: (?:only|area|side|axis|here|state))?`,
)
const LIKELY = wholeWords(
  `(?:${WHERE} )?(${PLACE})${BEHIND}(?: (?:only|shops?|stores?|sellers?|area|side|axis|based|here|branch))?`,
)

/** Where the shop is to be; a place that something shall be brought to is none. Null when two places are named. */
export function extractState(text: NormalisedText): Extracted<DeliveryState | null> {
  const found = new Set<DeliveryState>()
  const note = (phrase: string, place: string): string => {
    const state = STATE_OF.get(place)
    if (state === undefined) return phrase
    found.add(state)
    return GAP
  }
  // Twice: of 'wuse abuja' the second place makes sure of the first.
  const rest = text.replace(DESTINATION, GAP).replace(SURE, note).replace(LIKELY, note).replace(LIKELY, note)
  const [state, another] = found
  return { found: state !== undefined && another === undefined ? state : null, rest }
}
