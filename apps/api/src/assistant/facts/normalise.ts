import { tokenise } from '#catalog/search/parse/tokenise.rules.ts'
import type { ParsedMessage } from '../parse/parsed-message.rules.ts'

/** The text that phrases are looked for in: the message as written, and again in normalised words. */
export const normalise = ({ text, plain }: ParsedMessage): string => `${tokenise(text).join(' ')}\n${plain}`

const SHOPPING =
  /\b(show me|find|search|looking for|look for|i dey (?:find|look)|i need|i want(?: to)? (?:buy|get|order)|i wan (?:buy|get|order)|get me|buy|cheap(?:est|er)?|recommend|suggest|gift for|under|below|less than|best rated|top rated)\b/

/** Whether the shopper is looking for products: then 'delivery' or 'return' is only a filter. */
export const isAfterGoods = ({ request }: ParsedMessage, text: string): boolean =>
  SHOPPING.test(text) || request.maxNaira !== null || request.minNaira !== null

/** 'Lagos, Abuja and Edo' */
export function inARow(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last
}

const UNSEEN = /[\p{Cc}\p{Cf}]+/gu

/** A name that a shop wrote, without what is not seen. */
export const seenName = (name: string): string => name.replace(UNSEEN, ' ').trim()
