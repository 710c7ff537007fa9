import { getSubscription, startTrial } from '@ahia/contracts/subscriptions'
import { readText } from '@ahia/documents/read-text'
import { plainText } from '@ahia/documents/text-document'
import { PERIODS, TIERS } from '@ahia/reference/packages'
import { trialEnd } from '@ahia/rules/invoice-lines'
import { addLagosMonths } from '@ahia/rules/lagos-months'
import { beforeAll, expect, test } from 'vitest'
import { createLog } from '#platform/log.ts'
import { send } from '../../test/customer.ts'
import { readData } from '../../test/read-data.ts'
import { aShopOwnerWithShop } from '../../test/shop-owner.ts'
import { startTestApi, type TestApi } from '../../test/test-api.ts'
import { billSubscriptions } from './bill-subscriptions.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})

// Section 3.6 of the terms: a row for each period, a column for each package.
const promised =
  readText('merchant-terms')
    .blocks.filter((block) => block.kind === 'table')[1]
    ?.rows.map((cells) => cells.slice(1).map(({ inlines }) => plainText(inlines))) ?? []

test('CONST-10 the first invoice of every package and period is what the terms promise', async () => {
  const owners = await Promise.all(
    PERIODS.map((period) => Promise.all(TIERS.map((tier) => aSubscriber(tier, period)))),
  )

  await billSubscriptions({ ...api, log: createLog('silent') })

  const billed = await Promise.all(owners.map((ofPeriod) => Promise.all(ofPeriod.map(firstInvoiceOf))))
  expect(billed).toEqual(promised)
})

type Owner = Awaited<ReturnType<typeof aShopOwnerWithShop>>

/** A shop whose free months end today. */
async function aSubscriber(tier: string, period: string): Promise<Owner> {
  const owner = await aShopOwnerWithShop(api, { isSelling: true, status: 'APPROVED' })
  const body = { package: tier, period }
  await readData(startTrial, await send(api, '/subscriptions/trial', { token: owner.token, body }))
  const startedAt = addLagosMonths(new Date(), -3)
  await api.pool.query(
    'update subscriptions set trial_started_at = $2, trial_ends_at = $3, period_ends_at = $3 where shop_id = $1',
    [owner.shopId, startedAt, trialEnd(startedAt)],
  )
  return owner
}

async function firstInvoiceOf({ token }: Owner): Promise<string> {
  const { invoices } = await readData(getSubscription, await send(api, '/subscriptions/mine', { token }))
  return invoices.map(({ total }) => `₦${total.toLocaleString('en')}`).join()
}
