import type { BreachId } from '@ahia/contracts/ids'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { aCustomer } from '../../../test/customer.ts'
import { aBuyer, anOrder, aThing, startOrdersApi } from '../../../test/order-fixture.ts'
import { aColleague, actsAbout } from '../../../test/privacy/colleague.ts'
import type { TestApi } from '../../../test/test-api.ts'
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
