import { extractAll, type NormalisedText, wholeWords } from './normalised-text.rules.ts'

const COUNT = String.raw`(?:\d{1,3}|an?|one|two|three|four|five|six)`
const CONTAINER = '(?:bag|pack|packet|bottle|tin|cup|keg|sachet|pair|roll|plate|wrap|piece)s?'

const EXTREME = '(?:cheapest|dearest|best|best rated|most expensive|newest|latest|top)'
const SOME = '(?:two|three|four|five|[2-9])'

const QUANTITY = wholeWords(
  [
    `(?:${COUNT} )?${CONTAINER} of`,
    `${COUNT} ${CONTAINER}(?<=s)`,
    String.raw`\d{1,4} (?:people|persons|guests|heads)`,
    String.raw`(?:an? )?family of (?:\d{1,2}|two|three|four|five|six|seven|eight)`,
    // 'the two cheapest fans', 'top 3 wigs'
    String.raw`top ${SOME}(?= \p{L}{3,})|(?<= ${EXTREME} )${SOME}(?= \p{L}{3,})|${SOME}(?= ${EXTREME} )`,
    // A crate or a carton is part of a thing's name; how many of them is not.
    String.raw`\d{1,2}(?= (?:crates?|cartons?|baskets?|tubers?|bunch|bunches) )`,
  ].join('|'),
)

/** How many of a thing somebody wants, or for how many people, says nothing of the thing: it is only taken out. */
export const removeQuantities = (text: NormalisedText): NormalisedText => extractAll(text, QUANTITY).rest
