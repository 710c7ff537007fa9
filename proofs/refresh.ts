import { refresh } from '@ahia/contracts/accounts'
import { getProfile } from '@ahia/contracts/user'
import { brokenOf, type Proof, type ProofResult } from '@ahia/testing/proof'
import { seededRandom } from '@ahia/testing/seeded-random'
import { copyAccount, signIn, signUp, type Tokens } from './support/customers.ts'
import { each } from './support/each.ts'
import { inMarket, type Market } from './support/market.ts'
import { isRefused, waitUntilRefused } from './support/refused.ts'

// R20: two tabs at once, then a token that was replaced longer ago than the grace allows.
const RACES = 500
const REFUSED_WITHIN_MS = 1_000
const GRACE_SECONDS = 20

const RACES_A_SESSION = 50
const RACERS = named('racer', RACES / RACES_A_SESSION)
const VICTIMS = named('victim', 20)
const TABBED = named('tabbed', 20)
const OWNER = 'owner@example.com'

export const proof: Proof = {
  name: 'refresh',
  promise:
    'R20: two tabs that refresh at once stay signed in, and a stolen refresh token dies when it is used',
  run: ({ seed }) => inMarket(2, (market) => attack(market, seededRandom(seed))),
}

async function attack(market: Market, chance: () => number): Promise<ProofResult> {
  await signUp(market, OWNER)
  await copyAccount(market, OWNER, [...RACERS, ...VICTIMS, ...TABBED])
  const logouts = await each(RACERS, (email) => race(market, { email, chance }))
  const thefts = await each(VICTIMS, (email) => reuseAfterGrace(market, email))
  const siblings = await each(TABBED, (email) => useSiblingAfterGrace(market, email))
  const lost = logouts.reduce((sum, one) => sum + one, 0)
  const slowestMs = Math.max(...thefts.map(({ endedMs }) => endedMs))
  const noticed = thefts.filter(({ isNoticed }) => isNoticed).length
  const dead = siblings.filter((isRefused) => isRefused).length
  return {
    figures:
      `${RACES} races of two tabs over two instances: ${lost} logouts; ${noticed} of ${VICTIMS.length} reuses after ` +
      `${GRACE_SECONDS} s refused, and everything of the session within ${Math.ceil(slowestMs)} ms; ${dead} of ` +
      `${TABBED.length} tokens that a second tab was given and never used refused after it`,
    faults: brokenOf({
      'no race of two tabs signs anybody out': lost === 0,
      'every reuse after the grace is refused': noticed === VICTIMS.length,
      'what a second tab was given does not outlive the grace': dead === TABBED.length,
      [`it ends the session within ${REFUSED_WITHIN_MS} ms`]: slowestMs <= REFUSED_WITHIN_MS,
    }),
  }
}

function named(name: string, count: number): string[] {
  return Array.from({ length: count }, (_, at) => `${name}-${at}@example.com`)
}

type Racer = { email: string; chance: () => number }

/** Both tabs send the same token at once and store what they get; the one that stores last decides what comes next. */
async function race(market: Market, { email, chance }: Racer): Promise<number> {
  let { refresh: held } = await signIn(market, email)
  let logouts = 0
  for (let at = 0; at < RACES_A_SESSION; at += 1) {
    const tabs = await Promise.all([refreshed(market, held), refreshed(market, held)])
    const alive = tabs.filter((tab) => tab !== null)
    const isOut = await Promise.all(alive.map(({ token }) => isRefused(market, { token })))
    if (alive.length < tabs.length || isOut.includes(true)) logouts += 1
    const next = alive[Math.floor(chance() * alive.length)]
    held = next?.refresh ?? (await signIn(market, email)).refresh
  }
  return logouts
}

async function refreshed({ visitors }: Market, held: string): Promise<Tokens | null> {
  return visitors
    .newcomer()(refresh, { refresh: held })
    .catch(() => null)
}

/** A thief uses a token that was replaced long ago; we cannot tell thief and owner apart, so both are signed out. */
async function reuseAfterGrace(
  market: Market,
  email: string,
): Promise<{ isNoticed: boolean; endedMs: number }> {
  const { visitors } = market
  const stolen = await signIn(market, email)
  const owners = await visitors.newcomer()(refresh, { refresh: stolen.refresh })
  const { user } = await visitors.newcomer(owners.token)(getProfile, {})
  if (user.email !== email) throw new Error('A session that was just refreshed is not its owner’s')
  await letGracePass(market, stolen.refresh)
  const isNoticed = (await refreshed(market, stolen.refresh)) === null
  const endedMs = await waitUntilRefused(market, [{ token: owners.token }, { refresh: owners.refresh }])
  return { isNoticed, endedMs }
}

/** Two tabs got a token each and use one of them; the other may have been copied by a thief. */
async function useSiblingAfterGrace(market: Market, email: string): Promise<boolean> {
  const { refresh: held } = await signIn(market, email)
  const [unused, used] = await Promise.all([refreshed(market, held), refreshed(market, held)])
  if (unused === null || used === null) throw new Error('A tab was signed out within the grace')
  await refreshed(market, used.refresh)
  await letGracePass(market, unused.refresh)
  return isRefused(market, { refresh: unused.refresh })
}

async function letGracePass({ database }: Market, refreshToken: string): Promise<void> {
  await database.query(
    `update refresh_tokens set replaced_at = replaced_at - make_interval(secs => $2)
     where token_hash = sha256($1::bytea)`,
    [Buffer.from(refreshToken), GRACE_SECONDS + 1],
  )
}
