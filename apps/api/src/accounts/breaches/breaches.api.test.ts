import type { BreachId } from '@ahia/contracts/ids'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { aCustomer } from '../../../test/customer.ts'
import { aBuyer, anOrder, aThing, startOrdersApi } from '../../../test/order-fixture.ts'
import { aColleague, actsAbout } from '../../../test/privacy/colleague.ts'
import type { TestApi } from '../../../test/test-api.ts'
import { getBreach } from './breaches.reads.ts'
import { countAffected, findBreach, listDecisions } from './breaches.sql.ts'
import { decideBreach, emailBreach, recordBreach } from './record-breach.ts'

let api: TestApi
beforeAll(async () => {
  api = await startOrdersApi()
})

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000)
const BREACH = { title: 'A laptop was stolen', words: 'It had a list of orders.', shopId: null } as const
const TIMES = { beganAt: ago(48), endedAt: ago(-1), foundAt: ago(10) }
const affectedBy = async (id: BreachId) => {
  const breach = await findBreach(api.db.read, id)
  return breach && countAffected(api.db.read, breach)
}
const waiting = async (id: BreachId) =>
  (
    await api.pool.query(
      `select kind, urgent, extract(epoch from due_at - begins_at)::int / 3600 as hours from breaches_waiting where subject_id = $1`,
      [id],
    )
  ).rows

test('PRIV-09 a breach is work for 72 hours from when it was found, until both questions are decided', async () => {
  const { by, name } = await aColleague(api)
  const id = await recordBreach(api, { by, ...BREACH, affects: 'EVERYBODY', ...TIMES })
  expect(await waiting(id)).toEqual([{ kind: 'BREACH', urgent: true, hours: 72 }])

  for (const _twice of [1, 2])
    await decideBreach(api, { by, id, decision: 'REPORTED', words: 'Sent by form.' })
  expect(await waiting(id)).toHaveLength(1)
  await decideBreach(api, { by, id, decision: 'NO_HIGH_RISK', words: 'The disk was encrypted.' })

  expect(await waiting(id)).toEqual([])
  expect(
    (await listDecisions(api.db.read, id)).map(({ decision, by: who }) => `${decision} by ${who}`),
  ).toEqual([`RECORDED by ${name}`, `REPORTED by ${name}`, `NO_HIGH_RISK by ${name}`])
  expect(await actsAbout(api, `breach:${id}`)).toEqual(['breach.record', 'breach.decide', 'breach.decide'])
  await expect(decideBreach(api, { by, id, decision: 'EMAILED', words: 'x' })).rejects.toMatchObject({
    code: 'ALREADY_DECIDED',
  })
  await expect(
    decideBreach(api, { by, id: newId<BreachId>(), decision: 'EMAILED', words: 'x' }),
  ).rejects.toMatchObject({ code: 'BREACH_NOT_FOUND' })
})

test('PRIV-09 who is affected: a shop’s customers, or who was signed in then', async () => {
  const { by } = await aColleague(api)
  const [buyer, other] = [await aBuyer(api), await aBuyer(api)]
  const thing = await aThing(api)
  await anOrder(api, buyer, thing, { status: 'DELIVERED' })
  await anOrder(api, buyer, thing, { status: 'PAID' })
  await anOrder(api, other, await aThing(api), { status: 'PAID' })
  const ofShop = { ...BREACH, affects: 'SHOP_CUSTOMERS', shopId: thing.shopId } as const
  const away = await aCustomer(api)
  await api.pool.query(
    `update sessions set created_at = now() - interval '40 days', last_used_at = now() - interval '39 days'
     where account_id = $1`,
    [away.accountId],
  )
  const all = (await api.pool.query(`select count(distinct account_id)::int as n from sessions`)).rows[0].n

  expect(await affectedBy(await recordBreach(api, { by, ...ofShop, ...TIMES }))).toBe(1)
  const signedIn = { ...BREACH, affects: 'SIGNED_IN' } as const
  expect(await affectedBy(await recordBreach(api, { by, ...signedIn, ...TIMES }))).toBe(all - 1)
  const earlier = { ...ofShop, ...TIMES, beganAt: ago(90), endedAt: ago(80) }
  expect(await affectedBy(await recordBreach(api, { by, ...earlier }))).toBe(0)
})

