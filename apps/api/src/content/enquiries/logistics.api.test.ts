import { applyForLogistics } from '@ahia/contracts/contact'
import { listEmails } from '@ahia/contracts/developers/mailbox'
import { BRAND } from '@ahia/reference/brand'
import type { DeliveryState } from '@ahia/reference/delivery-states'
import { beforeAll, expect, test } from 'vitest'
import { readError } from '../../../test/read-error.ts'
import type { TestApi } from '../../../test/test-api.ts'
import { startApiWithJobs } from '../../../test/with-jobs.ts'
import { forgetOldEnquiries } from './forget-old-enquiries.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApiWithJobs()
})

const STATES: DeliveryState[] = ['EDO', 'LAGOS']

const anApplication = (company: string) => ({
  company,
  contactName: 'Musa Bello',
  email: 'musa@example.com',
  phone: '0803 123 4567',
  states: STATES,
  fleet: '12 motorcycles\n2 vans',
})

const storedOf = (company: string) =>
  api.db.read
    .selectFrom('logistics_applications')
    .select(['contact_name', 'email', 'phone', 'states', 'fleet'])
    .where('company', '=', company)
    .execute()

async function emailsAbout(company: string) {
  const { messages } = await api.call(listEmails, { to: BRAND.email })
  return messages.filter(({ subject }) => subject === `Logistics application: ${company}`)
}

test('STAT-06 an application is stored and emailed, with the applicant as reply address', async () => {
  await api.call(applyForLogistics, anApplication('Swift Riders'))

  expect(await storedOf('Swift Riders')).toEqual([
    {
      contact_name: 'Musa Bello',
      email: 'musa@example.com',
      phone: '0803 123 4567',
      states: ['LAGOS', 'EDO'],
      fleet: '12 motorcycles\n2 vans',
    },
  ])
  await expect.poll(async () => (await emailsAbout('Swift Riders')).length).toBe(1)
  const [mail] = await emailsAbout('Swift Riders')
  expect(mail?.headers).toEqual({ 'Reply-To': 'musa@example.com' })
  for (const line of ['0803 123 4567', 'LAGOS, EDO', '12 motorcycles', '2 vans'])
    expect(mail?.text).toContain(line)
})

test('STAT-06 the same application twice, with its states in any order, is stored once', async () => {
  const application = anApplication('Twice Haulage')

  await api.call(applyForLogistics, application)
  await api.call(applyForLogistics, { ...application, states: application.states.toReversed() })

  expect(await storedOf('Twice Haulage')).toHaveLength(1)
})

test('STAT-06 a bot gets the usual response, and nothing is stored', async () => {
  expect(await api.call(applyForLogistics, { ...anApplication('Robots'), website: 'spam' })).toEqual({})

  expect(await storedOf('Robots')).toEqual([])
})

test.each([
  ['no state', { states: [] }, 'states'],
  ['a state we do not serve', { states: ['KANO'] }, 'states.0'],
  ['a state twice', { states: ['LAGOS', 'LAGOS'] }, 'states'],
  ['no telephone number', { phone: 'call me' }, 'phone'],
  ['a blank fleet', { fleet: '\n' }, 'fleet'],
  ['too much of a fleet', { fleet: 'a'.repeat(1_001) }, 'fleet'],
  ['a second header in the company', { company: 'Riders\r\nBcc: everybody@example.com' }, 'company'],
  ['a null character', { contactName: 'Musa\u0000' }, 'contactName'],
])('STAT-06 %s is refused with the invalid field', async (_case, fields, path) => {
  const response = await fetch(`${api.origin}/api/v1/logistics/apply`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...anApplication('Bad input'), ...fields }),
  })

  const error = await readError(response)
  expect(error).toMatchObject({ status: 422, code: 'INVALID_INPUT' })
  expect(error.details).toEqual(expect.arrayContaining([expect.objectContaining({ path })]))
  expect(await storedOf('Bad input')).toEqual([])
})

test('STAT-06 an application is deleted after two years', async () => {
  await api.call(applyForLogistics, anApplication('Long gone'))
  await api.pool.query(
    `update logistics_applications set sent_at = sent_at - interval '25 months' where company = 'Long gone'`,
  )

  await forgetOldEnquiries(api)

  expect(await storedOf('Long gone')).toEqual([])
})
