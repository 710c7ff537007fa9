import { QUALITY_WORDS, SERVICE_WORDS } from '@ahia/reference/assistant/idle-words'
import {
  listWords,
  type NormalisedText,
  oneOfAlternatives,
} from '#catalog/search/parse/normalised-text.rules.ts'
import { namesAttribute, namesProduct } from './no-request.rules.ts'
import type { Change, Pointer, ShopperRequest } from './parsed-message.rules.ts'

/** What may stand before it all. */
const OPENING =
  '^ (?:(?:ok|okay|please|yes|no|hmm|alright|so|just|i want|i need|do you have|show me|is there|give me|any) (?:, )?)*'
/** A message that begins so continues what was said before. */
const CONTINUES = new RegExp(
  `${OPENING}${oneOfAlternatives(`
    and | but | only | with | without | in | for | not | make it | also | the one | the ones | one with | one that |
    ones that | ones with | any with | do they | does it | is it | are they | it should | it must | they should |
    must be | should be | something in | one in | ones in | one for | ones for | i mean | i meant | preferably | rather |
    instead | same
  `)} `,
)
const FROM_A_SHOP = new RegExp(`${OPENING}(?:only )?(?:the ones? )?(?:from|at|by) `)
/** 'the rechargeable one' */
const THE_ONE = /^ (?:\S+ ){0,3}(?:the|a|any|some) (?:[^ ,?]+ ){1,3}ones?(?= (?:[,?]|$))/
/** 'the dry one, which is for kittens' */
const OF_SHOWN = /^ the [^ ,?]+ ones? , /
/** 'In Lagos, who sells fish?' continues nothing, however it begins. */
const ASKS_AGAIN = /(?<=^ \S+ .*) (?:want|need|find|looking|sells?|buy|who|which|recommend|compare) /
const SAYS_HOW_MANY =
  /^ (?:for |about |like )?\d{1,3} (?:people|persons|guests|packs|pieces|bags|bottles|cartons)(?= )/
const ASKS_ABOUT = /^ (?:(?:ok|okay|and|but|please|so) ,? ?)*(?:what about|how about)(?= )/
/** 'how much carton': of what was spoken of, in that pack. */
const ASKS_OF_PACK =
  /^ (?:(?:ok|okay|and|but|please|so) ,? ?)*(?:how much|price)(?: (?:is|be|for|per|of|one|a|the|by|whole|full|half))* (?:cartons?|crates?|bags?|dozen|tubers?)(?: (?:own|one|now))?(?= [?]?\s*$)/
/** More words than this are a request of their own. */
const MAX_ADDED_WORDS = 4

/** `left` is what no reader has taken. */
type Parts = {
  text: NormalisedText
  left: NormalisedText
  request: ShopperRequest
  change: Change | null
  pointers: readonly Pointer[]
}

/** Whether a message only changes what was requested before. */
export function isRefining({ text, left, request, change, pointers }: Parts): boolean {
  if (change !== null && request.words.length === 0) return true
  if (pointers.length > 0) return false
  if (SAYS_HOW_MANY.test(text) && !namesProduct(request)) return true
  if (!namesProduct(request))
    return namesAttribute(request) && !listWords(left).some((word) => SERVICE_WORDS.has(word))
  if (ASKS_ABOUT.test(text) || ASKS_OF_PACK.test(text)) return true
  if (request.words.length === 0 && request.category === null) return FROM_A_SHOP.test(text)
  if (request.words.length > 0 && request.words.every((word) => QUALITY_WORDS.has(word))) return true
  return (
    request.words.length <= MAX_ADDED_WORDS &&
    (OF_SHOWN.test(text) || (!ASKS_AGAIN.test(text) && (CONTINUES.test(text) || THE_ONE.test(text))))
  )
}
