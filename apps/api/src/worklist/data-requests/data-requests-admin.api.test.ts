import * as breaches from '@ahia/contracts/admin/breaches'
import * as contract from '@ahia/contracts/admin/data-requests'
import { agreeToProposal, listProposals } from '@ahia/contracts/admin/proposals'
import { sendDataRequest } from '@ahia/contracts/profile/privacy'
import { beforeAll, expect, test } from 'vitest'
import { PASSWORD } from '../../../test/customer.ts'
import { aBuyer, anOrder, aThing, type Buyer, startOrdersApi } from '../../../test/order-fixture.ts'
import { tablesWith } from '../../../test/privacy/crawl.ts'
import { readData } from '../../../test/read-data.ts'
import { agreeTo } from '../../../test/staff/agree.ts'
import { aColleague, codeOf, startTestAdmin, type TestAdmin } from '../../../test/staff/staff-fixture.ts'
import type { TestApi } from '../../../test/test-api.ts'

let api: TestApi
let admin: TestAdmin
beforeAll(async () => {
  api = await startOrdersApi()
  admin = await startTestAdmin(api)
})

const ask = async (buyer: Buyer, kind: string) => {
  const body = { kind, words: 'Please.', password: PASSWORD }
  return (await readData(sendDataRequest, await buyer.post('/user/dataRequests', body))).request
}
const openOnes = async (call: TestAdmin['call']) =>
  (await call(contract.listOfficeRequests, { state: 'OPEN' })).requests.map(({ id }) => id)

test('PRIV-08 open requests are listed by their last day, page by page, and vanish when they are decided', async () => {
  const support = await aColleague(api, admin, 'SUPPORT')
  const first = await ask(await aBuyer(api), 'ACCESS')
  const late = await support.call(contract.recordDataRequest, {
    kind: 'OBJECTION',
    source: 'POST',
    accountId: null,
    contact: 'ada@example.org',
    words: 'Stop it.',
    receivedAt: new Date(Date.now() - 20 * 86_400_000).toISOString(),
  })
  expect(await openOnes(support.call)).toEqual([late.id, first.id])
  const after = await support.call(contract.listOfficeRequests, { state: 'OPEN', after: late.id })
  expect(after.requests.map(({ id }) => id)).toEqual([first.id])

  await support.call(contract.finishDataRequest, { id: first.id, answer: 'Here it is.' })
  await support.call(contract.refuseDataRequest, { id: late.id, answer: 'Not ours.', reason: 'NOT_OURS' })

  expect(await openOnes(support.call)).toEqual([])
  const { requests } = await support.call(contract.listOfficeRequests, { state: 'ALL' })
  expect(requests).toMatchObject([
    { id: first.id, state: 'DONE', decidedBy: support.name },
    { id: late.id, state: 'REFUSED', contact: 'a•••@e•••.org', reason: 'NOT_OURS' },
  ])
  const again = support.call(contract.refuseDataRequest, { id: first.id, answer: 'No.', reason: 'EXCESSIVE' })
  expect(await codeOf(again)).toBe('ALREADY_DECIDED')
})

