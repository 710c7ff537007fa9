import { listEmails } from '@ahia/contracts/developers/mailbox'
import { linkIn } from '@ahia/testing/emails'
import { expect } from 'vitest'
import { z } from 'zod'
import type { TestApi } from './test-api.ts'
import { startApiWithJobs } from './with-jobs.ts'

type From = { network?: string; token?: string }
type Flow = { ask: string; askAgain: string; verify: string; password: string }
/** ROLE-02: customers and shops have paths of their own. */
type Whose = 'user' | 'shop'

/** The four calls from an address to a password, for both purposes. */
export const SIGNUP: Flow = {
  ask: 'register',
  askAgain: 'resendOTP',
  verify: 'verifyOTP',
  password: 'setPassword',
}
export const SHOP_SIGNUP: Flow = { ...SIGNUP, ask: 'createShop' }
export const RESET: Flow = {
  ask: 'initiateReset',
  askAgain: 'resendResetOtp',
  verify: 'verifyResetOtp',
  password: 'resetPassword',
}

const tokenSchema = z.object({ data: z.object({ token: z.string() }) })

/** Where tests sign up: every call comes from another network unless it says from which, and email is delivered. */
export async function openSignUpFixture(options: Parameters<typeof startApiWithJobs>[0] = {}) {
  const api = await startApiWithJobs({ ...options, env: { TRUST_PROXY_HOPS: '1' } })
  return {
    api,
    ...callsOf(api, 'user'),
    /** The same calls on the paths of shops. */
    shop: callsOf(api, 'shop'),
    ...emailsOf(api),
    goBack: (seconds: number) => goBack(api, seconds),
  }
}

const NETWORKS: Record<Whose, string> = { user: '10.1', shop: '10.2' }

function callsOf({ origin }: TestApi, whose: Whose) {
  let networks = 0
  const nextNetwork = () => `${NETWORKS[whose]}.${++networks >> 8}.${networks & 255}`
  const post = (path: string, body: unknown, { network = nextNetwork(), token }: From = {}) =>
    fetch(`${origin}/api/v1/${whose}/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': network,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    })
  /** Statuses of this many calls, one after the other. */
  const postAll = async (path: string, bodies: unknown[], from: From = {}) => {
    const statuses: number[] = []
    for (const body of bodies) statuses.push((await post(path, body, from)).status)
    return statuses
  }
  const prove = async ({ verify }: Flow, email: string, otp: string): Promise<string> => {
    const { data } = tokenSchema.parse(await (await post(verify, { email, otp })).json())
    return data.token
  }
  return { post, postAll, prove }
}

function emailsOf({ call }: TestApi) {
  const emailsTo = async (email: string) => (await call(listEmails, { to: email })).messages
  /** The newest email, once there are this many. */
  const emailTo = async (email: string, emails = 1): Promise<string> => {
    await expect.poll(async () => (await emailsTo(email)).length).toBe(emails)
    return (await emailsTo(email))[0]?.text ?? ''
  }
  const codeTo = async (email: string, emails = 1): Promise<string> =>
    /^\d{4}$/m.exec(await emailTo(email, emails))?.[0] ?? 'no code'
  const linkTo = async (email: string, emails = 1): Promise<string> =>
    linkIn(await emailTo(email, emails)) ?? 'no link'
  return { emailsTo, emailTo, codeTo, linkTo }
}

/** As if everything so far had happened so much earlier. */
async function goBack({ pool }: TestApi, seconds: number): Promise<void> {
  for (const [table, column] of [
    ['code_emails', 'sent_at'],
    ['wrong_guesses', 'guessed_at'],
    ['codes', 'expires_at'],
    ['codes', 'link_expires_at'],
    ['grants', 'expires_at'],
    ['terms_acceptances', 'accepted_at'],
  ])
    await pool.query(`update ${table} set ${column} = ${column} - make_interval(secs => $1)`, [seconds])
}

export type SignUpFixture = Awaited<ReturnType<typeof openSignUpFixture>>

/** Four other digits than the code's, as often as asked for. */
export const wrongCodes = (code: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => String((Number(code) + 1 + i) % 10_000).padStart(4, '0'))
