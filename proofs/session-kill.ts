import { initiateReset, logout, resetPassword, verifyResetOtp } from '@ahia/contracts/accounts'
import {
  changePassword,
  deleteMyAccount,
  endAllSessions,
  endSession,
  getProfile,
  listSessions,
} from '@ahia/contracts/user'
import { waitForCode } from '@ahia/testing/emails'
import { brokenOf, type Proof, type ProofResult } from '@ahia/testing/proof'
import { PASSWORD } from '@ahia/testing/sign-up'
import { copyAccount, signIn, signUp, type Tokens } from './support/customers.ts'
import { each } from './support/each.ts'
import { inMarket, type Market } from './support/market.ts'
import { waitUntilRefused } from './support/refused.ts'

/** R21: old tokens are rejected within a second. */
const REFUSED_WITHIN_MS = 1_000

const TIMES_EACH = 5
const OWNER = 'owner@example.com'
const NEW_PASSWORD = 'harmattan morning'

export const proof: Proof = {
  name: 'session-kill',
  promise: 'R21: logout, a new password, an ended session and a closed account end what they say, at once',
  run: () => inMarket(2, tryAll),
}

/** What is done, from which device; `device` must be signed out afterwards. */
type Ending = (market: Market, of: { email: string; device: Tokens; other: Tokens }) => Promise<unknown>

const ENDINGS: Record<string, Ending> = {
  logout: ({ visitors }, { device }) => visitors.newcomer()(logout, { refresh: device.refresh }),
  reset: async ({ visitors }, { email }) => {
    const owner = visitors.newcomer()
    await owner(initiateReset, { email })
    const otp = await waitForCode(owner, email)
    const { token } = await owner(verifyResetOtp, { email, otp })
    await visitors.newcomer(token)(resetPassword, { password: NEW_PASSWORD })
  },
  'password change': ({ visitors }, { other }) =>
    visitors.newcomer(other.token)(changePassword, { currentPassword: PASSWORD, password: NEW_PASSWORD }),
  'end of one session': async ({ visitors }, { other }) => {
    const owner = visitors.newcomer(other.token)
    const { sessions } = await owner(listSessions, {})
    const elsewhere = sessions.find(({ isThisOne }) => !isThisOne)
    if (!elsewhere) throw new Error('The list of sessions lacks the other device')
    await owner(endSession, { sessionId: elsewhere.id })
  },
  'end of all sessions': ({ visitors }, { other }) => visitors.newcomer(other.token)(endAllSessions, {}),
  'deleted account': ({ visitors }, { other }) =>
    visitors.newcomer(other.token)(deleteMyAccount, { password: PASSWORD }),
  // There is no endpoint for it yet.
  'disabled account': ({ database }, { email }) =>
    database.query(`update accounts set status = 'SUSPENDED' where email = $1`, [email]),
}

async function tryAll(market: Market): Promise<ProofResult> {
  await signUp(market, OWNER)
  const measured: { name: string; slowestMs: number }[] = []
  for (const [name, end] of Object.entries(ENDINGS)) {
    const emails = Array.from(
      { length: TIMES_EACH },
      (_, at) => `${name.replaceAll(' ', '-')}-${at}@example.com`,
    )
    await copyAccount(market, OWNER, emails)
    const ms = await each(emails, (email) => measureEnd(market, { email, end }))
    measured.push({ name, slowestMs: Math.max(...ms) })
  }
  return {
    figures: `the slowest of ${TIMES_EACH}: ${measured
      .map(({ name, slowestMs }) => `${name} ${Math.ceil(slowestMs)} ms`)
      .join(', ')}`,
    faults: brokenOf(
      Object.fromEntries(
        measured.map(({ name, slowestMs }) => [
          `after ${name} the old access and refresh tokens are refused within ${REFUSED_WITHIN_MS} ms`,
          slowestMs <= REFUSED_WITHIN_MS,
        ]),
      ),
    ),
  }
}

async function measureEnd(market: Market, { email, end }: { email: string; end: Ending }): Promise<number> {
  const [device, other] = [await signIn(market, email), await signIn(market, email)]
  await market.visitors.newcomer(device.token)(getProfile, {}) // still valid
  await end(market, { email, device, other })
  return waitUntilRefused(market, [{ token: device.token }, { refresh: device.refresh }])
}