test('PRIV-08, ADMIN-45 an erasure needs a second person, and then no table knows the customer', async () => {
  const [support, owner] = [await aColleague(api, admin, 'SUPPORT'), await aColleague(api, admin, 'OWNER')]
  const buyer = await aBuyer(api)
  await anOrder(api, buyer, await aThing(api), { status: 'DELIVERED' })
  await buyer.post('/user/updateProfile', { name: 'Chinwe Canary' })
  const { id } = await ask(buyer, 'ERASURE')
  expect(await codeOf(support.call(contract.finishDataRequest, { id, answer: 'Done.' }))).toBe(
    'NEEDS_TWO_PEOPLE',
  )

  const { proposalId } = await support.call(contract.proposeErasure, { id, words: 'She asked for it.' })
  expect((await buyer.get('/user/profile')).status).toBe(200)
  const { proposals } = await owner.call(listProposals, {})
  const { hash } = proposals.find(({ _id }) => _id === proposalId) ?? { hash: '' }
  expect(await codeOf(support.call(agreeToProposal, { id: proposalId, hash }))).toBe('OWN_PROPOSAL')
  await api.pool.query('update staff_sessions set proof_for = $2, proof_at = now() where staff_id = $1', [
    owner.id,
    proposalId,
  ])
  await owner.call(agreeToProposal, { id: proposalId, hash })

  expect((await buyer.get('/user/profile')).status).toBe(401)
  expect(await openOnes(support.call)).not.toContain(id)
  await api.pool.query(`delete from graphile_worker._private_jobs where payload->>'to' = $1`, [buyer.email])
  expect(await tablesWith(api, [buyer.email, 'Chinwe Canary'])).toEqual([])
})

test('PRIV-08, ADMIN-45 nobody is erased by a request that was refused after the erasure was proposed', async () => {
  const [support, owner] = [await aColleague(api, admin, 'SUPPORT'), await aColleague(api, admin, 'OWNER')]
  const buyer = await aBuyer(api)
  const { id } = await ask(buyer, 'ERASURE')
  const { proposalId } = await support.call(contract.proposeErasure, { id, words: 'Asked for.' })
  await support.call(contract.refuseDataRequest, { id, answer: 'It was not you.', reason: 'NOT_OURS' })

  expect(await codeOf(agreeTo(api, owner, proposalId))).toBe('PROPOSAL_STALE')
  expect((await buyer.get('/user/profile')).status).toBe(200)
})

test('PRIV-08 only an open erasure of a known customer can be proposed', async () => {
  const support = await aColleague(api, admin, 'SUPPORT')
  const { id } = await ask(await aBuyer(api), 'ACCESS')

  expect(await codeOf(support.call(contract.proposeErasure, { id, words: 'x' }))).toBe(
    'DATA_REQUEST_NOT_FOUND',
  )
  const owner = await aColleague(api, admin, 'OWNER')
  expect(await codeOf(owner.call(contract.proposeErasure, { id, words: 'x' }))).toBe('NOT_PERMITTED')
})

test('PRIV-09 a breach is recorded, shows how many it affects, and is decided over HTTP', async () => {
  const support = await aColleague(api, admin, 'SUPPORT')
  const buyer = await aBuyer(api)
  const thing = await aThing(api)
  await anOrder(api, buyer, thing, { status: 'DELIVERED' })
  const now = new Date().toISOString()
  const breach = {
    title: 'A list was sent to the wrong shop',
    words: 'It had names.',
    affects: 'SHOP_CUSTOMERS',
    shopId: thing.shopId,
    beganAt: new Date(Date.now() - 3_600_000).toISOString(),
    endedAt: now,
    foundAt: now,
  } as const
  const { id } = await support.call(breaches.recordBreach, breach)

  expect(await support.call(breaches.getBreach, { id })).toMatchObject({
    affected: 1,
    breach: { people: null },
  })
  await support.call(breaches.decideBreach, { id, decision: 'EMAILED', words: 'High risk.' })
  const { breaches: listed } = await support.call(breaches.listBreaches, {})
  expect(listed.find((one) => one.id === id)).toMatchObject({ people: 'EMAILED', commission: null })
  expect(await codeOf(support.call(breaches.recordBreach, { ...breach, shopId: null }))).toBe('INVALID_INPUT')
  expect(
    await codeOf(support.call(breaches.recordBreach, { ...breach, endedAt: breach.beganAt, beganAt: now })),
  ).toBe('INVALID_INPUT')
  const finance = await aColleague(api, admin, 'FINANCE_MAKER')
  expect(await codeOf(finance.call(breaches.listBreaches, {}))).toBe('NOT_PERMITTED')
  expect(await codeOf(finance.call(contract.listOfficeRequests, {}))).toBe('NOT_PERMITTED')
})
