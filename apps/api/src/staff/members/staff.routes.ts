import * as contract from '@ahia/contracts/admin/staff'
import { Hono } from 'hono'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import { addPasskey, listOwnPasskeys, makeEnrolment, removePasskey } from '../factors/own-passkeys.ts'
import { askForReset, stopReset } from '../resets/reset-factors.ts'
import { setSessionCookie } from '../sessions/session-cookie.ts'
import { showMe } from '../sessions/show-me.ts'
import { staffOnly } from '../sessions/staff-only.ts'
import { staffPlaceOf } from '../sessions/staff-place-of.ts'
import type { StaffDeps } from '../staff-deps.ts'
import { acceptInvitation, openInvitation } from './accept-invitation.ts'
import { changeStaff } from './change-staff.ts'
import { inviteStaff } from './invite-staff.ts'
import { listStaff } from './list-staff.ts'

export const staffRoutes = new Hono<ApiEnv<StaffDeps>>()
  .get('/', staffOnly(contract.listStaff), accepts(contract.listStaff), async (c) =>
    answer(c, contract.listStaff, await listStaff(c.var.deps)),
  )
  .post('/invitations', staffOnly(contract.inviteStaff), accepts(contract.inviteStaff), async (c) => {
    await inviteStaff(c.var.deps, { ...c.var.input, by: c.var.staff })
    return answer(c, contract.inviteStaff, {})
  })
  .patch('/:id', staffOnly(contract.changeStaff), accepts(contract.changeStaff), async (c) => {
    const { id: staffId, ...change } = c.var.input
    await changeStaff(c.var.deps, { staffId, change, by: c.var.staff })
    return answer(c, contract.changeStaff, {})
  })
  .post('/:id/factor-reset', staffOnly(contract.askForReset), accepts(contract.askForReset), async (c) => {
    const { staff: by, staffSession } = c.var
    await askForReset(c.var.deps, { staffId: c.var.input.id, by, byName: staffSession.name })
    return answer(c, contract.askForReset, {})
  })
  .post('/:id/factor-reset/stop', staffOnly(contract.stopReset), accepts(contract.stopReset), async (c) => {
    const { staff: by, staffSession } = c.var
    await stopReset(c.var.deps, { staffId: c.var.input.id, by, byName: staffSession.name })
    return answer(c, contract.stopReset, {})
  })

export const invitationsRoutes = new Hono<ApiEnv<StaffDeps>>()
  .post('/open', accepts(contract.openInvitation), async (c) => {
    const { invitation, enrolment } = await openInvitation(c.var.deps, c.var.input.token)
    const { name, email, roles, expiresAt } = invitation
    return answer(c, contract.openInvitation, {
      invitation: { name, email, roles, expiresAt: expiresAt.toISOString() },
      enrolment,
    })
  })
  .post('/accept', accepts(contract.acceptInvitation), async (c) => {
    const { token, challengeId, ...factor } = c.var.input
    const place = staffPlaceOf(c)
    const word = await acceptInvitation(c.var.deps, { token, challengeId, factor, place })
    setSessionCookie(c, word)
    return answer(c, contract.acceptInvitation, { me: await showMe(c.var.deps.db.read, word) })
  })

export const ownFactorsRoutes = new Hono<ApiEnv<StaffDeps>>()
  .get('/passkeys', staffOnly(contract.listOwnPasskeys), accepts(contract.listOwnPasskeys), async (c) =>
    answer(c, contract.listOwnPasskeys, { passkeys: await listOwnPasskeys(c.var.deps, c.var.staff) }),
  )
  .post('/passkeys/options', staffOnly(contract.getEnrolment), accepts(contract.getEnrolment), async (c) =>
    answer(c, contract.getEnrolment, await makeEnrolment(c.var.deps, c.var.staffSession)),
  )
  .post('/passkeys', staffOnly(contract.addPasskey), accepts(contract.addPasskey), async (c) => {
    const userAgent = c.req.header('user-agent') ?? ''
    await addPasskey(c.var.deps, { ...c.var.input, by: c.var.staff, userAgent })
    return answer(c, contract.addPasskey, {})
  })
  .delete('/passkeys/:id', staffOnly(contract.removePasskey), accepts(contract.removePasskey), async (c) => {
    await removePasskey(c.var.deps, { by: c.var.staff, id: c.var.input.id })
    return answer(c, contract.removePasskey, {})
  })
