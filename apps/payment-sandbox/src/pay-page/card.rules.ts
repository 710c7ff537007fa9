import { findCard, type TestCard } from '#transactions/test-cards.ts'

type Card = { number: string; expiry: string; cvv: string }

/** Why a card was not charged; it stands in the address, so that Back and a reload charge nothing again. */
export const CARD_PROBLEMS = ['missing', 'unknown', 'date', 'expired', 'cvv', 'declined'] as const
export type CardProblem = (typeof CARD_PROBLEMS)[number]

const EXPIRY = /^\s*(0?[1-9]|1[0-2])\s*\/\s*(?:20)?(\d{2})\s*$/
const CENTURY = 2_000

/** What is wrong with a card before any bank is asked; null when nothing is. */
export function cardProblem({ number, expiry, cvv }: Card, now: Date): CardProblem | null {
  const card = findCard(number)
  if (!card) return 'unknown'
  const [, month, year] = EXPIRY.exec(expiry) ?? []
  if (month === undefined || year === undefined) return 'date'
  const endsAt = Date.UTC(CENTURY + Number(year), Number(month))
  if (endsAt <= now.getTime()) return 'expired'
  return cvv.trim() === card.cvv ? null : 'cvv'
}

type Tried = { card: TestCard | null; bankSays: string | null }

export function problemWords(problem: CardProblem, { card, bankSays }: Tried): string {
  const words = {
    missing: 'Enter the card number, expiry date and CVV.',
    unknown: 'This is a sandbox. Use one of the test cards below.',
    date: 'Enter the date as MM/YY.',
    expired: 'This card has expired.',
    cvv: card ? `The CVV of this test card is ${card.cvv}.` : "That's not this card's CVV.",
    declined: `The card was not charged: ${bankSays ?? 'Declined'}. Try another card, or pay another way.`,
  } satisfies Record<CardProblem, string>
  return words[problem]
}
