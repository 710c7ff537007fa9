import { adminEndpoints } from '@ahia/contracts/server/admin-endpoints'
import { expect, test } from 'vitest'
import { startOrdersApi } from '../../../test/order-fixture.ts'
import { keyOf, type Office } from '../../../test/staff/acts/act.ts'
import { goodsActs } from '../../../test/staff/acts/goods-acts.ts'
import { newsActs } from '../../../test/staff/acts/news-acts.ts'
import { officeActs } from '../../../test/staff/acts/office-acts.ts'
import { peopleActs } from '../../../test/staff/acts/people-acts.ts'
import { shopActs } from '../../../test/staff/acts/shop-acts.ts'
import { tradeActs } from '../../../test/staff/acts/trade-acts.ts'
import { aColleague, startTestAdmin } from '../../../test/staff/staff-fixture.ts'

const api = await startOrdersApi()
const admin = await startTestAdmin(api)
const office: Office = {
  api,
  admin,
  owner: await aColleague(api, admin, 'OWNER'),
  secondOwner: await aColleague(api, admin, 'OWNER'),
  support: await aColleague(api, admin, 'SUPPORT'),
  merchants: await aColleague(api, admin, 'MERCHANTS'),
  catalogue: await aColleague(api, admin, 'CATALOGUE'),
  arbiter: await aColleague(api, admin, 'ARBITER'),
  maker: await aColleague(api, admin, 'FINANCE_MAKER'),
}
const acts = [
  ...(await goodsActs(office)),
  ...(await peopleActs(office)),
  ...(await tradeActs(office)),
  ...(await shopActs(office)),
  ...(await newsActs(office)),
  // Last, as it ends with a sign-out.
  ...(await officeActs(office)),
]

/** No room for a name, an address or a number. */
const KIND_AND_ID = /^[a-z-]+:([0-9a-f-]{36}|[A-Z_]{1,40}|[a-z-]{1,20})$/

/** Who an entry is of, and how far the chain has come. */
const lastEntry = async () => {
  const { rows } = await api.pool.query<{ sequence: number; actor_kind: string; subjects: string[] }>(
    'select sequence::int, actor_kind, subjects from audit_entries order by audit_entries.sequence desc limit 1',
  )
  return rows[0] ?? { sequence: 0, actor_kind: '', subjects: [] }
}

/** An endpoint without an example fails here: write one in test/staff/acts. */
test('ADMIN-46 there is an example of every call of the back office that changes something', () => {
  const unsafe = adminEndpoints.filter(({ method, leavesNoEntry }) => method !== 'GET' && !leavesNoEntry)

  expect(acts.map(({ endpoint }) => keyOf(endpoint)).sort()).toEqual(unsafe.map(keyOf).sort())
})

test('ADMIN-46 calls that leave no entry are few, and none of them decides anything', () => {
  const without = adminEndpoints.filter(({ leavesNoEntry }) => leavesNoEntry).map(({ path }) => path)

  expect(without.sort()).toEqual([
    '/admin/appeals/{id}/preview',
    '/admin/invitations/open',
    '/admin/me/passkeys/options',
    '/admin/session/options',
    '/admin/session/proof/options',
    '/admin/shops/{id}/preview',
    '/admin/window/pictures',
  ])
})

for (const { endpoint, run } of acts)
  test(`ADMIN-46 ${keyOf(endpoint)} leaves an entry, without a personal value`, async () => {
    const before = await lastEntry()
    await run()
    const after = await lastEntry()

    expect(after.sequence).toBeGreaterThan(before.sequence)
    expect(after.actor_kind).toBe('STAFF')
    for (const subject of after.subjects) expect(subject).toMatch(KIND_AND_ID)
  })
