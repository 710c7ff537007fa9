import { getProfile, updateProfile } from '@ahia/contracts/user'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { aCustomer, anAccount, send } from '../../../test/customer.ts'
import { readData } from '../../../test/read-data.ts'
import { readError } from '../../../test/read-error.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { createGrantTokens } from '../codes/grant-token.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})

const WHOLE = {
  name: 'Ada Obi',
  phone: '0803 123 4567',
  gender: 'FEMALE',
  address: { street: '12 Zik Avenue', city: 'Enugu', country: 'Nigeria', state: 'Enugu' },
}

const save = (token: string, body: unknown) => send(api, '/user/updateProfile', { token, body })

async function saved(token: string, body: unknown) {
  const answer = await save(token, body)
  expect(answer.status).toBe(200)
  return (await readData(updateProfile, answer)).user
}

/** The token of a registration that has come so far. */
async function aRegistration(password: 'set' | 'not set') {
  const email = `new-${newId()}@example.com`
  const account = password === 'set' ? await anAccount(api, { email }) : null
  const grantId = newId()
  await api.pool.query(
    `insert into grants (id, kind, email, purpose, account_id, expires_at)
     values ($1, 'CUSTOMER', $2, 'SIGNUP', $3, now() + interval '1 hour')`,
    [grantId, email, account?.accountId ?? null],
  )
  const token = await createGrantTokens(api).sign({ grantId, kind: 'CUSTOMER', purpose: 'SIGNUP' })
  return { email, grantId, token }
}

test('API-23 PROF-02 PROF-03 DATA-05 a customer saves their profile and reads it back', async () => {
  const { token, email } = await aCustomer(api)

  const user = await saved(token, { ...WHOLE, name: '  Ada Obi ' })

  expect(user).toMatchObject({ ...WHOLE, email, status: 'ACTIVE' })
  expect(user).not.toHaveProperty('token')
  const stored = await send(api, '/user/profile', { token })
  expect((await readData(getProfile, stored)).user).toEqual(user)
})

test('API-23 API-44 fields that a profile does not know are ignored', async () => {
  const { token } = await aCustomer(api)
  const address = { ...WHOLE.address, landmark: 'Blue gate' }

  const user = await saved(token, { ...WHOLE, address, nickname: 'Ada', preferences: { theme: 'dark' } })

  expect(user).toMatchObject(WHOLE)
  expect(user).not.toHaveProperty('nickname')
  expect(user.address).not.toHaveProperty('landmark')
})

test('PROF-04 fields left out of an update stay unchanged', async () => {
  const { token } = await aCustomer(api)
  await saved(token, WHOLE)

  expect(await saved(token, {})).toMatchObject(WHOLE)
  expect(await saved(token, { phone: '+234 (803) 765-4321', address: {} })).toMatchObject({
    ...WHOLE,
    phone: '+234 (803) 765-4321',
  })
  expect((await saved(token, { address: { city: 'Nsukka' } })).address).toEqual({
    ...WHOLE.address,
    city: 'Nsukka',
  })
})

test('PROF-03 a state sent alone must belong to the stored country', async () => {
  const { token } = await aCustomer(api)

  expect(await readError(await save(token, { address: { state: 'Lagos' } }))).toMatchObject({
    status: 422,
    details: [{ path: 'address.state', message: 'Choose a country first' }],
  })
  await saved(token, WHOLE)
  expect((await saved(token, { address: { state: 'Lagos' } })).address.state).toBe('Lagos')
  expect(await readError(await save(token, { address: { state: 'Ashanti' } }))).toMatchObject({
    status: 422,
    details: [{ path: 'address.state' }],
  })
})

test('PROF-03 changing only the country clears the state; sending the same country keeps it', async () => {
  const { token } = await aCustomer(api)
  await saved(token, WHOLE)

  expect((await saved(token, { address: { country: 'Nigeria' } })).address.state).toBe('Enugu')
  expect((await saved(token, { address: { country: 'Ghana' } })).address).toMatchObject({
    country: 'Ghana',
    state: null,
  })
})

