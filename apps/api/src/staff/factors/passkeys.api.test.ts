import { randomBytes } from 'node:crypto'
import {
  getPasskeyChallenge,
  getProofChallenge,
  giveProof,
  signInWithPasskey,
} from '@ahia/contracts/admin/session'
import {
  addPasskey,
  changeStaff,
  getEnrolment,
  listOwnPasskeys,
  removePasskey,
} from '@ahia/contracts/admin/staff'
import type { PasskeyOptions, ShownPasskey } from '@ahia/contracts/admin/webauthn'
import type { StaffProposalId } from '@ahia/contracts/ids'
import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { softAuthenticator } from '../../../test/staff/soft-authenticator.ts'
import { aColleague, callWith, codeOf, startTestAdmin } from '../../../test/staff/staff-fixture.ts'
import { startTestApi } from '../../../test/test-api.ts'
import { insertProposal } from '../proposals/proposals.sql.ts'
import { openStaffSession } from '../sessions/open-staff-session.ts'
import { newAuthenticatorSecret } from './authenticator.ts'
import { checkCode } from './check-code.ts'
import { deletePasskey, findSealedSecret, insertAuthenticator, usePasskey } from './factors.sql.ts'
import { sealText } from './sealed-text.ts'

const api = await startTestApi()
const admin = await startTestAdmin(api)

const aDevice = () => softAuthenticator(admin.origin.replace('127.0.0.1', 'localhost'))

/** A colleague whose only factor is a passkey. */
async function withPasskey() {
  const colleague = await aColleague(api, admin, 'SUPPORT')
  const device = aDevice()
  await enrol(colleague, device)
  const { passkeys } = await colleague.call(listOwnPasskeys, {})
  return { ...colleague, device, passkeyId: passkeys[0]?.id ?? '' }
}

async function enrol({ call }: Pick<typeof admin, 'call'>, device: ReturnType<typeof aDevice>) {
  const { challengeId, options } = await call(getEnrolment, {})
  await call(addPasskey, { challengeId, passkey: device.make(options) })
}

async function signIn(device: ReturnType<typeof aDevice>) {
  const { challengeId, options } = await admin.call(getPasskeyChallenge, {})
  return admin.call(signInWithPasskey, { challengeId, passkey: device.show(options) })
}

test('ADMIN-03 of a colleague without an authenticator app every code is wrong', async () => {
  const { id } = await aColleague(api, admin, 'SUPPORT')

  expect(await findSealedSecret(api.db.read, id)).toBe(null)
  expect(await checkCode(api, { staffId: id, code: '000000' })).toBe(false)
})

test('ADMIN-03 a passkey signs in while its owner works here, and one that nobody enrolled does not', async () => {
  const owner = await aColleague(api, admin, 'OWNER')
  const { id, email, device } = await withPasskey()

  expect((await signIn(device)).me.email).toBe(email)
  expect(await codeOf(signIn(aDevice()))).toBe('CREDENTIALS_REFUSED')

  await owner.call(changeStaff, { id, status: 'SUSPENDED' })
  expect(await codeOf(signIn(device))).toBe('CREDENTIALS_REFUSED')
  const { rowCount } = await api.pool.query(
    `select from audit_entries where actor_id = $1 and act = 'staff.sign-in'`,
    [id],
  )
  expect(rowCount, 'with the first session of a colleague in tests').toBe(2)
})

test('ADMIN-03 a signature of another device, about another challenge or for another site is none', async () => {
  const { device } = await withPasskey()
  const show = async (make: (options: PasskeyOptions) => ShownPasskey) => {
    const { challengeId, options } = await admin.call(getPasskeyChallenge, {})
    return codeOf(admin.call(signInWithPasskey, { challengeId, passkey: make(options) }))
  }

  const forged = await show((options) => {
    const { signature } = aDevice().show(options).response
    const own = device.show(options)
    return { ...own, response: { ...own.response, signature } }
  })
  const replayed = await show((options) => device.show({ ...options, challenge: 'x'.repeat(43) }))
  const elsewhere = await show((options) => device.show({ ...options, rpId: 'ahia.example.com' }))

  expect([forged, replayed, elsewhere]).toEqual(Array.from({ length: 3 }, () => 'CREDENTIALS_REFUSED'))
  expect(await show((options) => device.show(options))).toBe(null)
})

test('ADMIN-03 a device that did not ask who its owner is neither enrols a passkey nor signs in with one', async () => {
  const { call, device } = await withPasskey()
  const { challengeId, options } = await admin.call(getPasskeyChallenge, {})
  const enrolment = await call(getEnrolment, {})

  expect(
    await codeOf(admin.call(signInWithPasskey, { challengeId, passkey: device.showByTouch(options) })),
  ).toBe('CREDENTIALS_REFUSED')
  const touched = aDevice().makeByTouch(enrolment.options)
  expect(await codeOf(call(addPasskey, { challengeId: enrolment.challengeId, passkey: touched }))).toBe(
    'PROOF_REFUSED',
  )
})