test('PRIV-09 those affected get one email each, also when the job runs twice', async () => {
  const { by } = await aColleague(api)
  const buyers = [await aBuyer(api), await aBuyer(api)]
  const thing = await aThing(api)
  for (const buyer of buyers) await anOrder(api, buyer, thing, { status: 'DELIVERED' })
  const breach = { ...BREACH, affects: 'SHOP_CUSTOMERS', shopId: thing.shopId } as const
  const id = await recordBreach(api, { by, ...breach, ...TIMES })

  await decideBreach(api, { by, id, decision: 'EMAILED', words: 'High risk.' })
  for (const { accountId } of [...buyers, ...buyers]) await emailBreach(api, { breachId: id, accountId })

  for (const { email } of buyers) {
    const { rows } = await api.pool.query(
      `select payload->>'text' as text from graphile_worker._private_jobs where payload->>'to' = $1`,
      [email],
    )
    expect(rows).toHaveLength(1)
    expect(rows[0].text).toContain('It had a list of orders.')
  }
})

/** Long ago, so that nobody else of these tests is affected. */
const PAST = { beganAt: new Date('2001-01-01'), endedAt: new Date('2001-01-03'), foundAt: ago(10) }
const addPerson = async (kind: 'CUSTOMER' | 'SHOP', at: string): Promise<string> => {
  const id = newId()
  await api.pool.query('insert into accounts (id, kind, email, created_at) values ($1, $2, $3, $4)', [
    id,
    kind,
    `${id}@example.com`,
    at,
  ])
  return id
}
const signedIn = async (kind: 'CUSTOMER' | 'SHOP', from: string, to: string) =>
  api.pool.query(
    `insert into sessions (id, account_id, is_remembered, device, network, created_at, last_used_at, expires_at)
     values (gen_random_uuid(), $1, true, 'A phone', '10.0.0.0/24', $2, $3, $3)`,
    [await addPerson(kind, '2002-01-01'), from, to],
  )

test('PRIV-09 everybody who was a customer by its end is affected, and nobody whose data is gone', async () => {
  const { by } = await aColleague(api)
  await addPerson('CUSTOMER', '2001-01-03 00:00:00.000+00')
  await addPerson('CUSTOMER', '2001-01-03 00:00:00.001+00')
  await addPerson('SHOP', '2001-01-02')
  const gone = await addPerson('CUSTOMER', '2001-01-02')
  await api.pool.query(
    `update accounts set email = null, status = 'DELETED', deleted_at = now() where id = $1`,
    [gone],
  )

  expect(await affectedBy(await recordBreach(api, { by, ...BREACH, ...PAST, affects: 'EVERYBODY' }))).toBe(1)
})

test('PRIV-09 who was signed in for a moment of it is affected', async () => {
  const { by } = await aColleague(api)
  await signedIn('CUSTOMER', '2001-01-03 00:00:00.000+00', '2001-02-01')
  await signedIn('CUSTOMER', '2001-01-03 00:00:00.001+00', '2001-02-01')
  await signedIn('CUSTOMER', '2000-12-01', '2001-01-01 00:00:00.000+00')
  await signedIn('CUSTOMER', '2000-12-01', '2000-12-31 23:59:59.999+00')
  await signedIn('SHOP', '2001-01-02', '2001-01-02')

  expect(await affectedBy(await recordBreach(api, { by, ...BREACH, ...PAST, affects: 'SIGNED_IN' }))).toBe(2)
})

test('PRIV-09 two breaches are decided, shown and emailed each for itself', async () => {
  const { by } = await aColleague(api)
  const [buyer, thing] = [await aBuyer(api), await aThing(api)]
  const order = await anOrder(api, buyer, thing, { status: 'DELIVERED' })
  const { rows: orders } = await api.pool.query(
    `update orders set placed_at = date_trunc('milliseconds', placed_at) where id = $1 returning placed_at`,
    [order],
  )
  const of = { by, ...BREACH, ...TIMES, affects: 'SHOP_CUSTOMERS', shopId: thing.shopId } as const
  const ids = [await recordBreach(api, of), await recordBreach(api, { ...of, endedAt: orders[0].placed_at })]
  const [first = newId<BreachId>(), second = newId<BreachId>()] = ids
  const emails = async () =>
    (
      await api.pool.query(`select from graphile_worker._private_jobs where payload->>'to' = $1`, [
        buyer.email,
      ])
    ).rowCount

  await decideBreach(api, { by, id: first, decision: 'EMAILED', words: 'High risk.' })
  await emailBreach(api, { breachId: second, accountId: buyer.accountId })
  expect([await emails(), (await getBreach(api.db.read, second)).breach.people]).toEqual([0, null])
  await decideBreach(api, { by, id: second, decision: 'EMAILED', words: 'High risk.' })
  for (const breachId of ids) await emailBreach(api, { breachId, accountId: buyer.accountId })

  expect(await emails()).toBe(2)
  expect((await getBreach(api.db.read, second)).decisions).toHaveLength(2)
  expect(await affectedBy(second)).toBe(1)
  await expect(getBreach(api.db.read, newId<BreachId>())).rejects.toMatchObject({ code: 'BREACH_NOT_FOUND' })
})
