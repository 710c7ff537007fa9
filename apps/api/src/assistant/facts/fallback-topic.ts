import { isAfterGoods } from './normalise.ts'
import { namingWords } from './spoken-product.ts'
import type { TopicQuestion } from './topic.ts'

/** Words of the market's own business, and what is most likely asked with them. The first that is said counts. */
const MOST_LIKELY: readonly (readonly [words: string, question: string])[] = [
  ['commission commissions percent percentage', 'what commission do you take'],
  ['payout payouts settlement', 'when do merchants get paid'],
  ['package packages subscription subscribe tier tiers trial', 'how much are the merchant packages'],
  ['merchant merchants vendor vendors sellers selling sell', 'how do i become a merchant'],
  ['refund refunds refunded', 'how do refunds work'],
  ['damaged faulty broken defective spoilt complaint complaints complain', 'what if it came damaged'],
  ['warranty guarantee', 'is there a guarantee'],
  ['return returns returned returnable exchange', 'what is your return policy'],
  ['cancel cancelled cancellation', 'can i cancel an order'],
  ['cod', 'can i pay on delivery'],
  ['instalment instalments installment installments', 'can i pay in instalments'],
  ['safe safety secure security trust legit trusted scam scams scammer scammers fraud', 'is this site safe'],
  ['reserve hold expire expires', 'how long do you keep the goods'],
  ['card cards transfer ussd bank payment payments paying', 'how do i pay'],
  ['password', 'i forgot my password'],
  ['login log signin signup register registration account guest', 'how do i open an account'],
  ['newsletter unsubscribe mails spam', 'how do i get the newsletter'],
  ['privacy data cookies cookie personal', 'what is your privacy policy'],
  ['app application android ios install', 'do you have an app'],
  ['receipt receipts invoice invoices', 'how do i get a receipt'],
  ['review reviews rating ratings stars', 'who can write reviews'],
  ['contact support helpline hotline', 'how do i contact you'],
  ['tax taxes vat hidden', 'do prices include vat'],
  ['terms conditions', 'terms and conditions'],
  ['cart checkout', 'how do i order'],
  ['pickup station', 'where are your pickup points'],
  ['delivery deliver shipping waybill dispatch', 'which states do you deliver to'],
]

const KNOWN: ReadonlySet<string> = new Set(MOST_LIKELY.flatMap(([words]) => words.split(' ')))

/** These name no goods, whatever stands beside them. */
const SURELY_OURS = new Set(
  'commission commissions percentage payout payouts trial refund refunds newsletter unsubscribe spam password checkout privacy ussd instalments installments merchants'.split(
    ' ',
  ),
)
/** 'security for my shop': against thieves, not of payments. */
const GUARDS = /\b(?:security|safety) (?:for|of|at|in) (?:my|our|the|a)\b/
const ASKS =
  /\b(?:how|what|which|who|where|when|why|do|does|did|is|are|can|will|must|should|i|my|you|your|una|any|if)\b/

/**
 * A message of nothing but the market's own words and small talk names no goods, however it is put: what is most
 * likely meant by it; null when it may be about goods.
 */
export function mostLikelyCandidate({ conversation, text }: TopicQuestion): string | null {
  const written = new Set(text.split(/\s+/))
  const isOurs =
    [...SURELY_OURS].some((word) => written.has(word)) && !isAfterGoods(conversation.message, text)
  if (!isOurs && !hasOnlyOurWords({ conversation, text })) return null
  const candidate = MOST_LIKELY.find(([words]) => words.split(' ').some((word) => written.has(word)))
  return candidate?.[1] ?? null
}

function hasOnlyOurWords({ conversation, text }: TopicQuestion): boolean {
  const { maxNaira, minNaira, category } = conversation.message.request
  if (GUARDS.test(text)) return false
  const isRequest = maxNaira !== null || minNaira !== null || category !== null
  return (
    !isRequest &&
    (ASKS.test(text) || conversation.earlier.length > 0) &&
    namingWords(conversation).every((word) => KNOWN.has(word))
  )
}
