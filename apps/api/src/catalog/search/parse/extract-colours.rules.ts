import {
  COLOUR_SHADES,
  COLOURED_THINGS,
  COLOURS_THAT_ARE_THINGS,
  NAMED_BY_COLOUR,
} from '@ahia/reference/assistant/colours'
import {
  type Extracted,
  GAP,
  type NormalisedText,
  oneOfPhrases,
  wholeWords,
} from './normalised-text.rules.ts'

const COLOURS = [...new Set([...Object.keys(COLOUR_SHADES), ...Object.values(COLOUR_SHADES).flat()])]
const COLOUR = wholeWords(
  `(in|preferably|color|colour|coloured|colored)?(?: (?:the|a))? ?(${oneOfPhrases(COLOURS)})(?: (?:in )?(?:color|colour|coloured|colored|one|ones))?`,
)
const CLAUSE_START = /[,¦] $/
const CLAUSE_END = /^(?:|[,?¦]|or|and)$/
const ONE_AND_MORE = / (?:and|or|,|&) $/

/** Colours as said: 'red', 'navy blue'. Fruits, metals and goods that are called by a colour stay where they are. */
export function extractColours(text: NormalisedText): Extracted<string[]> {
  const found: string[] = []
  const isColoured = text.split(' ').some((word) => COLOURED_THINGS.has(word))
  const rest = text.replace(COLOUR, (phrase, before: string | undefined, colour: string, at: number) => {
    const next = text.slice(at + phrase.length + 1).split(' ', 1)[0] ?? ''
    const isAlone = isColoured && CLAUSE_START.test(text.slice(0, at)) && CLAUSE_END.test(next)
    const isAfterAnother = found.length > 0 && ONE_AND_MORE.test(text.slice(0, at))
    const isDescribedAs = before !== undefined || /colou?r|ones?$/.test(phrase) || isAlone || isAfterAnother
    if (!isColour({ colour, next, isDescribedAs })) return phrase
    found.push(colour === 'gray' ? 'grey' : colour)
    return GAP
  })
  return { found: [...new Set(found)], rest }
}

function isColour({
  colour,
  next,
  isDescribedAs,
}: {
  colour: string
  next: string
  isDescribedAs: boolean
}): boolean {
  if (NAMED_BY_COLOUR[colour]?.some((thing) => next.replace(/s$/, '') === thing.replace(/s$/, '')))
    return false
  return isDescribedAs || !COLOURS_THAT_ARE_THINGS.has(colour) || COLOURED_THINGS.has(next)
}
