import { verifyOtp, verifyResetOtp } from '@ahia/contracts/accounts'
import type { LoadAnswer } from '@ahia/testing/offer-load'
import { isPoliteError } from '@ahia/testing/proof'
import type { Visitors } from './visitors.ts'

export type Purpose = 'SIGNUP' | 'RESET'
export type Target = { email: string; purpose: Purpose }

const VERIFY = { SIGNUP: verifyOtp, RESET: verifyResetOtp }
const CODES = 10_000
const MOST_TRIES = 20

/** Guesses codes and counts the results: accepted, checked and wrong, or not checked. */
export class Guesser {
  readonly #visitors: Visitors
  guesses = 0
  tokens = 0
  readonly lookedAt: Record<Purpose, number> = { SIGNUP: 0, RESET: 0 }
  /** Any other answers. */
  readonly odd: string[] = []

  constructor(visitors: Visitors) {
    this.#visitors = visitors
  }

  /** All at once, each from an address of its own unless one is named; returns how many were checked. */
  async guess(target: Target, otps: string[], addressOf?: (at: number) => string): Promise<number> {
    const answers = await Promise.all(otps.map((otp, at) => this.#guessOnce(target, otp, addressOf?.(at))))
    for (const answer of answers) this.#count(answer)
    const lookedAt = answers.filter(({ status }) => status === 401).length
    this.lookedAt[target.purpose] += lookedAt
    return lookedAt
  }

  /** Retries while the market is busy: a guess that is not checked proves nothing. */
  async #guessOnce({ email, purpose }: Target, otp: string, address?: string): Promise<LoadAnswer> {
    for (let tries = 1; ; tries += 1) {
      const answer = await this.#visitors.post(VERIFY[purpose], { email, otp }, address)
      if (!isPoliteError(answer) || tries === MOST_TRIES) return answer
    }
  }

  #count({ status, headers, body }: LoadAnswer): void {
    this.guesses += 1
    if (status === 200) this.tokens += 1
    const isTurnedAway = status === 429 && /^\d+$/.test(headers['retry-after'] ?? '')
    if (status !== 200 && status !== 401 && !isTurnedAway) this.odd.push(`${status} ${body}`)
  }
}

/** This many codes in a row, none of which is the right one. */
export function codesOtherThan(right: string | null, count: number): string[] {
  const start = Number(right ?? 0)
  return Array.from({ length: count }, (_, at) => String((start + 1 + at) % CODES).padStart(4, '0'))
}
