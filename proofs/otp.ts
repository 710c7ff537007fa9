import { initiateReset, openLink, register, resendOtp, resendResetOtp } from '@ahia/contracts/accounts'
import { codeIn, linkIn, waitForEmail } from '@ahia/testing/emails'
import { brokenOf, type Proof, type ProofResult } from '@ahia/testing/proof'
import { copyAccount, signUp } from './support/customers.ts'
import { each } from './support/each.ts'
import { codesOtherThan, Guesser, type Target } from './support/guesser.ts'
import { inMarket, type Market } from './support/market.ts'

/** R13: how many guesses are checked, however many are sent. */
const PER_CODE = 5
const PER_ADDRESS = 10
const PER_NETWORK = 20
const IN_ALL = 300
const RESETS_IN_ALL = 10

const OWNER = 'owner@example.com'
const EMAILS_TO_A_VICTIM = 3
const GUESSES_AFTER_AN_EMAIL = 243
const VICTIMS = [...named('victim', 'SIGNUP', 6), ...named('victim', 'RESET', 6)]
const WRONG_BEFORE_THE_RIGHT = 3
// Resets first: the victims have used up their part of the budget, so their emails have links only.
const SPRAYED = [...named('sprayed', 'RESET', 100), ...named('sprayed', 'SIGNUP', 200)]
const FROM_ONE_NETWORK = named('passed-by', 'SIGNUP', 60)

const ASK = { SIGNUP: register, RESET: initiateReset }
const ASK_AGAIN = { SIGNUP: resendOtp, RESET: resendResetOtp }

export const proof: Proof = {
  name: 'otp',
  promise: 'R13: a code cannot be guessed, from however many addresses and however often another one is sent',
  run: () => inMarket(2, attack),
}

type Scene = Market & { guesser: Guesser }

async function attack(market: Market): Promise<ProofResult> {
  const guesser = new Guesser(market.visitors)
  const scene = { ...market, guesser }
  await signUp(market, OWNER) // shows that a right code works, so that the rejections below mean something
  const accounts = [...VICTIMS, ...SPRAYED].filter(({ purpose }) => purpose === 'RESET')
  await copyAccount(
    market,
    OWNER,
    accounts.map(({ email }) => email),
  )

  const ofNetwork = await guessFromOneNetwork(scene)
  const ofVictims = await each(VICTIMS, (victim) => guessThroughEmails(scene, victim))
  const arrived = await each(VICTIMS, (victim) => comeInByLink(scene, victim))
  await spray(scene)

  const inAll = guesser.lookedAt.SIGNUP + guesser.lookedAt.RESET
  const perCode = Math.max(...ofVictims.flat())
  const perAddress = Math.max(...ofVictims.map((perEmail) => perEmail.reduce((sum, one) => sum + one, 0)))
  const inByLink = arrived.filter(Boolean).length
  return {
    figures:
      `${guesser.guesses} guesses over two instances, ${inAll} of them looked at (${guesser.lookedAt.RESET} for resets), ` +
      `${guesser.tokens} let in; at most ${perCode} of a code, ${perAddress} of an address over ${EMAILS_TO_A_VICTIM} emails, ` +
      `${ofNetwork} of a network; ${inByLink} of ${VICTIMS.length} victims came in by the link in their email`,
    faults: brokenOf({
      'a right code beyond the caps opens nothing': guesser.tokens === 0,
      [`${PER_CODE} guesses at one code are looked at, and no more`]: perCode === PER_CODE,
      [`${PER_ADDRESS} of one address are, over all its codes`]: perAddress === PER_ADDRESS,
      [`${PER_NETWORK} of one network are in an hour`]: ofNetwork === PER_NETWORK,
      [`${IN_ALL} of the whole market are in a day`]: inAll === IN_ALL,
      [`${RESETS_IN_ALL} of them are for resets`]: guesser.lookedAt.RESET === RESETS_IN_ALL,
      'the database has counted every one of them': (await countWrong(market)) === inAll,
      'no victim is locked out': inByLink === VICTIMS.length,
      [`nothing but 200, 401 and 429 with Retry-After (first other: ${guesser.odd[0]})`]:
        guesser.odd.length === 0,
    }),
  }
}

function named(name: string, purpose: Target['purpose'], count: number): Target[] {
  return Array.from({ length: count }, (_, at) => ({
    email: `${name}-${purpose.toLowerCase()}-${at}@example.com`,
    purpose,
  }))
}

/** One guess at each of many addresses, from one network with many IP addresses. */
async function guessFromOneNetwork({ guesser }: Scene): Promise<number> {
  const lookedAt = await Promise.all(
    FROM_ONE_NETWORK.map((target, at) => guesser.guess(target, ['0000'], () => `2001:db8:7:7::${at + 1}`)),
  )
  return lookedAt.reduce((sum, one) => sum + one, 0)
}

/** Has another email sent whenever the guesses are used up; returns how many were checked after each email. */
async function guessThroughEmails(scene: Scene, victim: Target): Promise<number[]> {
  const { visitors, guesser } = scene
  const perEmail: number[] = []
  for (let count = 1; count <= EMAILS_TO_A_VICTIM; count += 1) {
    await visitors.newcomer()((count === 1 ? ASK : ASK_AGAIN)[victim.purpose], { email: victim.email })
    const right = codeIn(await waitForEmail(visitors.newcomer(), { to: victim.email, count }))
    const wrong = codesOtherThan(right, GUESSES_AFTER_AN_EMAIL)
    const lookedAt = await guesser.guess(victim, wrong.slice(0, 2 * PER_CODE))
    // The limits are reached by now, so the right code would succeed only if one of them were missing.
    const beyond = await guesser.guess(victim, [...(right ? [right] : []), ...wrong.slice(2 * PER_CODE)])
    perEmail.push(lookedAt + beyond)
    await letHoursPass(scene, victim)
  }
  return perEmail
}

/** Moves only the times of emails: the day's guesses stay counted. */
async function letHoursPass({ database }: Scene, { email }: Target): Promise<void> {
  await database.query(`update code_emails set sent_at = sent_at - interval '2 hours' where email = $1`, [
    email,
  ])
}

/** The last email to a victim holds a link instead of a code, and it opens once. */
async function comeInByLink({ visitors }: Scene, { email }: Target): Promise<boolean> {
  const text = await waitForEmail(visitors.newcomer(), { to: email, count: EMAILS_TO_A_VICTIM })
  const secret = linkIn(text)
  if (secret === null) return false
  const first = await visitors.post(openLink, { secret })
  const second = await visitors.post(openLink, { secret })
  return codeIn(text) === null && first.status === 200 && second.status === 401
}

/** A few guesses at each of many addresses, well below each address's limit, and then the right code. */
async function spray({ visitors, guesser }: Scene): Promise<void> {
  const rights = await each(SPRAYED, async ({ email, purpose }) => {
    const visitor = visitors.newcomer()
    await visitor(ASK[purpose], { email })
    return codeIn(await waitForEmail(visitor, { to: email }))
  })
  const guessAtAll = (codesOf: (right: string | null) => string[]) =>
    each(SPRAYED, (target, at) => guesser.guess(target, codesOf(rights[at] ?? null)))
  await guessAtAll((right) => codesOtherThan(right, WRONG_BEFORE_THE_RIGHT))
  await guessAtAll((right) => (right === null ? [] : [right]))
}

async function countWrong({ database }: Market): Promise<number> {
  const { rows } = await database.query<{ count: number }>('select count(*)::int as count from wrong_guesses')
  return rows[0]?.count ?? 0
}
