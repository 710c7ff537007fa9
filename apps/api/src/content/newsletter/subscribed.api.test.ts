import { beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../test/test-database.ts'
import { deleteSubscriber, isSubscribed, unsubscribeAddress } from './newsletter.sql.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})

type Status = 'PENDING' | 'SUBSCRIBED' | 'UNSUBSCRIBED'
async function an(status: Status): Promise<string> {
  const email = `${status.toLowerCase()}-${Math.random()}@example.com`
  await database.pool.query(
    `insert into newsletter_subscribers (email, status, confirmed_at, unsubscribed_at)
     values ($1, $2, case when $2 <> 'PENDING' then now() end, case when $2 = 'UNSUBSCRIBED' then now() end)`,
    [email, status],
  )
  return email
}
const statusOf = async (email: string): Promise<Status | null> =>
  (await database.pool.query('select status from newsletter_subscribers where email = $1', [email])).rows[0]
    ?.status ?? null

test('SHELL-16 only who has confirmed is subscribed', async () => {
  const emails = [await an('PENDING'), await an('SUBSCRIBED'), await an('UNSUBSCRIBED')]

  expect(await Promise.all(emails.map((email) => isSubscribed(database.db.read, email)))).toEqual([
    false,
    true,
    false,
  ])
})

test('SHELL-16 an address that leaves is forgotten while it is pending, and kept as left once it was subscribed', async () => {
  const [pending, subscribed, other] = [await an('PENDING'), await an('SUBSCRIBED'), await an('SUBSCRIBED')]

  for (const email of [pending, subscribed])
    await database.db.transaction((tx) => unsubscribeAddress(tx, email))

  expect([await statusOf(pending), await statusOf(subscribed), await statusOf(other)]).toEqual([
    null,
    'UNSUBSCRIBED',
    'SUBSCRIBED',
  ])
})

test('PROF-06 with an account its address goes, and a subscription only if that was asked for', async () => {
  const [stays, goes, pending] = [await an('SUBSCRIBED'), await an('SUBSCRIBED'), await an('PENDING')]

  await database.db.transaction(async (tx) => {
    await deleteSubscriber(tx, { email: stays, includesSubscribed: false })
    await deleteSubscriber(tx, { email: goes, includesSubscribed: true })
    await deleteSubscriber(tx, { email: pending, includesSubscribed: false })
  })

  expect([await statusOf(stays), await statusOf(goes), await statusOf(pending)]).toEqual([
    'SUBSCRIBED',
    null,
    null,
  ])
})
