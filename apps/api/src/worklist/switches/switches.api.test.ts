import { register } from '@ahia/contracts/accounts'
import { agreeToProposal, listProposals } from '@ahia/contracts/admin/proposals'
import { listSwitches, proposeSwitch } from '@ahia/contracts/admin/switches'
import { listStopped } from '@ahia/contracts/reference'
import { SWITCHES, type SwitchName } from '@ahia/reference/staff/switches'
import { expect, test } from 'vitest'
import { MAX_AGE_MS, Switches } from '#switches/switches.ts'
import { aBuyer, startOrdersApi } from '../../../test/order-fixture.ts'
import { aColleague, codeOf, startTestAdmin } from '../../../test/staff/staff-fixture.ts'

const api = await startOrdersApi()
const admin = await startTestAdmin(api)
const support = await aColleague(api, admin, 'SUPPORT')
const owner = await aColleague(api, admin, 'OWNER')

const versionOf = async (name: SwitchName) => {
  const { switches } = await support.call(listSwitches, {})
  const { version = 0 } = switches.find((one) => one.name === name) ?? {}
  return version
}
const proposed = async (name: SwitchName, isStopped: boolean) => {
  const words = 'The provider is away.'
  const change = { name, isStopped, version: await versionOf(name), words }
  const { proposalId: id } = await support.call(proposeSwitch, change)
  const { proposals } = await owner.call(listProposals, {})
  const { hash = '' } = proposals.find(({ _id }) => _id === id) ?? {}
  await api.pool.query('update staff_sessions set proof_for = $2, proof_at = now() where staff_id = $1', [
    owner.id,
    id,
  ])
  return { id, hash }
}
const flip = async (name: SwitchName, isStopped: boolean) =>
  owner.call(agreeToProposal, await proposed(name, isStopped))
/** ADMIN-53: within 5 s. */
const soon = { timeout: 5_000 }
const stoppedNow = async () => (await api.call(listStopped, {})).stopped.map(({ name }) => name)

test('ADMIN-53 two colleagues stop sign-ups: within 5 s people read why, and after it is opened again it works', async () => {
  const email = 'new-1@example.com'
  await flip('sign-ups', true)
  await expect.poll(() => codeOf(api.call(register, { email })), soon).toBe('STOPPED')
  expect(await api.call(listStopped, {})).toEqual({
    stopped: [{ name: 'sign-ups', words: SWITCHES['sign-ups'].words }],
  })
  const error: unknown = await api.call(register, { email }).catch((error: unknown) => error)
  expect(error).toMatchObject({ status: 503, message: SWITCHES['sign-ups'].words })

  await flip('sign-ups', false)
  await expect.poll(() => codeOf(api.call(register, { email })), soon).toBe(null)
})

test('ADMIN-53 read-only: a customer can look but not change; checkout and uploads say why', async () => {
  const buyer = await aBuyer(api)
  await flip('read-only', true)
  await expect.poll(stoppedNow, soon).toEqual(['read-only'])
  expect((await buyer.get('/user/profile')).status).toBe(200)
  for (const path of ['/user/updateProfile', '/orders/checkout', '/s3/upload', '/cart/clearCart']) {
    const answer = await buyer.post(path, {})
    expect([path, answer.status]).toEqual([path, 503])
    expect(await answer.text()).toContain(SWITCHES['read-only'].words)
  }
  expect((await buyer.post('/webhooks/paystack', {})).status).not.toBe(503)
  await flip('read-only', false)
  await expect.poll(stoppedNow, soon).toEqual([])
})

test('ADMIN-53 each process reads the switches again within two seconds, once for many calls', async () => {
  let now = 0
  let reads = 0
  const read = api.db.read
  const counting = {
    ...api.db,
    get read() {
      reads++
      return read
    },
  }
  const [one, other] = [0, 1].map(() => new Switches({ db: counting, now: () => now }))
  if (!one || !other) throw new Error('Two processes')
  await Promise.all([1, 2, 3].map(() => one.stopped()))
  expect(reads).toBe(1)
  await api.pool.query(`update market_switches set is_stopped = true where name = 'uploads'`)
  now = MAX_AGE_MS - 1
  expect([...(await one.stopped())]).toEqual([])
  now = MAX_AGE_MS
  expect([...(await one.stopped())]).toEqual(['uploads'])
  expect([...(await other.stopped())]).toEqual(['uploads'])
  expect(MAX_AGE_MS).toBeLessThan(5_000)
  await api.pool.query(`update market_switches set is_stopped = false where name = 'uploads'`)
})

test('ADMIN-53 what has changed since it was proposed is not done, and nothing is proposed twice or without the permission', async () => {
  const proposal = await proposed('checkout', true)
  const version = await versionOf('checkout')
  const again = { name: 'checkout', isStopped: true, version, words: 'Again.' } as const
  expect(await codeOf(support.call(proposeSwitch, again))).toBe('ALREADY_ASKED')
  expect(await codeOf(support.call(proposeSwitch, { ...again, version: version + 1 }))).toBe(
    'CHANGED_MEANWHILE',
  )
  expect(await codeOf(support.call(proposeSwitch, { ...again, isStopped: false }))).toBe('CHANGED_MEANWHILE')
  expect(await codeOf(owner.call(proposeSwitch, again))).toBe('NOT_PERMITTED')

  await api.pool.query(`update market_switches set version = version + 1 where name = 'checkout'`)
  expect(await codeOf(owner.call(agreeToProposal, proposal))).toBe('PROPOSAL_STALE')
  expect(await stoppedNow()).toEqual([])
})
