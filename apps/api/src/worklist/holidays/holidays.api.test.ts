import { listHolidays, proposeHoliday } from '@ahia/contracts/admin/holidays'
import { listWork } from '@ahia/contracts/admin/work'
import { expect, test } from 'vitest'
import { startOrdersApi } from '../../../test/order-fixture.ts'
import { aSale } from '../../../test/parcel-fixture.ts'
import { aShopOwnerWithShop } from '../../../test/shop-owner.ts'
import { aStaffActor } from '../../../test/staff/a-staff-actor.ts'
import { agreeTo } from '../../../test/staff/agree.ts'
import { aColleague, codeOf, startTestAdmin } from '../../../test/staff/staff-fixture.ts'
import { addHolidayKind } from './holiday-proposal.ts'

const api = await startOrdersApi()
const admin = await startTestAdmin(api)
const merchants = await aColleague(api, admin, 'MERCHANTS')
const owner = await aColleague(api, admin, 'OWNER')

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** `days` from now, in Lagos. */
const inDays = (days: number) => new Date(Date.now() + HOUR + days * DAY).toISOString().slice(0, 10)

const propose = (day: string, who = merchants) =>
  who.call(proposeHoliday, { day, name: 'Eid al-Fitr', words: 'In the Gazette.' })

const dayShown = async (day: string) =>
  (await merchants.call(listHolidays, {})).holidays.filter((one) => one.day === day)

/** The next day that is neither of a weekend nor a holiday. */
async function nextWorkingDay(): Promise<string> {
  const { rows } = await api.pool.query<{ day: string }>(
    `select to_char((now() at time zone 'Africa/Lagos')::date + n, 'YYYY-MM-DD') as day from generate_series(1, 20) as n
     where extract(isodow from (now() at time zone 'Africa/Lagos')::date + n) < 6
       and not exists (select from public_holidays h where h.day = (now() at time zone 'Africa/Lagos')::date + n)
     order by n limit 1`,
  )
  return rows[0]?.day ?? ''
}

test('ADMIN-14 a holiday that an owner agrees to moves what is due, of shops and of staff, and counts only then', async () => {
  const { shopId } = await aShopOwnerWithShop(api)
  const { orderId } = await aSale(api)
  const dueTimes = async () => {
    const { rows } = await api.pool.query<{ due: Date }>(
      'select due_at as due from parcels where order_id = $1',
      [orderId],
    )
    const { items } = await merchants.call(listWork, {})
    const review = items.find(({ subject }) => subject === shopId)?.dueAt ?? ''
    return [rows[0]?.due.getTime() ?? 0, Date.parse(review)]
  }
  const [parcelDue = 0, reviewDue = 0] = await dueTimes()
  const day = await nextWorkingDay()

  const { proposalId } = await propose(day)
  expect(await dueTimes()).toEqual([parcelDue, reviewDue])
  expect(await dayShown(day)).toEqual([{ day, name: 'Eid al-Fitr', isProposed: true }])
  expect(await codeOf(propose(day))).toBe('ALREADY_ASKED')
  await agreeTo(api, owner, proposalId)

  const [parcelMoved = 0, reviewMoved = 0] = await dueTimes()
  expect(parcelMoved).toBeGreaterThanOrEqual(parcelDue + DAY)
  expect(reviewMoved).toBeGreaterThanOrEqual(reviewDue + DAY)
  expect(await dayShown(day)).toEqual([{ day, name: 'Eid al-Fitr', isProposed: false }])
  expect(await codeOf(propose(day))).toBe('ALREADY_ASKED')
  const { rows } = await api.pool.query(
    `select act, subjects from audit_entries where actor_id = $1 order by sequence desc limit 1`,
    [owner.id],
  )
  expect(rows).toMatchObject([{ act: 'holidays.add', subjects: expect.arrayContaining([`holiday:${day}`]) }])
})

test('ADMIN-14 a holiday is added up to the evening before: today is too late, also for the one who agrees', async () => {
  expect(await codeOf(propose(inDays(0)))).toBe('TOO_LATE')
  expect(await codeOf(propose(inDays(-1)))).toBe('TOO_LATE')
  expect(await codeOf(propose(inDays(30), owner))).toBe('NOT_PERMITTED')

  const by = await aStaffActor(api, 'OWNER')
  const carryOut = (day: string) =>
    api.db.transaction((tx) => addHolidayKind.carryOut(tx, { day, name: 'Eid al-Adha' }, by))
  expect(await carryOut(inDays(0))).toBe(null)
  expect(await dayShown(inDays(0))).toEqual([])
  expect(await carryOut(inDays(40))).toEqual([`holiday:${inDays(40)}`])
  expect(await carryOut(inDays(40))).toBe(null)
})

test('ADMIN-14 days counted one by one are those that due times have, over weekends, holidays and midnight in Lagos', async () => {
  const { rows } = await api.pool.query(
    `with days as (
       select each::date as day, count(*) filter (where extract(isodow from each) < 6 and h.day is null) over (order by each) as place,
         extract(isodow from each) < 6 and h.day is null as is_working
       from generate_series(date '2025-11-01', date '2027-03-01', interval '1 day') as each left join public_holidays h on h.day = each::date
     )
     select since, to_come from generate_series(timestamptz '2025-11-20 22:59+00', '2027-01-10', interval '23 hours 31 minutes') as since
       cross join generate_series(1, 10) as to_come
       join days began on began.day = (since at time zone 'Africa/Lagos')::date
       join days ended on ended.is_working and ended.place = began.place + to_come
     where add_working_days(since, to_come)
       is distinct from (ended.day + (since at time zone 'Africa/Lagos')::time) at time zone 'Africa/Lagos'`,
  )
  expect(rows).toEqual([])
  const impossible = await api.pool.query(
    `select add_working_days('infinity', 1) as never, add_working_days(null, 1) as unknown, add_working_days(now(), 0) as none`,
  )
  expect(impossible.rows).toEqual([{ never: null, unknown: null, none: null }])
})
