import { parseMessage } from './parse-message.rules.ts'
import type { ParsedMessage } from './parsed-message.rules.ts'

/** Shorter messages are read as they are. */
const LONG_WORDS = 24

const PARTS =
  /(?<=[.!?])\s+|\n+|;\s+|:\s+(?=(?:do|is|are|can|could|which|what|how)\b)|,?\s+(?=(?:do (?:you|u|una) (?:have|sell|get|stock)|(?:so |now |and |but )?(?:i|we) (?:really |just |now |only )?(?:need|want|wan buy|wan|am looking|are looking|dey find|would like)|(?:is|are) there (?:any|an?)|(?:can|could) (?:you|i) (?:get|find|show|help|buy|order|see)|may i see|show me|find me|help me (?:find|get)|una get|(?:abeg|please|anyway) )\b)/i
const ASKS =
  /\?|\b(?:do (?:you|u|una) (?:have|get|sell|stock)|(?:you|una) (?:get|dey sell)|(?:is|are) there|(?:i|we) (?:really |just |now |only )?(?:need|want|wan|dey find|am looking|are looking|would like)|i'm looking|looking for|show me|find (?:me|a|an)|may i|could you|can (?:you|i)|recommend|suggest|how much|which|wetin|kindly|let me know|what (?:do|kinds?|else)|what should|what can|where is|when will|help me|compare)\b/i
/** How much may be spent is told anywhere. */
const SAYS_BUDGET = /₦\s?\d|\b\d[\d,.]*\s?(?:k|naira)\b|\bbudget\b/i

/** R31: reading a part takes as long as reading a message, and 2,000 characters may be 500 parts; the last ones decide. */
const MOST_READ = 20

/** CHAT-12: of a long message the part that asks, with what may be spent; null when all of it is the request. */
export function requestPartOf({ text }: Pick<ParsedMessage, 'text'>): string | null {
  if (text.split(/\s+/).length < LONG_WORDS) return null
  const parts = text.split(PARTS).filter((part) => /[\p{L}\p{N}]/u.test(part))
  if (parts.length < 2) return null
  const [best] = parts
    .map((part, at) => ({ part, at }))
    .filter(({ part }) => ASKS.test(part))
    .slice(-MOST_READ)
    .map(({ part, at }) => ({ at, ...readPart(part) }))
    .filter(({ score, at, isPointingBack }) => score >= 0 || (at > 0 && isPointingBack))
    .toSorted((one, other) => other.score - one.score || other.at - one.at)
  if (best === undefined) return null
  const before = best.at > 0 && best.isPointingBack ? best.at - 1 : best.at
  const budgets = parts.filter(
    (part, at) => (at < before || at > best.at) && SAYS_BUDGET.test(part) && part.length < 80,
  )
  return [...parts.slice(before, best.at + 1), ...budgets].join(' ').replace(THANKS, '').trim()
}

const POINTS_BACK =
  /\b(?:one|ones|it|them|am|the two|both|some|what do (?:you|una) have|do (?:you|una) have (?:it|any)|wetin (?:una|you) get)\b/i
/** 'Any ideas?': asked of all that was said before it. */
const SAYS_NOTHING =
  /^(?:so|please|kindly|and|now|abeg|[,\s])*(?:any (?:ideas?|suggestions?|advice|recommendations?)|what (?:do|would|can|should|could) (?:you|i|we) (?:suggest|advise|recommend|think|do|get|buy|give)(?: \w+){0,2}|(?:can|could) you (?:please )?(?:help|advise|assist)(?: me| us)?|(?:help|advise) (?:me|us)|what is good|wetin (?:i|una) (?:fit|go) (?:do|buy|advise))\W*$/i
/** More words of its own, and the part says what is wanted. */
const FEW_NAMES = 2

const THANKS =
  /[,.]?\s*(?:many )?(?:thank you|thanks)(?: (?:very much|in advance|so much|my dear|dear))?[.!]*\s*$/i

/**
 * A question that names one thing is the request; one that names nothing ('can you help me?') is not, unless what is meant
 * was named right before: 'do you have it?', 'a good one'.
 */
function readPart(part: string): { score: number; isPointingBack: boolean } {
  if (SAYS_NOTHING.test(part)) return { score: -2, isPointingBack: false }
  const { request, pointers } = parseMessage(part)
  const names = request.words.length
  const isPointingBack = POINTS_BACK.test(part) && names <= FEW_NAMES
  if (names === 0 && pointers.length === 0 && request.category === null) return { score: -2, isPointingBack }
  return { score: (part.includes('?') ? 1 : 0) + (names > 0 && names <= 5 ? 1 : 0), isPointingBack }
}
