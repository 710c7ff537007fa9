import type { ParsedMessage } from './parsed-message.rules.ts'

/** Shorter messages are read as they are. */
const LONG_WORDS = 24

const PARTS =
  /(?<=[.!?])\s+|\n+|;\s+|,\s+(?=(?:so|but|please|abeg|biko|anyway|now|kindly)\b[^.!?]*$)|\s+(?=(?:please|abeg|anyway) (?:do|can|could|is|are|what|which|how|i|you|show|find|help)\b)|:\s+(?=(?:do|is|are|can|could|which|what|how)\b)/i
const ASKS =
  /\?|\b(?:do (?:you|u|una) (?:have|get|sell)|(?:you|una) (?:get|dey sell)|(?:is|are) there|i (?:need|want|wan|dey find|am looking|would like)|we (?:need|want|would like)|i'm looking|looking for|show me|find (?:me|a|an)|may i|could you|can (?:you|i)|recommend|suggest|how much|which|what should|what can|where is|help me)\b/i
/** How much may be spent is told anywhere. */
const SAYS_BUDGET = /₦\s?\d|\b\d[\d,.]*\s?(?:k|naira)\b|\bbudget\b/i

/** CHAT-12: of a long message the sentence that asks, with what may be spent; null when all of it is the request. */
export function requestPartOf({ text }: Pick<ParsedMessage, 'text'>): string | null {
  if (text.split(/\s+/).length < LONG_WORDS) return null
  const parts = text.split(PARTS).filter((part) => part.trim() !== '')
  const asking = parts.findLastIndex((part) => ASKS.test(part))
  const request = parts[asking]
  if (request === undefined || parts.length < 2) return null
  const budgets = parts.filter((part, at) => at !== asking && SAYS_BUDGET.test(part) && part.length < 80)
  return [request, ...budgets].join(' ')
}
