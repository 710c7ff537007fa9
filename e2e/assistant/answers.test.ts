import { button, field, log, openChat, say } from '../support/assistant-steps.ts'
import { atOrders, OKPA } from '../support/order-steps.ts'
import { expect, takenOver, test } from '../support/test.ts'

const products = { name: 'Products' }

test('CHAT-04, CHAT-06 products found are shown as cards, and a card opens its product in a new tab', async ({
  page,
  context,
}) => {
  await openChat(page)
  await say(page, 'I dey find rechargeable fan wey no pass 90k')
  const card = log(page).getByRole('list', products).getByRole('listitem').first()
  await expect(card).toContainText(/fan/i)
  await expect(card).toContainText('₦')

  const opened = context.waitForEvent('page')
  await card.getByRole('link').click()
  const tab = await opened
  await expect(tab).toHaveURL(/\/products\/[0-9a-f-]{36}$/)
  await expect(tab.getByRole('heading', { level: 1 })).toContainText(/fan/i)
  expect(await tab.evaluate(() => window.opener)).toBeNull()
  await expect(field(page), 'the chat stays open').toBeVisible()
})

test('CHAT-06 two of the products found are compared side by side', async ({ page }) => {
  await openChat(page)
  await say(page, 'power bank')
  const found = log(page).getByRole('list', products).getByRole('link')
  await expect(found.nth(1)).toBeVisible()
  const [first = '', second = ''] = await found.allInnerTexts()

  await say(page, 'compare the first two')

  const table = log(page).getByRole('table')
  const named = (name: string) =>
    table.getByRole('columnheader').filter({ hasText: name.split('\n')[0] ?? '' })
  await expect(named(first)).toHaveCount(1)
  await expect(named(second)).toHaveCount(1)
  await expect(table.getByRole('rowheader', { name: 'Price' })).toBeVisible()
})

test('CHAT-06 a customer can ask for the status of their own order', async ({ page, market }) => {
  const { ids } = await atOrders({ market, page }, 'paid', OKPA)
  await page.goto('/')
  await takenOver(page)
  await button(page).click()
  await say(page, 'abeg where my order dey?')

  const order = log(page).getByRole('list', { name: 'Your orders' }).getByRole('listitem')
  await expect(order).toHaveCount(1)
  await expect(order).toContainText(`Order #${ids[0]?.slice(-8)}`)
  await expect(order).toContainText('PAID')
  await expect(order).toContainText(OKPA)
  await order.getByRole('link', { name: 'See in Order History' }).click()
  await expect(page).toHaveURL('/orders')
})

test('CHAT-06 a guest who asks about an order is offered a sign-in link', async ({ page }) => {
  await openChat(page)
  await say(page, 'where is my order?')
  await expect(log(page).getByRole('list', { name: 'Your orders' })).toHaveCount(0)
  await log(page).getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/auth?next=%2Fabout')
})
