import { listAudit } from '@ahia/contracts/admin/audit'
import { changeStaff } from '@ahia/contracts/admin/staff'
import { expect, test } from 'vitest'
import { sealAudit } from '#audit/seal-audit.ts'
import { storeSeals } from '#audit/store-seals.ts'
import { createLog } from '#platform/log.ts'
import { emailLastSeal } from '#staff/members/email-last-seal.ts'
import { aColleague, codeOf, startTestAdmin } from '../../../test/staff/staff-fixture.ts'
import { waitingEmails } from '../../../test/staff/waiting-emails.ts'
import { startTestApi } from '../../../test/test-api.ts'

const api = await startTestApi()
const admin = await startTestAdmin(api)
const owner = await aColleague(api, admin, 'OWNER')
const auditor = await aColleague(api, admin, 'AUDITOR')
const log = createLog('silent')
const { db, secrets, lines } = api

test('ADMIN-46 an auditor reads entries by subject, act, colleague and day, the latest first, page by page', async () => {
  const support = await aColleague(api, admin, 'SUPPORT')
  for (const place of Array.from({ length: 60 }, (_, index) => index))
    await owner.call(changeStaff, { id: support.id, phone: `0803 777 ${7000 + place}` })
  const act = 'staff.change-phone'
  const first = await auditor.call(listAudit, { act })
  expect(first.entries).toHaveLength(50)
  expect(first.entries[0]).toMatchObject({ by: owner.name, role: 'OWNER', act, fields: ['phone'] })
  const second = await auditor.call(listAudit, { act, before: first.next ?? '' })
  expect(second.entries).toHaveLength(10)
  expect(second.next).toBe(null)
  const all = [...first.entries, ...second.entries].map(({ sequence }) => Number(sequence))
  expect(all).toEqual([...all].sort((one, other) => other - one))
  expect(new Set(all).size).toBe(60)

  const count = async (filter: Parameters<typeof auditor.call<typeof listAudit>>[1]) =>
    (await auditor.call(listAudit, filter)).entries.length
  expect(await count({ subject: `staff:${owner.id}` })).toBe(1)
  expect(await count({ colleague: support.id })).toBe(1)
  const today = new Date(Date.now() + 3_600_000).toISOString().slice(0, 10)
  expect(await count({ day: today, act })).toBe(50)
  expect(await count({ day: '2020-01-01' })).toBe(0)
  expect(JSON.stringify(first)).not.toMatch(/0803|@/)
})

test('ADMIN-46 the audit is for those who may read it', async () => {
  const support = await aColleague(api, admin, 'SUPPORT')

  expect(await codeOf(support.call(listAudit, {}))).toBe('NOT_PERMITTED')
  expect(await codeOf(admin.call(listAudit, {}))).toBe('NOT_SIGNED_IN')
  expect(await codeOf(auditor.call(listAudit, { act: "x' or 1=1" }))).toBe('INVALID_INPUT')
})

test('ADMIN-48 each seal is put in the object store once, and one that is there is never replaced', async () => {
  await sealAudit({ db, secrets, log })
  await storeSeals({ db, secrets, log, seals: lines })
  const { sealed } = await auditor.call(listAudit, {})
  expect(sealed).toMatchObject({ isStored: true })

  await owner.call(changeStaff, { id: auditor.id, phone: '0803 777 9001' })
  await sealAudit({ db, secrets, log })
  const written: string[] = []
  const loud = { ...log, error: (_seal: unknown, words: string) => void written.push(words) } as typeof log
  const forged = { get: async () => '{}', add: async () => false }
  await storeSeals({ db, secrets, log: loud, seals: forged })
  expect(written).toEqual([expect.stringContaining('another seal')])
  expect(await lines.add('audit-seals/x/1.json', 'first')).toBe(true)
  expect(await lines.add('audit-seals/x/1.json', 'second')).toBe(false)
  expect(await lines.get('audit-seals/x/1.json')).toBe('first')
})

test('ADMIN-48 the last seal of a day is emailed to the auditors once it is over, once', async () => {
  const inAudit = async () =>
    (await waitingEmails(api)).filter(({ subject }) => subject.startsWith('Seal of the audit'))
  await emailLastSeal({ db, adminUrl: admin.origin })
  expect(await inAudit()).toEqual([])

  await api.pool.query('alter table audit_seals disable trigger audit_seals_append_only')
  await api.pool.query(`update audit_seals set sealed_at = sealed_at - interval '1 day'`)
  await api.pool.query('alter table audit_seals enable trigger audit_seals_append_only')
  await Promise.all([1, 2].map(() => emailLastSeal({ db, adminUrl: admin.origin })))
  const { rows } = await api.pool.query<{ hash: string }>(
    `select encode(hash, 'hex') as hash from audit_seals order by sequence desc limit 1`,
  )
  const emails = await inAudit()
  expect(emails.map(({ to }) => to)).toEqual([auditor.email])
  expect(emails[0]?.text).toContain(rows[0]?.hash)
})
