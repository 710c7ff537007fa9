import { splitWords } from '#catalog/search/query.rules.ts'
import type { ParsedMessage } from '../reading/parsed-message.rules.ts'

/** A message as phrases are looked for in it: a line as it was written, and a line in the reader's plain words. */
export const normalise = ({ text, plain }: ParsedMessage): string => `${splitWords(text).join(' ')}\n${plain}`

const SHOPPING =
  /\b(show me|find|search|looking for|look for|i dey (?:find|look)|i need|i want(?: to)? (?:buy|get|order)|i wan (?:buy|get|order)|get me|buy|cheap(?:est|er)?|recommend|suggest|gift for|under|below|less than|best rated|top rated)\b/

/** Whether somebody is after goods: then a word such as 'delivery' or 'return' only says more about them. */
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