test.each([
  ['a blank name', { name: '  ' }, 'name', 'Name is required'],
  ['a name of 201 characters', { name: 'a'.repeat(201) }, 'name', 'must have at most 200 characters'],
  ['a line break in a name', { name: 'Ada\nObi' }, 'name', /single line/],
  ['a line break after a city', { address: { city: 'Enugu\r\n' } }, 'address.city', /single line/],
  ['a tab in a street', { address: { street: '12\tZik Avenue' } }, 'address.street', /without tabs/],
  ['a blank telephone', { phone: ' ' }, 'phone', 'Telephone is required'],
  ['letters in a telephone', { phone: '0803 CALL ME' }, 'phone', /telephone number/],
  ['a telephone of 4 digits', { phone: '0803' }, 'phone', /telephone number/],
  ['a telephone of 20 digits', { phone: '01234567890123456789' }, 'phone', /telephone number/],
  ['a gender in small letters', { gender: 'male' }, 'gender', /.+/],
  ['an unknown gender', { gender: 'X' }, 'gender', /.+/],
  ['null for a name', { name: null }, 'name', /.+/],
  ['a list for an address', { address: [] }, 'address', /.+/],
  ['a blank street', { address: { street: '' } }, 'address.street', 'Street is required'],
  ['a blank city', { address: { city: ' ' } }, 'address.city', 'City is required'],
  ['a blank state', { address: { state: '' } }, 'address.state', 'State is required'],
  ['a blank country', { address: { country: '' } }, 'address.country', 'Country is required'],
  ['a country that is not in the list', { address: { country: 'Wakanda' } }, 'address.country', /country/],
  ['a state of another country', { address: { country: 'Ghana', state: 'Enugu' } }, 'address.state', /Ghana/],
  ['an email', { email: 'other@example.com' }, 'email', /is not known/],
  ['a role', { role: 'ADMIN' }, 'role', /is not known/],
  ['a status', { status: 'ACTIVE' }, 'status', /is not known/],
  ['a kind', { kind: 'STAFF' }, 'kind', /is not known/],
  ['another account', { accountId: newId() }, 'accountId', /is not known/],
  ['a field deep inside', { address: { verified: true } }, 'address.verified', /is not known/],
])('PROF-04 API-23 %s is refused and changes nothing', async (_case, body, path, message) => {
  const { token, accountId } = await aCustomer(api)

  const error = await readError(await save(token, { ...WHOLE, ...body }))

  expect(error).toMatchObject({ status: 422, code: 'INVALID_INPUT' })
  expect(error.details).toContainEqual(expect.objectContaining({ path }))
  expect(error.message).toMatch(message)
  const { rowCount } = await api.pool.query('select from customer_profiles where account_id = $1', [
    accountId,
  ])
  expect(rowCount).toBe(0)
})

test('PROF-03 markup in a name is stored as plain text', async () => {
  const { token } = await aCustomer(api)

  expect((await saved(token, { name: '<b>Ada</b> & "Obi"' })).name).toBe('<b>Ada</b> & "Obi"')
})

test('PROF-05 two updates of different fields at the same time are both saved', async () => {
  const { token } = await aCustomer(api)

  await Promise.all([saved(token, { name: 'Ada Obi' }), saved(token, { phone: '0803 123 4567' })])

  expect(await saved(token, {})).toMatchObject({ name: 'Ada Obi', phone: '0803 123 4567' })
})

test('AUTH-06 completing the profile ends the registration and signs in, once', async () => {
  const { email, token } = await aRegistration('set')

  const user = await saved(token, WHOLE)

  expect(user).toMatchObject({ ...WHOLE, email })
  expect((await send(api, '/user/profile', { token: user.token ?? '' })).status).toBe(200)
  expect(await readError(await save(token, WHOLE))).toMatchObject({ status: 401, code: 'NOT_SIGNED_IN' })
})

test('AUTH-06 ten requests at once to complete a registration open one session', async () => {
  const { token, email } = await aRegistration('set')

  const answers = await Promise.all(Array.from({ length: 10 }, () => save(token, WHOLE)))

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const { rows } = await api.pool.query(
    `select count(*)::int as sessions from sessions session
     join accounts account on account.id = session.account_id where email = $1`,
    [email],
  )
  expect(rows).toEqual([{ sessions: 1 }])
})

test('AUTH-06 completing a registration requires every field but the gender, each with its own message', async () => {
  const { token } = await aRegistration('set')

  const error = await readError(await save(token, { gender: 'OTHER' }))

  expect(error).toMatchObject({
    status: 422,
    details: [
      { path: 'name', message: 'Name is required' },
      { path: 'phone', message: 'Telephone is required' },
      { path: 'address.street', message: 'Street is required' },
      { path: 'address.city', message: 'City is required' },
      { path: 'address.country', message: 'Country is required' },
      { path: 'address.state', message: 'State is required' },
    ],
  })
  const { gender: _, ...withoutGender } = WHOLE
  expect((await saved(token, withoutGender)).gender).toBeNull()
})

test('AUTH-06 a registration without a password, or after one hour, cannot save a profile', async () => {
  const early = await aRegistration('not set')
  const late = await aRegistration('set')
  await api.pool.query(`update grants set expires_at = now() where id = $1`, [late.grantId])

  for (const { token } of [early, late]) {
    expect(await readError(await save(token, WHOLE))).toMatchObject({ status: 401, code: 'NOT_SIGNED_IN' })
  }
})
