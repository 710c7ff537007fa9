import { tokenise } from '#catalog/search/parse/tokenise.rules.ts'
import { concernsOf } from './concerns.rules.ts'
import { hasEither, isAskingWord } from './sides.rules.ts'

/**
 * How a comparison is asked for. `compare`: explicitly. `either`: one thing or another. `which`: which of the
 * things that were shown. Null: not at all.
 */
export type ComparisonKind = 'compare' | 'either' | 'which'

const ASKS_TO_COMPARE =
  /\b(?:compar\w*|compair\w*|compear\w*|differences?|differ|diff|different from|(?:dey|is|be) different (?:for|in|between)|differentiates?|distinguish(?:es)?|versus|vs|v\/s|side by side)\b/
const BETWEEN = /\bbetween\b.+\band\b/
const WHICH = /\b(?:which|who|wetin|wey (?:one|of))\b/
/** 'raw honey and honeycomb, which one …': the things first, then what is asked of them. */
const THINGS_FIRST =
  /^.+(?:\s(?:and|n|nd|plus)\s|\s?[,&]\s).+\b(?:(?:which|wey) (?:one|of|is|dey|go|get|has|cheap\w*|better|best)|who (?:cheap|dear|cost|better|good|fine))\b/
const THAN = /^(?:so |abeg |please )*(?:is|are|na|does|do)\b.+\b(?:than|pass)\b.+/
const BETTER =
  /\b(?:better|best|good pass|fine pass|choose|pick|prefer|advise|buy|recommend|go for|worth|take|makes? (?:more |better )?sense|suits?)\b/
const CHOOSING = /\b(?:choose|choosing|decide|pick|picking|select|torn|confused?|stuck|go for)\b/
/** Who looks for something wants to see all of it: 'I need shoes or a bag'. */
const LOOKING =
  /^(?:(?:please|pls|abeg|hi|hello|good \w+|hey|oga|my|biko|ok|okay)[, ]+)*(?:i (?:need|want|wan|dey find|am looking|dey look|like|would like|have|get)|i'm looking|find|show|give|get|bring|do you (?:have|sell)|do una|una (?:get|dey|sell)|you (?:get|dey sell)|any|looking|recommend|suggest|gift|something|anything|can|could|how|where|when|why|is|are|will|wetin|what|tell|list|who (?:sell|get|dey))\b/
/** A gift is chosen by whom it is for. */
const FOR_SOMEBODY =
  /\bgifts?\b|\bfor (?:my|our|a|her|his) (?:\w+ )?(?:wife|husband|mum|mom|mother|mama|dad|father|papa|son|daughter|baby|boy|girl|friend|boss|teacher|sister|brother|aunty?|uncle|girlfriend|boyfriend|babe|kids?|children|pikin)\b/
/** A television of 4K has no price yet. */
const PRICED = /(?:under|below|less than|not more than|max|budget|between)\s*[₦n#]?\s?\d|\b(?![48]k\b)\d+k\b/

export function comparisonKindOf(text: string): ComparisonKind | null {
  const message = text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
  const isDeciding = isDecidingWhich(message)
  if (ASKS_TO_COMPARE.test(message)) return 'compare'
  if (BETWEEN.test(message) && (isDeciding || (CHOOSING.test(message) && !PRICED.test(message))))
    return 'compare'
  if (THAN.test(message) && hasEither(message)) return 'compare'
  if (isDeciding && namesNothing(message)) return 'which'
  if (isDeciding && THINGS_FIRST.test(message)) return 'either'
  if (
    hasEither(message) &&
    (isDeciding || ![LOOKING, PRICED, FOR_SOMEBODY].some((sign) => sign.test(message)))
  )
    return 'either'
  return null
}

/** 'which one is cheaper', 'which should I buy': something is to be decided. */
export const isDecidingWhich = (text: string): boolean => {
  const message = text.toLowerCase()
  return WHICH.test(message) && (concernsOf(message).length > 0 || BETTER.test(message))
}

/** 'between the first two': of what was shown. */
const POINTING = new Set('first second third fourth fifth last 1st 2nd 3rd 4th'.split(' '))

/** 'cheapest per kilo' names no thing. */
const PER_UNIT = /\b(?:per|a|for one|by the) (?:kilo|kilogram|kg|litre|liter|metre|meter|yard|gram)\b/g

const namesNothing = (message: string): boolean =>
  tokenise(message.replace(PER_UNIT, ' ')).every(
    (word, at, all) => isAskingWord(word) || POINTING.has(word) || isMeasure(word, all[at - 1]),
  )

const isMeasure = (word: string, before: string | undefined): boolean =>
  /^\d/.test(word) || (before !== undefined && /^\d/.test(before))
