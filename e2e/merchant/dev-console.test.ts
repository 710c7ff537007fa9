import { openDispute } from '@ahia/contracts/orders'
import { callAs } from '../support/customer.ts'
import { atOrders, badgeOf, cardOf, OKPA } from '../support/order-steps.ts'
import { expect, takenOver, test } from '../support/test.ts'

test('ORD-05 the dev console ships a paid order and declines a dispute, and the customer sees both', async ({
  page,
  market,
}) => {
  const { user, ids } = await atOrders({ page, market }, 'paid', OKPA)
  const [id = ''] = ids
  const number = id.slice(-8)
  const row = page.getByRole('list', { name: 'Orders' }).getByRole('listitem').filter({ hasText: number })

  await page.goto('/dev/console')
  await takenOver(page)
  await row.getByRole('button', { name: 'Ship' }).click()
  await expect(row).toContainText('SHIPPED')
  await expect(row.getByRole('button')).toHaveCount(0)

  await page.goto('/orders')
  await cardOf(page, OKPA).getByRole('button', { name: 'Confirm delivery' }).click()
  await expect(badgeOf(page, OKPA)).toHaveText('DELIVERED')
  await callAs(market, user.token)(openDispute, { id, kind: 'PROBLEM', reason: 'One wrap was cold' })

  await page.goto('/dev/console')
  await takenOver(page)
  await expect(row).toContainText('One wrap was cold')
  await row.getByLabel(/^Answer to the customer/).fill('It was packed hot, the shop says')
  await row.getByRole('button', { name: 'Decline' }).click()
  await expect(row).toContainText('DELIVERED')
  await page.goto('/orders')
  await expect(badgeOf(page, OKPA)).toHaveText('DELIVERED')
  await expect(cardOf(page, OKPA)).toContainText('It was packed hot, the shop says')
})
