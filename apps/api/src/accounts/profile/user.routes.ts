import * as own from '@ahia/contracts/profile/own-account'
import * as contract from '@ahia/contracts/user'
import { Hono } from 'hono'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import { getEmail } from '../get-email.ts'
import { type DeletionDeps, deleteMyAccount } from '../my-data/delete-my-account.ts'
import type { ExportDeps } from '../my-data/export-my-data.ts'
import { changePassword } from '../passwords/change-password.ts'
import { completeRegistration } from '../registration/complete-registration.ts'
import { listActivity } from '../security-events/list-activity.ts'
import { signedIn, signedInOrSigningUp } from '../sessions/bearer.ts'
import { endEverySession, endSession } from '../sessions/end-session.ts'
import { listSessions } from '../sessions/list-sessions.ts'
import { getProfile } from './get-profile.ts'
import { placeOf } from './place-of.ts'
import { updateProfile } from './update-profile.ts'

/** What belongs to the signed-in account: profile, password, sessions, all their data. */
export const userRoutes = new Hono<ApiEnv<DeletionDeps & ExportDeps>>()
  .get('/profile', signedIn(contract.getProfile), accepts(contract.getProfile), async (c) => {
    const user = await getProfile(c.var.deps.db.read, c.var.account.accountId)
    return answer(c, contract.getProfile, { user })
  })
  .post(
    '/updateProfile',
    signedInOrSigningUp(contract.updateProfile),
    accepts(contract.updateProfile),
    async (c) => {
      const { deps, holder, input } = c.var
      const user =
        holder.by === 'grant'
          ? await completeRegistration(deps, { grant: holder.grant, input, place: placeOf(c) })
          : await updateProfile(deps, { accountId: holder.account.accountId, input })
      return answer(c, contract.updateProfile, { user })
    },
  )
  .post('/changePassword', signedIn(contract.changePassword), accepts(contract.changePassword), async (c) => {
    await changePassword(c.var.deps, { account: c.var.account, place: placeOf(c), ...c.var.input })
    return answer(c, contract.changePassword, {})
  })
  .get('/sessions', signedIn(contract.listSessions), accepts(contract.listSessions), async (c) =>
    answer(c, contract.listSessions, { sessions: await listSessions(c.var.deps, c.var.account) }),
  )
  .delete('/sessions', signedIn(contract.endAllSessions), accepts(contract.endAllSessions), async (c) => {
    await endEverySession(c.var.deps, { account: c.var.account, place: placeOf(c) })
    return answer(c, contract.endAllSessions, {})
  })
  .delete('/sessions/:sessionId', signedIn(contract.endSession), accepts(contract.endSession), async (c) => {
    const { account, deps, input } = c.var
    await endSession(deps, { account, place: placeOf(c), sessionId: input.sessionId })
    return answer(c, contract.endSession, {})
  })
  .get('/activity', signedIn(own.listActivity), accepts(own.listActivity), async (c) => {
    const events = await listActivity(c.var.deps, c.var.account.accountId)
    return answer(c, own.listActivity, { events })
  })
  .get('/newsletter', signedIn(own.getNewsletterStatus), accepts(own.getNewsletterStatus), async (c) => {
    const { account, deps } = c.var
    const status = await deps.findNewsletterStatus(await getEmail(deps.db.read, account.accountId))
    return answer(c, own.getNewsletterStatus, { isSubscribed: status === 'SUBSCRIBED' })
  })
  .post(
    '/deleteAccount',
    signedIn(contract.deleteMyAccount),
    accepts(contract.deleteMyAccount),
    async (c) => {
      const { account, deps, input } = c.var
      const { password, keepNewsletter: keepsNewsletter, whenPossible } = input
      const deletion = { account, place: placeOf(c), password, keepsNewsletter, whenPossible }
      return answer(c, contract.deleteMyAccount, { isDeleted: await deleteMyAccount(deps, deletion) })
    },
  )
