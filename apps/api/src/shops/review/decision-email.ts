import { BRAND } from '@ahia/reference/brand'
import { SHOP_REASONS, type ShopDecision } from '@ahia/reference/staff/shop-decisions'
import { lagosDate } from '@ahia/rules/lagos-date'
import { reasonUnknown } from '../shops.errors.ts'

export type DecisionWords = { decision: ShopDecision; reason: string; words: string; until: Date | null }
type Context = {
  shopName: string
  publicUrl: string
  shopId: string
  /** Shoppers see it already: what is approved is a change. */
  isOpen: boolean
}

const SUBJECTS = {
  APPROVE: 'Your shop is open',
  ASK: 'We need something more to open your shop',
  REFUSE: "We can't open your shop",
  WARN: 'A warning about your shop',
  SUSPEND: 'Your shop is closed for now',
  KEEP: 'Your shop stays closed for now',
  REOPEN: 'Your shop is open again',
  END: "We're closing your shop",
} as const satisfies Record<ShopDecision, string>

/** The sentence of a reason from the list; throws for one that is not on it. */
export function getReasonSentence({ decision, reason }: Pick<DecisionWords, 'decision' | 'reason'>): string {
  const reasons: Record<string, string> = SHOP_REASONS[decision]
  const sentence = Object.hasOwn(reasons, reason) ? reasons[reason] : undefined
  if (sentence === undefined) throw reasonUnknown()
  return sentence
}

/** ADMIN-20: the reason is in the email itself, not behind a sign-in. What is shown before it goes is what goes. */
export function writeDecision({ decision, reason, words, until }: DecisionWords, context: Context) {
  const sentence = getReasonSentence({ decision, reason })
  const ownWords = words === '' ? [] : [words]
  return {
    subject: decision === 'APPROVE' && context.isOpen ? 'Your changes are approved' : SUBJECTS[decision],
    paragraphs: [
      ...openingOf(decision, context),
      ...(decision === 'APPROVE' ? [] : [sentence]),
      ...ownWords,
      ...endingOf(decision, until),
    ],
    button: buttonOf(decision, context),
  }
}

function openingOf(decision: ShopDecision, { shopName, publicUrl, isOpen }: Context): string[] {
  switch (decision) {
    case 'APPROVE':
      if (isOpen) return [`We've looked at your changes to ${shopName}. Shoppers can see them now.`]
      return [
        `${shopName} is approved. Shoppers can now find it on ${BRAND.name}, at the link below.`,
        `Next, list your first product in the Seller Hub: ${publicUrl}/seller/products/new.`,
      ]
    case 'ASK':
      return [`Thank you for registering ${shopName}. Before we can open it, we need this from you:`]
    case 'REFUSE':
      return [`We've looked at ${shopName} and can't open it.`]
    case 'WARN':
      return [`This is a written warning about ${shopName}.`]
    case 'SUSPEND':
      return [
        `Shoppers can't see ${shopName} and its products on ${BRAND.name} for now. Please still send the orders that are already paid.`,
      ]
    case 'KEEP':
      return [`We've read your answer about ${shopName}. Shoppers still can't see it.`]
    case 'REOPEN':
      return [`${shopName} is open again. Shoppers can find it and its products as before.`]
    case 'END':
      return [
        `We're ending our agreement about ${shopName} with one month's notice. Its products are no longer on sale. Please still send the orders that are already paid. We'll pay what we owe you after the last one.`,
      ]
  }
}

function endingOf(decision: ShopDecision, until: Date | null): string[] {
  const answer = `If you don't agree, reply to this email and say why.`
  switch (decision) {
    case 'ASK':
      return ["Once you've sent it, we'll review your shop again."]
    case 'REFUSE':
      return ['You can change your profile and apply again.', answer]
    case 'SUSPEND':
      return [
        ...(until ? [`It reopens automatically on ${lagosDate(until)}.`] : []),
        `If you don't agree, answer once in the Seller Hub. Someone who did not decide this will read it. If you can't sign in, reply to this email.`,
      ]
    case 'WARN':
    case 'END':
      return [answer]
    default:
      return []
  }
}

function buttonOf(decision: ShopDecision, { publicUrl, shopId }: Context) {
  if (decision === 'APPROVE' || decision === 'REOPEN')
    return { label: 'See your shop', url: `${publicUrl}/shops/${shopId}` }
  if (decision === 'ASK') return { label: 'Send your documents', url: `${publicUrl}/seller/documents` }
  if (decision === 'SUSPEND') return { label: 'Answer', url: `${publicUrl}/seller/standing` }
  return { label: 'Contact us', url: `${publicUrl}/contact` }
}
