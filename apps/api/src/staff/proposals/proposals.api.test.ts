import type { StaffProposalId } from '@ahia/contracts/ids'
import type { StaffRole } from '@ahia/reference/staff/roles'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { StaffActor } from '#audit/record-staff-act.ts'
import { hashToken } from '#staff/sessions/session-cookie.ts'
import { findOpenStaffSession, recordProof } from '#staff/sessions/staff-sessions.sql.ts'
import { aColleague, startTestAdmin } from '../../../test/staff/staff-fixture.ts'
import { startTestApi } from '../../../test/test-api.ts'
import { agreeToProposal, refuseProposal, withdrawProposal } from './decide-proposal.ts'
import { listProposals } from './list-proposals.ts'
import { listOpenPayloads } from './open-payloads.reads.ts'
import { proposalKind, toProposalKinds } from './proposal-kind.ts'
import { findOpenProposal } from './proposals.sql.ts'
import { propose } from './propose.ts'

const api = await startTestApi()
const admin = await startTestAdmin(api)

const done: string[] = []
let isStale = false
const kind = proposalKind({
  name: 'switches.set',
  needs: 'switches.agree',
  payload: z.strictObject({ name: z.string(), isOn: z.boolean() }),
  carryOut: async (_tx, { name }) => {
    if (isStale) return null
    done.push(name)
    return [`switch:${name}`]
  },
})
const deps = { db: api.db, proposalKinds: toProposalKinds([kind]) }

async function colleague(role: StaffRole) {
  const { token, id } = await aColleague(api, admin, role)
  const session = async () => {
    const open = await findOpenStaffSession(api.db.read, hashToken(token))
    if (!open) throw new Error('Not signed in')
    return open
  }
  const by: StaffActor = { id, sessionId: (await session()).id, role, network: 'unknown', requestId: 'test' }
  const prove = (proposalId: StaffProposalId | null) =>
    api.db.statement((writer) => recordProof(writer, { id: by.sessionId, proposalId }))
  return { by, session, prove }
}

const proposer = await colleague('SUPPORT')
const owner = await colleague('OWNER')
const outsider = await colleague('CATALOGUE')

const aProposal = async (name: string) => {
  const id = await propose(deps, { kind, payload: { name, isOn: false }, words: 'Because.', by: proposer.by })
  const [shown] = (await listProposals(deps, await owner.session())).filter(({ _id }) => _id === id)
  return { id, hash: shown?.hash ?? '' }
}

const agree = async (who: typeof owner, { id, hash }: { id: StaffProposalId; hash: string }) =>
  agreeToProposal(deps, { id, hash, by: who.by, session: await who.session() })

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: { code: string }) => error.code,
  )

test('ADMIN-45 what is agreed to is done once, with a proof for this very proposal', async () => {
  const proposal = await aProposal('checkout')

  expect(await codeOf(agree(owner, proposal))).toBe('PROOF_NEEDED')
  await owner.prove(null)
  expect(await codeOf(agree(owner, proposal))).toBe('PROOF_NEEDED')
  await owner.prove(proposal.id)
  const both = await Promise.all([codeOf(agree(owner, proposal)), codeOf(agree(owner, proposal))])

  expect(both.sort()).toEqual(['ALREADY_DECIDED', null])
  expect(done).toEqual(['checkout'])
})

test('ADMIN-10 nobody agrees to their own proposal, nor without the permission', async () => {
  const proposal = await aProposal('sign-ups')
  await proposer.prove(proposal.id)
  await outsider.prove(proposal.id)

  expect(await codeOf(agree(proposer, proposal))).toBe('OWN_PROPOSAL')
  expect(await codeOf(agree(outsider, proposal))).toBe('NOT_PERMITTED')
  const own = api.pool.query(
    `update staff_proposals set state = 'DONE', decided_by = proposed_by, decided_at = now() where id = $1`,
    [proposal.id],
  )
  await expect(own).rejects.toThrow('check constraint')
  expect(done).not.toContain('sign-ups')
})

test('ADMIN-45 a proposal that differs from what was shown, or that the world has overtaken, is not done', async () => {
  const proposal = await aProposal('uploads')
  await owner.prove(proposal.id)
  expect(await codeOf(agree(owner, { ...proposal, hash: '0'.repeat(64) }))).toBe('PROPOSAL_STALE')

  const second = await aProposal('payouts')
  await owner.prove(second.id)
  isStale = true
  expect(await codeOf(agree(owner, second))).toBe('PROPOSAL_STALE')
  isStale = false
  expect(await codeOf(agree(owner, second))).toBe('ALREADY_DECIDED')
  expect(done).not.toContain('payouts')
})

test('ADMIN-45 a proposal is refused by another, withdrawn by its proposer alone, dies after 7 days and never changes', async () => {
  const [refused, withdrawn, old] = [await aProposal('a'), await aProposal('b'), await aProposal('c')]
  await refuseProposal(deps, { id: refused.id, by: owner.by, session: await owner.session() })
  expect(await codeOf(withdrawProposal(deps, { id: withdrawn.id, by: owner.by }))).toBe('PROPOSAL_NOT_FOUND')
  await withdrawProposal(deps, { id: withdrawn.id, by: proposer.by })
  await api.pool.query(`update staff_proposals set expires_at = now() where id = $1`, [old.id])
  await owner.prove(old.id)
  const fresh = await aProposal('d')
  const isOpen = async ({ id }: typeof fresh) => (await findOpenProposal(api.db.read, id)) !== null
  for (const over of [refused, withdrawn, old])
    expect(await isOpen(over), 'nobody is asked for a proof').toBe(false)
  expect(await isOpen(fresh)).toBe(true)
  const waiting = JSON.stringify(await listOpenPayloads(api.db.read, kind.name))
  expect(['a', 'b', 'c', 'd'].filter((name) => waiting.includes(`"name":"${name}"`))).toEqual(['d'])

  expect(await codeOf(agree(owner, old))).toBe('PROPOSAL_NOT_FOUND')
  expect(await codeOf(agree(owner, refused))).toBe('ALREADY_DECIDED')
  const change = api.pool.query(`update staff_proposals set payload = '{}' where id = $1`, [old.id])
  await expect(change).rejects.toThrow('never changes')
})
