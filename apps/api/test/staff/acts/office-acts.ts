import { confirmAccess, getAccessReview } from '@ahia/contracts/admin/access-reviews'
import { proposeHoliday } from '@ahia/contracts/admin/holidays'
import * as proposals from '@ahia/contracts/admin/proposals'
import * as session from '@ahia/contracts/admin/session'
import * as staff from '@ahia/contracts/admin/staff'
import { listSwitches, proposeSwitch } from '@ahia/contracts/admin/switches'
import type { SwitchName } from '@ahia/reference/staff/switches'
import { codeNow } from '#staff/factors/authenticator.ts'
import { inviteFirst } from '#staff/members/invite-staff.ts'
import { softAuthenticator } from '../soft-authenticator.ts'
import { aColleague } from '../staff-fixture.ts'
import type { Act, Office } from './act.ts'

const PASSWORD = 'a long enough password'

export async function officeActs(office: Office): Promise<Act[]> {
  return [...(await colleagueActs(office)), ...signInActs(office), ...proposalActs(office)]
}

async function colleagueActs({ api, admin, owner, merchants }: Office): Promise<Act[]> {
  const { id } = await aColleague(api, admin, 'SUPPORT')
  const invited = { email: 'walk-1@example.com', name: 'Ada', roles: ['SUPPORT' as const] }
  return [
    {
      endpoint: proposeHoliday,
      run: () =>
        merchants.call(proposeHoliday, { day: '2031-01-02', name: 'A holiday', words: 'In the Gazette.' }),
    },
    { endpoint: staff.inviteStaff, run: () => owner.call(staff.inviteStaff, invited) },
    { endpoint: staff.changeStaff, run: () => owner.call(staff.changeStaff, { id, roles: ['CATALOGUE'] }) },
    { endpoint: staff.askForReset, run: () => owner.call(staff.askForReset, { id }) },
    { endpoint: staff.stopReset, run: () => owner.call(staff.stopReset, { id }) },
    {
      endpoint: confirmAccess,
      run: async () => {
        const { version } = await owner.call(getAccessReview, {})
        return owner.call(confirmAccess, { version })
      },
    },
  ]
}

function signInActs({ api, admin, support, merchants }: Office): Act[] {
  const adminUrl = admin.origin
  // Passkeys belong to the name that the back office has, not to the number that tests call.
  const device = softAuthenticator(adminUrl.replace('127.0.0.1', 'localhost'))
  const email = 'walk-2@example.com'
  let secret = ''
  const addPasskey = async () => {
    const { challengeId, options } = await support.call(staff.getEnrolment, {})
    return support.call(staff.addPasskey, { challengeId, passkey: device.make(options) })
  }
  return [
    {
      endpoint: staff.acceptInvitation,
      run: async () => {
        const link = await inviteFirst({ db: api.db, adminUrl }, { email, name: 'Ada', roles: ['SUPPORT'] })
        const token = link.split('#')[1] ?? ''
        const { enrolment } = await admin.call(staff.openInvitation, { token })
        const { challengeId, authenticator } = enrolment
        secret = authenticator.secret
        return admin.call(staff.acceptInvitation, {
          ...{ token, challengeId, password: PASSWORD, code: codeNow(secret) },
        })
      },
    },
    {
      endpoint: session.signInWithPassword,
      run: () => {
        const code = codeNow(secret, Date.now() + 30_000)
        return admin.call(session.signInWithPassword, { email, password: PASSWORD, code })
      },
    },
    { endpoint: staff.addPasskey, run: addPasskey },
    {
      endpoint: session.signInWithPasskey,
      run: async () => {
        const { challengeId, options } = await admin.call(session.getPasskeyChallenge, {})
        return admin.call(session.signInWithPasskey, { challengeId, passkey: device.show(options) })
      },
    },
    {
      endpoint: session.giveProof,
      run: async () => {
        const { challengeId, options } = await support.call(session.getProofChallenge, {})
        return support.call(session.giveProof, { challengeId, passkey: device.show(options) })
      },
    },
    {
      endpoint: staff.removePasskey,
      run: async () => {
        const { passkeys } = await support.call(staff.listOwnPasskeys, {})
        await api.pool.query(`insert into staff_authenticators (staff_id, sealed_secret) values ($1, 'x')`, [
          support.id,
        ])
        return support.call(staff.removePasskey, { id: passkeys[0]?.id ?? '' })
      },
    },
    { endpoint: session.signOut, run: () => merchants.call(session.signOut, {}) },
  ]
}

function proposalActs({ api, owner, support }: Office): Act[] {
  const aProposal = async (name: SwitchName) => {
    const { switches } = await support.call(listSwitches, {})
    const { version = 1 } = switches.find((one) => one.name === name) ?? {}
    const change = { name, isStopped: true, version, words: 'A drill.' }
    const { proposalId: id } = await support.call(proposeSwitch, change)
    return id
  }
  return [
    { endpoint: proposeSwitch, run: () => aProposal('checkout') },
    {
      endpoint: proposals.agreeToProposal,
      run: async () => {
        const id = await aProposal('uploads')
        const { proposals: shown } = await owner.call(proposals.listProposals, {})
        const hash = shown.find(({ _id }) => _id === id)?.hash ?? ''
        await api.pool.query(
          'update staff_sessions set proof_for = $2, proof_at = now() where staff_id = $1',
          [owner.id, id],
        )
        return owner.call(proposals.agreeToProposal, { id, hash })
      },
    },
    {
      endpoint: proposals.refuseProposal,
      run: async () => owner.call(proposals.refuseProposal, { id: await aProposal('sign-ups') }),
    },
    {
      endpoint: proposals.withdrawProposal,
      run: async () => support.call(proposals.withdrawProposal, { id: await aProposal('read-only') }),
    },
  ]
}
