import { claimWork, listColleaguesFor, listWork } from '@ahia/contracts/admin/work'
import type { StaffMemberId } from '@ahia/contracts/ids'
import type { StaffRole } from '@ahia/reference/staff/roles'
import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { aColleague, codeOf, startTestAdmin } from '../../test/staff/staff-fixture.ts'
import { waitingEmails } from '../../test/staff/waiting-emails.ts'
import { startTestApi } from '../../test/test-api.ts'
import { remindOfWork } from './remind-of-work.ts'

const api = await startTestApi()
const admin = await startTestAdmin(api)
const colleague = (role: StaffRole) => aColleague(api, admin, role)
const [maker, checker, owner, auditor, support] = await Promise.all(
  (['FINANCE_MAKER', 'FINANCE_CHECKER', 'OWNER', 'AUDITOR', 'SUPPORT'] as const).map(colleague),
)
type Colleague = Awaited<ReturnType<typeof colleague>>

async function aProposal(kind: string, needs: string, by: StaffMemberId): Promise<string> {
  const id = newId()
  await api.pool.query(
    `insert into staff_proposals (id, kind, payload, payload_hash, needs, words, proposed_by)
     values ($1, $2, '{}', sha256('{}'), $3, 'Because.', $4)`,
    [id, kind, needs, by],
  )
  return id
}

const works = async (who: Colleague | undefined) => {
  const { items, counts } = (await who?.call(listWork, { kind: 'PROPOSAL' })) ?? { items: [], counts: null }
  expect(counts?.kinds.PROPOSAL ?? 0).toBe(items.length)
  return items.map(({ subject }) => subject)
}

if (!maker || !checker || !owner || !auditor || !support) throw new Error('Five colleagues are needed')
const rates = await aProposal('rates.change', 'rates.agree', maker.id)
const ofSwitch = await aProposal('switches.set', 'switches.agree', support.id)

test('ADMIN-12 a proposal is work for those who may agree to its kind, and for nobody else', async () => {
  expect(await works(checker)).toEqual([rates])
  expect(await works(owner)).toEqual([ofSwitch])
  for (const other of [maker, auditor, support]) expect(await works(other)).toEqual([])
})

test('ADMIN-12 nobody has their own proposal as work, even with a role that agrees to such', async () => {
  const both = await colleague('FINANCE_CHECKER')
  const own = await aProposal('rates.change', 'rates.agree', both.id)

  expect(await works(both)).toEqual([rates])
  expect(await works(checker)).toEqual([rates, own])
  expect(await codeOf(both.call(claimWork, { kind: 'PROPOSAL', id: own }))).toBe('NOT_PERMITTED')
})

test('ADMIN-15 only those who may agree to a proposal take it or are offered to hand it over to', async () => {
  const item = { kind: 'PROPOSAL', id: rates } as const

  for (const other of [maker, owner, auditor])
    expect(await codeOf(other.call(claimWork, item))).toBe('NOT_PERMITTED')
  expect(await codeOf(auditor.call(listColleaguesFor, item))).toBe('NOT_PERMITTED')
  const { colleagues } = await checker.call(listColleaguesFor, item)
  expect(colleagues.map(({ _id }) => _id)).not.toContain(owner.id)
  expect(await codeOf(checker.call(claimWork, item))).toBe(null)
})

test('ADMIN-16 an overdue proposal is emailed to those who may agree; to owners where nobody may', async () => {
  const ofRefunds = await aProposal('refunds.send', 'refunds.agree', checker.id)
  await api.pool.query(
    `update staff_role_members set role = 'AUDITOR' where staff_id <> $1 and role = 'FINANCE_CHECKER'`,
    [checker.id],
  )
  await api.pool.query(`update staff_proposals set proposed_at = now() - interval '6 days'`)
  await remindOfWork({ db: api.db, adminUrl: admin.origin })
  const emails = await waitingEmails(api)
  const to = (address: string) => emails.filter((email) => email.to === address).map(({ subject }) => subject)

  expect(to(checker.email)).toEqual(['Work is overdue (2)']) // both changes of rates
  expect(to(owner.email)).toEqual(['Work is overdue (2)']) // the switch, and the refund that nobody else may agree to
  expect(to(auditor.email)).toEqual([])
  expect(ofRefunds).toBeDefined()
})