test('ADMIN-05 what a passkey signs for a proposal begins with the hash of what is agreed to', async () => {
  const { id, call } = await withPasskey()
  const [proposal, hash] = [newId<StaffProposalId>(), randomBytes(32)]
  await api.db.transaction((tx) =>
    insertProposal(tx, {
      id: proposal,
      kind: 'switches.set',
      payload: {},
      hash,
      needs: 'switches.agree',
      words: 'Because.',
      proposedBy: id,
    }),
  )
  const signed = async (body: { proposal?: StaffProposalId }) =>
    Buffer.from((await call(getProofChallenge, body)).options.challenge, 'base64url')

  const [one, other] = [await signed({ proposal }), await signed({ proposal })]

  expect(one.subarray(0, 32)).toEqual(hash)
  expect(one, 'and never twice the same').not.toEqual(other)
  expect((await signed({})).subarray(0, 32)).not.toEqual(hash)
})

test('ADMIN-05 a proof is one’s own passkey under one’s own challenge, and so is enrolling', async () => {
  const [ada, bisi] = [await withPasskey(), await withPasskey()]
  const prove = async (asked: typeof ada, shown: typeof ada) => {
    const { challengeId, options } = await asked.call(getProofChallenge, {})
    return codeOf(ada.call(giveProof, { challengeId, passkey: shown.device.show(options) }))
  }
  const enrolment = await bisi.call(getEnrolment, {})
  const { challengeId } = enrolment
  const added = await codeOf(
    ada.call(addPasskey, { challengeId, passkey: aDevice().make(enrolment.options) }),
  )

  expect(await prove(bisi, ada)).toBe('PROOF_REFUSED')
  expect(await prove(ada, bisi)).toBe('PROOF_REFUSED')
  expect(added).toBe('PROOF_REFUSED')
  expect(await prove(ada, ada)).toBe(null)
})

test('ADMIN-03 what a device signed to sign in is no proof for something else, and counts once', async () => {
  const { call, device } = await withPasskey()
  const { challengeId, options } = await admin.call(getPasskeyChallenge, {})
  const passkey = device.show(options)

  expect(await codeOf(call(giveProof, { challengeId, passkey }))).toBe('PROOF_REFUSED')
  expect((await admin.call(signInWithPasskey, { challengeId, passkey })).me.hasPasskey).toBe(true)
  expect(await codeOf(admin.call(signInWithPasskey, { challengeId, passkey }))).toBe('CREDENTIALS_REFUSED')
})

test('ADMIN-03 of a passkey and its copy that count alike one is accepted', async () => {
  const { passkeyId: credentialId } = await withPasskey()
  const use = () => api.db.transaction((tx) => usePasskey(tx, { credentialId, before: 0, signCount: 1 }))

  expect([await use(), await use()]).toEqual([true, false])
})

test('ADMIN-03 the last factor stays, and nobody removes the passkey of another', async () => {
  const [ada, bisi] = [await withPasskey(), await withPasskey()]
  const second = aDevice()

  expect(await codeOf(ada.call(removePasskey, { id: ada.passkeyId }))).toBe('LAST_FACTOR')
  await enrol(ada, second)
  expect(await codeOf(bisi.call(removePasskey, { id: ada.passkeyId }))).toBe('NOT_FOUND')
  await enrol(bisi, aDevice())
  const removed = api.db.transaction((tx) => deletePasskey(tx, { staffId: bisi.id, id: ada.passkeyId }))
  expect(await removed, 'nor does the statement itself').toBe(false)
  await ada.call(removePasskey, { id: ada.passkeyId })
  expect(await codeOf(signIn(ada.device))).toBe('CREDENTIALS_REFUSED')
  expect((await signIn(second)).me.email).toBe(ada.email)

  await api.db.transaction((tx) =>
    insertAuthenticator(tx, {
      staffId: bisi.id,
      sealedSecret: sealText(api.secrets, newAuthenticatorSecret()),
      step: 0,
    }),
  )
  expect(await findSealedSecret(api.db.read, ada.id)).toBe(null)
  expect(await findSealedSecret(api.db.read, bisi.id)).not.toBe(null)
  expect(await codeOf(bisi.call(removePasskey, { id: bisi.passkeyId })), 'an authenticator is left').toBe(
    null,
  )
})

test('ADMIN-04 a removed passkey ends the other sessions of its owner, and of nobody else', async () => {
  const [ada, bisi] = [await withPasskey(), await withPasskey()]
  await enrol(ada, aDevice())
  const place = { userAgent: '', clientAddress: '127.0.0.1', requestId: 'test' }
  const other = await api.db.transaction((tx) =>
    openStaffSession(tx, { staffId: ada.id, place, how: 'PASSKEY' }),
  )

  await ada.call(removePasskey, { id: ada.passkeyId })

  expect(await codeOf(callWith(admin.origin, other)(listOwnPasskeys, {}))).toBe('NOT_SIGNED_IN')
  expect(await codeOf(ada.call(listOwnPasskeys, {}))).toBe(null)
  expect(await codeOf(bisi.call(listOwnPasskeys, {}))).toBe(null)
})
