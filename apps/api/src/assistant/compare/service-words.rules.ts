import { DELIVERY_STATES } from '@ahia/reference/delivery-states'
import { parseMessage } from '../parse/parse-message.rules.ts'

/** What the market does, and where: our own pages tell about these, no product does. */
const SERVICE_WORDS = new Set([
  ...`delivery deliver door doorstep home pickup pick up point station fee fees refund refunds return returns policy
  package packages plan plans tier tiers subscription subscriptions merchant merchants seller sellers commission card
  cards transfer ussd bank cash payment payments pay account order orders standard free express state states city town
  benin mainland island and the my your for in to a of basic bronze silver gold platinum premium starter`.split(
    /\s+/,
  ),
  ...DELIVERY_STATES.flatMap((state) => state.toLowerCase().split(' ')),
])
/** Whom or what a thing is for or like, but no thing. */
const NO_THINGS = new Set(
  `men man women woman male female ladies guys boys girls boy girl kids kid children adult adults baby new used original
  fake old shop store room house home office kitchen parlour business yes no not something anything nothing more less red blue black white green others other another`.split(
    /\s+/,
  ),
)

const wordsOf = (piece: string): string[] => piece.split(/[^a-z0-9]+/).filter((word) => word !== '')

/** Whether this side of an 'or' is about delivery, payment, places and such. */
export const isAboutService = (piece: string): boolean =>
  wordsOf(piece).every((word) => SERVICE_WORDS.has(word)) || isPlace(piece)

function isPlace(piece: string): boolean {
  const { words, state } = parseMessage(piece).request
  return state !== null && words.length === 0
}

/** Whether this side only says for whom or of what sort. */
export const isNoThing = (piece: string): boolean => wordsOf(piece).every((word) => NO_THINGS.has(word))
