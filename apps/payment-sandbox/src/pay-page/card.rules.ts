import { findCard } from '#transactions/test-cards.ts'

type Card = { number: string; expiry: string; cvv: string }

const EXPIRY = /^\s*(0?[1-9]|1[0-2])\s*\/\s*(?:20)?(\d{2})\s*$/
const CENTURY = 2_000

/** What is wrong with a card before any bank is asked; null when nothing is. */
export function cardProblem({ number, expiry, cvv }: Card, now: Date): string | null {
  const card = findCard(number)
  if (!card) return 'This is a sandbox: it knows only the test cards below.'
  const [, month, year] = EXPIRY.exec(expiry) ?? []
  if (month === undefined || year === undefined) return 'Write the date as MM/YY.'
  const endsAt = Date.UTC(CENTURY + Number(year), Number(month))
  if (endsAt <= now.getTime()) return 'This card has expired.'
  return cvv.trim() === card.cvv ? null : `The CVV of this test card is ${card.cvv}.`
}
