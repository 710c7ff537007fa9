import { PARCEL_STATUSES, type ParcelStatus } from '@ahia/reference/parcel-statuses'
import { PARCEL_STEPS } from '@ahia/rules/parcels/parcel-steps'
import { beforeAll, expect, test } from 'vitest'
import { startOrdersApi } from '../../../test/order-fixture.ts'
import { aSale } from '../../../test/parcel-fixture.ts'
import type { TestApi } from '../../../test/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startOrdersApi()
})

test('SELL-27 code and database define the same steps of a parcel', async () => {
  const { rows } = await api.pool.query('select from_status, to_status from parcel_steps')

  const ofDatabase = rows.map(({ from_status, to_status }) => `${from_status} → ${to_status}`)
  const ofRules = PARCEL_STATUSES.flatMap((from) => PARCEL_STEPS[from].map((to) => `${from} → ${to}`))
  expect(ofDatabase.toSorted()).toEqual(ofRules.toSorted())
})

test('SELL-27 the database rejects every other step, and a delivery without a proof', async () => {
  const { parcelId } = await aSale(api)
  const forbidden = PARCEL_STATUSES.filter(
    (to) => to !== 'NEW' && !(PARCEL_STEPS.NEW as readonly ParcelStatus[]).includes(to),
  )

  for (const to of forbidden)
    await expect(
      api.pool.query('update parcels set status = $2 where id = $1', [parcelId, to]),
    ).rejects.toThrow(`a parcel that is NEW cannot become ${to}`)
  await api.pool.query(`update parcels set status = 'HANDED_OVER', closes_at = now() where id = $1`, [
    parcelId,
  ])
  await expect(
    api.pool.query(`update parcels set status = 'DELIVERED' where id = $1`, [parcelId]),
  ).rejects.toMatchObject({ code: '23514' })
})

test.each([
  `update parcel_moves set actor = 'STAFF'`,
  `update parcel_moves set moved_at = now() - interval '1 day'`,
  `update parcel_moves set note = null`,
  'delete from parcel_moves',
])(
  'SELL-27 T26 recorded moves of a parcel stay as they are: the database rejects to %s',
  async (statement) => {
    await aSale(api)

    await expect(api.pool.query(statement)).rejects.toMatchObject({ constraint: 'parcel_moves_append_only' })
  },
)
