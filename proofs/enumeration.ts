import {
  initiateReset,
  login,
  register,
  resendOtp,
  resendResetOtp,
  verifyOtp,
  verifyResetOtp,
} from '@ahia/contracts/accounts'
import { type LoadAnswer, percentile } from '@ahia/testing/offer-load'
import { brokenOf, type Proof, type ProofResult } from '@ahia/testing/proof'
import { seededRandom } from '@ahia/testing/seeded-random'
import { copyAccount, signUp } from './support/customers.ts'
import { inMarket, type Market } from './support/market.ts'

// R14: requests of each kind, and how far their medians may lie apart.
const SAMPLES = 500
const MEDIAN_GAP_MS = 5

const WARM_UP = 50
/** Fewer than the daily limits of wrong codes: for resets the market allows ten. */
const QUESTIONS_A_DAY = 9
const OWNER = 'owner@example.com'

type Question = {
  name: string
  ask(market: Market, email: string): Promise<LoadAnswer>
}

/** In this order: addresses must have been sent a code before a resend is too early or a code is guessed. */
const QUESTIONS: Question[] = [
  { name: 'register', ask: ({ visitors }, email) => visitors.post(register, { email }) },
  { name: 'resendOTP', ask: ({ visitors }, email) => visitors.post(resendOtp, { email }) },
  { name: 'verifyOTP', ask: ({ visitors }, email) => visitors.post(verifyOtp, { email, otp: '0000' }) },
  { name: 'initiateReset', ask: ({ visitors }, email) => visitors.post(initiateReset, { email }) },
  { name: 'resendResetOtp', ask: ({ visitors }, email) => visitors.post(resendResetOtp, { email }) },
  {
    name: 'verifyResetOtp',
    ask: ({ visitors }, email) => visitors.post(verifyResetOtp, { email, otp: '0000' }),
  },
  {
    name: 'login',
    ask: ({ visitors }, email) => visitors.post(login, { email, password: 'not the one', remember: false }),
  },
]

export const proof: Proof = {
  name: 'enumeration',
  promise: 'R14: nobody learns who has an account, neither from what is answered nor from how long it takes',
  run: ({ seed }) => inMarket(1, (market) => compare(market, seededRandom(seed))),
}

type Sample = { knownMs: number[]; unknownMs: number[]; shapes: Set<string> }

async function compare(market: Market, chance: () => number): Promise<ProofResult> {
  const [known, unknown] = [named('known'), named('unknown')]
  await signUp(market, OWNER)
  await copyAccount(market, OWNER, known)
  const found = []
  for (const question of QUESTIONS) {
    const sample = await askAll(market, question, mix(known, unknown, chance))
    found.push({ name: question.name, ...judge(sample), answers: [...sample.shapes] })
    await makeCodesUnguessable(market)
  }
  return {
    figures: found
      .map(
        ({ name, knownMs, unknownMs, slower }) =>
          `${name} ${knownMs.toFixed(1)} and ${unknownMs.toFixed(1)} ms, known slower ${(100 * slower).toFixed(0)} %`,
      )
      .join('; '),
    faults: found.flatMap(({ name, knownMs, unknownMs, answers }) =>
      brokenOf({
        [`${name} answers alike to the byte: ${answers.join(' or ')}`]: answers.length === 1,
        [`${name} takes as long: medians within ${MEDIAN_GAP_MS} ms`]:
          Math.abs(knownMs - unknownMs) <= MEDIAN_GAP_MS,
      }),
    ),
  }
}

const named = (kind: string): string[] =>
  Array.from({ length: WARM_UP / 2 + SAMPLES }, (_, at) => `${kind}-${at}@example.com`)

type Attempt = { email: string; isKnown: boolean }

/** One by one and well mixed, so that other load on the machine affects both kinds alike. */
async function askAll(market: Market, { ask }: Question, mixed: Attempt[]): Promise<Sample> {
  const sample: Sample = { knownMs: [], unknownMs: [], shapes: new Set() }
  for (const [at, { email, isKnown }] of mixed.entries()) {
    if (at % QUESTIONS_A_DAY === 0) await letADayPass(market)
    const answer = await ask(market, email)
    sample.shapes.add(shapeOf(answer))
    const times = isKnown ? sample.knownMs : sample.unknownMs
    if (at >= WARM_UP) times.push(answer.ms)
  }
  return sample
}

/** A uniform shuffle, so that neither kind follows the other more often. */
function mix(known: string[], unknown: string[], chance: () => number): Attempt[] {
  const all = [
    ...known.map((email) => ({ email, isKnown: true })),
    ...unknown.map((email) => ({ email, isKnown: false })),
  ]
  return all
    .map((asked) => ({ asked, place: chance() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ asked }) => asked)
}

/** The answer without values that differ each time. */
function shapeOf({ status, headers, body }: LoadAnswer): string {
  const names = Object.keys(headers).toSorted().join(' ')
  return `${status} ${body.replace(/"requestId":"[^"]+"/, '"requestId":"…"')} [${names}]`
}

function judge({ knownMs, unknownMs }: Sample) {
  const [known, unknown] = [knownMs, unknownMs].map((times) => percentile(times, 0.5))
  return { knownMs: known ?? 0, unknownMs: unknown ?? 0, slower: shareSlower(knownMs, unknownMs) }
}

/** How often a known address takes longer than an unknown one: at one half an attacker learns nothing. */
function shareSlower(knownMs: number[], unknownMs: number[]): number {
  const slower = knownMs.map((ms) => unknownMs.filter((other) => other < ms).length)
  return slower.reduce((sum, one) => sum + one, 0) / (knownMs.length * unknownMs.length)
}

/** Otherwise the wrong codes would reach the market's daily limit. */
async function letADayPass({ database }: Market): Promise<void> {
  await database.query(`update wrong_guesses set guessed_at = guessed_at - interval '25 hours'`)
}

/** One in ten thousand guesses is right; here none may be. */
async function makeCodesUnguessable({ database }: Market): Promise<void> {
  await database.query(`update codes set code_hash = sha256(code_hash) where code_hash is not null`)
}
