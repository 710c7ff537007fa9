import { disciplineShop } from '@ahia/contracts/admin/shops'
import type { ShopId } from '@ahia/contracts/ids'
import { expect, test } from 'vitest'
import { createLog } from '#platform/log.ts'
import { createShopData } from '#shop-data.ts'
import { reopenShops } from '#shops/review/reopen-shops.ts'
import { aShopOwnerWithShop } from '../../../test/shop-owner.ts'
import { startShopsAdmin } from '../../../test/staff/shops-admin-fixture.ts'
import { codeOf } from '../../../test/staff/staff-fixture.ts'

const { api, merchants, fileOf, emailsOf } = await startShopsAdmin()

const reopenDue = (data = createShopData(api)) => reopenShops({ ...api, ...data, log: createLog('silent') })

const discipline = (
  id: ShopId,
  given: Pick<Parameters<typeof disciplineInput>[1], 'decision' | 'reason'> & { until?: string },
) => merchants.call(disciplineShop, disciplineInput(id, given))
const disciplineInput = (
  id: ShopId,
  given: { decision: 'WARN' | 'SUSPEND' | 'REOPEN' | 'END'; reason: string; until?: string },
) => ({ id, version: 1, words: 'In words.', ...given })

test('ADMIN-21 a suspension hides the shop with a reason, needs a proof, and ends by itself when it was for a time', async () => {
  const owner = await aShopOwnerWithShop(api, { status: 'APPROVED', isSelling: true })
  const id = owner.shopId
  const suspend = {
    decision: 'SUSPEND',
    reason: 'ORDERS_NOT_SENT',
    until: new Date(Date.now() + 3_600_000).toISOString(),
  } as const
  await api.pool.query(
    `update staff_sessions set proof_at = now() - interval '6 minutes' where staff_id = $1`,
    [merchants.id],
  )
  expect(await codeOf(discipline(id, suspend))).toBe('PROOF_NEEDED')
  await api.pool.query(`update staff_sessions set proof_at = now() where staff_id = $1`, [merchants.id])
  await discipline(id, suspend)
  expect((await fileOf(id)).status).toBe('SUSPENDED')
  expect(await codeOf(discipline(id, suspend))).toBe('STEP_REFUSED')

  await reopenDue()
  expect((await fileOf(id)).status).toBe('SUSPENDED')
  await api.pool.query(`update shop_decisions set until = now() where shop_id = $1`, [id])
  await reopenDue()
  expect((await fileOf(id)).status).toBe('APPROVED')
  expect((await emailsOf(owner.email)).map(({ subject }) => subject)).toEqual([
    'Your shop is closed for now',
    'Your shop is open again',
  ])
})

test('ADMIN-21 a shop that was suspended again meanwhile is not opened when the first time is over', async () => {
  const { shopId: id } = await aShopOwnerWithShop(api, { status: 'APPROVED' })
  const until = new Date(Date.now() + 3_600_000).toISOString()
  await discipline(id, { decision: 'SUSPEND', reason: 'ORDERS_NOT_SENT', until })
  await api.pool.query(`update shop_decisions set until = now() where shop_id = $1`, [id])
  await discipline(id, { decision: 'REOPEN', reason: 'MENDED' })
  await discipline(id, { decision: 'SUSPEND', reason: 'ORDERS_NOT_SENT' })

  await reopenDue()

  expect((await fileOf(id)).status).toBe('SUSPENDED')
  await discipline(id, { decision: 'REOPEN', reason: 'MENDED' })
  const afterSuspensions = discipline(id, { decision: 'END', reason: 'AFTER_WARNINGS' })
  expect(await codeOf(afterSuspensions), 'a suspension is no warning').toBe('TOO_FEW_WARNINGS')
})

test('ADMIN-21 a shop that cannot be reopened keeps no other one closed, and is tried again', async () => {
  const shops = [
    await aShopOwnerWithShop(api, { status: 'APPROVED' }),
    await aShopOwnerWithShop(api, { status: 'APPROVED' }),
    await aShopOwnerWithShop(api, { status: 'APPROVED' }),
  ]
  const ids = shops.map(({ shopId }) => shopId)
  const until = new Date(Date.now() + 3_600_000).toISOString()
  for (const id of ids) await discipline(id, { decision: 'SUSPEND', reason: 'ORDERS_NOT_SENT', until })
  await api.pool.query(`update shop_decisions set until = now() where shop_id = any($1)`, [ids])
  const data = createShopData(api)
  const tried: ShopId[] = []

  await reopenDue({
    ...data,
    lockShopProducts: async (tx, id) => {
      tried.push(id)
      if (tried.length === 1) throw new Error('too long')
      await data.lockShopProducts(tx, id)
    },
  })

  const statuses = async () => Promise.all(ids.map(async (id) => (await fileOf(id)).status))
  expect(tried.toSorted()).toEqual(ids.toSorted())
  expect((await statuses()).toSorted()).toEqual(['APPROVED', 'APPROVED', 'SUSPENDED'])
  await reopenDue()
  expect(await statuses()).toEqual(['APPROVED', 'APPROVED', 'APPROVED'])
})

test('ADMIN-22 a shop is ended for complaints only after two warnings in writing, and with a month’s notice', async () => {
  const owner = await aShopOwnerWithShop(api, { status: 'APPROVED' })
  const id = owner.shopId
  const end = { decision: 'END', reason: 'AFTER_WARNINGS' } as const
  const warn = { decision: 'WARN', reason: 'COMPLAINTS' } as const
  expect(await codeOf(discipline(id, end))).toBe('TOO_FEW_WARNINGS')
  await discipline(id, warn)
  expect(await codeOf(discipline(id, end))).toBe('TOO_FEW_WARNINGS')
  await discipline(id, warn)
  await discipline(id, end)

  expect(await fileOf(id)).toMatchObject({ status: 'CLOSING', warnings: 2 })
  const { rows } = await api.pool.query(
    `select closes_at - now() between interval '27 days' and interval '31 days' as "isAMonth" from shop_closings where shop_id = $1`,
    [id],
  )
  expect(rows).toEqual([{ isAMonth: true }])
  const danger = await aShopOwnerWithShop(api, { status: 'APPROVED' })
  expect(await codeOf(discipline(danger.shopId, { decision: 'END', reason: 'DANGER' }))).toBe(null)
})
