import { acceptInvitation, openInvitation } from '@ahia/contracts/admin/staff'
import { expect, test } from 'vitest'
import { codeNow } from '#staff/factors/authenticator.ts'
import { codeOf, startTestAdmin } from '../../../test/staff/staff-fixture.ts'
import { startTestApi } from '../../../test/test-api.ts'
import { inviteFirst } from './invite-staff.ts'

const api = await startTestApi()
const admin = await startTestAdmin(api)

async function anInvitation(email: string): Promise<string> {
  const invited = { email, name: 'Ada', roles: ['OWNER' as const] }
  return (await inviteFirst({ db: api.db, adminUrl: admin.origin }, invited)).split('#')[1] ?? ''
}

/** What the page of an invitation prepares, with the right code. */
async function prepare(token: string) {
  const { challengeId, authenticator } = (await admin.call(openInvitation, { token })).enrolment
  return { challengeId, password: 'a long enough password', code: codeNow(authenticator.secret) }
}

test('ADMIN-02 what was prepared for one invitation enrols nobody with another', async () => {
  const [own, other] = [await anInvitation('own@example.com'), await anInvitation('other@example.com')]

  const foreign = admin.call(acceptInvitation, { token: other, ...(await prepare(own)) })

  expect(await codeOf(foreign)).toBe('PROOF_REFUSED')
  const accepted = await admin.call(acceptInvitation, { token: other, ...(await prepare(other)) })
  expect(accepted.me.email).toBe('other@example.com')
})
