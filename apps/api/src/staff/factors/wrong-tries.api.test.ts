import { signInWithPassword } from '@ahia/contracts/admin/session'
import { expect, test } from 'vitest'
import { aColleague, codeOf, startTestAdmin } from '../../../test/staff/staff-fixture.ts'
import { waitingEmails } from '../../../test/staff/waiting-emails.ts'
import { startTestApi } from '../../../test/test-api.ts'

const api = await startTestApi()
const admin = await startTestAdmin(api)
const owners = [await aColleague(api, admin, 'OWNER'), await aColleague(api, admin, 'OWNER')]
const support = await aColleague(api, admin, 'SUPPORT')

/** At one colleague after the other, as somebody would who has a list of them. */
const guess = (email: string) =>
  codeOf(admin.call(signInWithPassword, { email, password: 'a long enough guess', code: '000000' }))

test('ADMIN-06 every failure is on record, the tenth of an hour is emailed to every owner once, and 20 a network are enough', async () => {
  const failures = async () => {
    const { rows } = await api.pool.query<{ of: string | null; network: string }>(
      'select staff_id as of, network from staff_failures',
    )
    return rows
  }
  const alarms = async () =>
    (await waitingEmails(api)).filter(({ subject }) => subject.startsWith('Many failed sign-ins'))

  const answers: (string | null)[] = []
  for (const { email } of [...owners, support].flatMap((one) => [one, one, one]))
    answers.push(await guess(email))
  expect(await alarms()).toEqual([])
  answers.push(await guess('nobody@example.com'))
  expect((await alarms()).map(({ to }) => to).sort()).toEqual(owners.map(({ email }) => email).sort())
  expect(new Set(answers)).toEqual(new Set(['CREDENTIALS_REFUSED']))
  expect(await failures()).toHaveLength(10)
  expect((await failures()).every(({ network }) => network !== '')).toBe(true)

  const more: (string | null)[] = []
  for (let at = 0; at < 12; at += 1) more.push(await guess(`nobody-${at}@example.com`))
  expect(more.filter((code) => code === 'CREDENTIALS_REFUSED')).toHaveLength(10)
  expect(more.slice(10)).toEqual(['RATE_LIMITED', 'RATE_LIMITED'])
  expect(await failures()).toHaveLength(20)
  expect(await alarms()).toHaveLength(owners.length)
})
