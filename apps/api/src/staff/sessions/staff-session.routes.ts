import * as contract from '@ahia/contracts/admin/session'
import type { Context } from 'hono'
import { Hono } from 'hono'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import type { StaffDeps } from '../staff-deps.ts'
import { endSession } from './end-session.ts'
import { giveProof, makeProofChallenge } from './give-proof.ts'
import { dropSessionCookie, readSessionCookie, setSessionCookie } from './session-cookie.ts'
import { findMe, showMe } from './show-me.ts'
import { makeSignInChallenge, signInWithPasskey, signInWithPassword } from './sign-in.ts'
import { staffOnly } from './staff-only.ts'
import { staffPlaceOf } from './staff-place-of.ts'

/** ADMIN-03…05: sign in either way, show again who is there, sign out. */
export const staffSessionRoutes = new Hono<ApiEnv<StaffDeps>>()
  .post('/options', accepts(contract.getPasskeyChallenge), async (c) =>
    answer(c, contract.getPasskeyChallenge, await makeSignInChallenge(c.var.deps)),
  )
  .post('/passkey', accepts(contract.signInWithPasskey), async (c) => {
    const token = await signInWithPasskey(c.var.deps, { ...c.var.input, place: staffPlaceOf(c) })
    return answer(c, contract.signInWithPasskey, await enter(c, token))
  })
  .post('/password', accepts(contract.signInWithPassword), async (c) => {
    const token = await signInWithPassword(c.var.deps, { ...c.var.input, place: staffPlaceOf(c) })
    return answer(c, contract.signInWithPassword, await enter(c, token))
  })
  .get('/', accepts(contract.getMe), async (c) =>
    answer(c, contract.getMe, { me: await findMe(c.var.deps.db.read, readSessionCookie(c)) }),
  )
  .delete('/', staffOnly(contract.signOut), accepts(contract.signOut), async (c) => {
    await endSession(c.var.deps, c.var.staff)
    dropSessionCookie(c)
    return answer(c, contract.signOut, {})
  })
  .post(
    '/proof/options',
    staffOnly(contract.getProofChallenge),
    accepts(contract.getProofChallenge),
    async (c) => {
      const { proposal } = c.var.input
      return answer(
        c,
        contract.getProofChallenge,
        await makeProofChallenge(c.var.deps, { by: c.var.staff, proposal }),
      )
    },
  )
  .post('/proof', staffOnly(contract.giveProof), accepts(contract.giveProof), async (c) => {
    await giveProof(c.var.deps, { by: c.var.staff, given: c.var.input })
    return answer(c, contract.giveProof, { me: await showMe(c.var.deps.db.read, readSessionCookie(c) ?? '') })
  })

async function enter<Env extends ApiEnv<StaffDeps>>(c: Context<Env>, token: string) {
  setSessionCookie(c, token)
  return { me: await showMe(c.var.deps.db.read, token) }
}
