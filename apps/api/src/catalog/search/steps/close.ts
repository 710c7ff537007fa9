import { toTextQuery, toWeightedTextQuery } from '../rank/text-query.rules.ts'
import { askFor, plain, type Step } from './search-step.ts'

/** Goods that say all the words beside their name: on the shelf, in the shop's name, in a subtitle or a choice. */
export const matchBesideName: Step = async ({ strict }) => {
  const found = await strict()
  return found && found.answer.tier !== 'text' ? found : null
}

/** What else would be shown is of other brands, or another thing. */
export const notCarried: Step = async ({ understood }) => (understood.notCarried ? 'nothing' : null)

/** Of these the description tells what is in it; of other goods what they are used with: a ladder is no lamp. */
const SHELVES_WITH_CONTENTS = (['FOOD', 'GROCERY', 'ORGANIC', 'SPA', 'HEALTH'] as const).map((category) => ({
  category,
  subcategoryKey: null,
}))

/** Goods that have the words in their description. */
export const matchInDescription: Step = async ({ ask, understood: { terms }, headed, strict }) => {
  const found = await strict()
  if (found === null) return null
  if (terms.length > 1) return { ...found, isClose: true }
  const inIt = await ask([{ ...plain(toTextQuery(headed)), shelves: SHELVES_WITH_CONTENTS }])
  return inIt.found === 0 ? 'nothing' : { answer: inIt, sources: found.sources, isClose: true }
}

/** FIND-04: what has some of the words. */
export const someOfTheWords: Step = async ({ ask, understood: { terms, isSentence }, headed }) => {
  if (terms.every(({ match }) => match === 'unknown')) return null
  const some = await askFor(ask, toWeightedTextQuery(headed, isSentence), { isClose: true })
  return some && { ...some, isClose: true }
}
