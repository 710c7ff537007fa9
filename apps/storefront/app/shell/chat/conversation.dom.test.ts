import { logout } from '@ahia/contracts/accounts'
import { type AssistantReply, askAssistant, improveReply } from '@ahia/contracts/assistant'
import { replyInWords } from '@ahia/testing/assistant/reply-in-words'
import { answer } from '@ahia/testing/open-page'
import { expect, onTestFinished, test, vi } from 'vitest'
import { field, HOME, inWords, log, NO_CART, openChat, panel, say, show } from '../../../test/dom/chat.ts'
import { ADA, HONEY } from '../../../test/dom/goods.ts'
import { type DomPage, openInDom } from '../../../test/dom/open-in-dom.ts'
import { orderId } from '../../../test/dom/orders.ts'
import { productAnswers } from '../../../test/dom/product-page.ts'

const ORDER_NEWS: AssistantReply['orders'][number] = {
  _id: orderId(1),
  status: 'SHIPPED',
  createdAt: '2026-11-15T12:00:00.000Z',
  totalAmount: 5600,
  arrives: null,
  actions: [],
  shopName: 'Udi Bee Farm',
  items: [{ name: HONEY.name, quantity: 2, image: null }],
  nextStep: 'It is on its way.',
}

const contextOf = ({ api }: DomPage) => api.sent(askAssistant).at(-1)?.context

test('CHAT-06 a conversation is sent with each message, survives reloads, and ends with Start again', async () => {
  const page = await openChat({
    serve: (api) => api.reply(askAssistant, ({ customer_input }) => inWords(`You said ${customer_input}`)),
  })
  await say(page, 'yams')
  await page.all.role('navigation', 'Main').role('link', 'Contact').click()
  await expect.poll(() => page.path()).toBe('/contact')
  expect(log(page).content).toContain('You said yams')

  await page.goTo()
  await show(page)
  expect(log(page).content).toContain('You said yams')
  expect(log(page).text('find products').count, 'the greeting is only for a new conversation').toBe(0)
  await say(page, 'cheaper ones')
  expect(contextOf(page)).toEqual({ turns: [{ message: 'yams', productIds: [], orderIds: [] }] })

  await panel(page).role('button', 'Start again').click()
  await expect.poll(() => log(page).text('find products').count).toBe(1)
  expect(field(page).isFocused).toBe(true)
  await say(page, 'plantain')
  expect(contextOf(page)).toEqual({ turns: [] })
})

test('CHAT-06 a signed-in customer’s conversation is not shown to the next person in this browser', async () => {
  const page = await openChat({ user: ADA, answers: [NO_CART, inWords('Your order is on its way.')] })
  await say(page, 'where is my order')
  await expect.poll(() => log(page).content).toContain('Your order is on its way.')

  localStorage.removeItem('user')
  await page.goTo()
  await show(page)

  expect(log(page).text('find products').count).toBe(1)
  expect(log(page).content).not.toContain('on its way')
})

test('CHAT-06 a customer sees the status of an order, and logging out deletes the conversation', async () => {
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => {}) // a DOM has no other page to show
  onTestFinished(() => replace.mockRestore())
  const asked = inWords('Here is your order.', { orders: [ORDER_NEWS] })
  const page = await openChat({ user: ADA, answers: [...HOME, NO_CART, answer(logout, {}), asked] })
  await say(page, 'abeg where my order dey?')

  const orders = log(page).role('list', 'Your orders').role('listitem')
  await expect.poll(() => orders.count).toBe(1)
  const shown = [`Order #${ORDER_NEWS._id.slice(-8)}`, 'SHIPPED', `2 × ${HONEY.name}`, 'It is on its way.']
  for (const text of shown) expect(orders.content).toContain(text)
  expect(orders.role('link', 'See in Order History').attribute('href')).toBe('/orders')
  expect(sessionStorage.getItem('ahia-assistant')).toContain('abeg')

  await page.all.role('button', 'Hello, Ada Obi').click()
  await page.all.role('menuitem', 'Logout').click()
  await expect.poll(() => replace.mock.calls.length).toBe(1)
  expect(sessionStorage.getItem('ahia-assistant')).toBeNull()
})

test('CHAT-06 on a product page the assistant knows the product', async () => {
  const answers = [...productAnswers(HONEY), inWords('It goes well with bread.')]
  const page = await openInDom(`/products/${HONEY._id}`, { answers })
  await show(page)
  await say(page, 'what goes with this?')

  expect(contextOf(page)).toEqual({ turns: [], lookingAt: HONEY._id })
})

test('CHAT-06 a guest who asks about an order is offered a sign-in link', async () => {
  const page = await openChat({ answers: [inWords('Please sign in to see your orders.')] })
  await say(page, 'where is my order?')

  await expect.poll(() => log(page).role('link', 'Sign in').attribute('href')).toBe('/auth?next=%2Fabout')
})

const MAY_IMPROVE = answer(askAssistant, { ...replyInWords('Here is rice.'), mayImprove: true })
const BETTER = answer(improveReply, { reply: replyInWords('Lovely rice, please look.') })

test('CHAT-07 our own reply is shown at once, and a better one of a model takes its place', async () => {
  const page = await openChat({ user: ADA, answers: [NO_CART, MAY_IMPROVE, BETTER] })
  const model = page.api.hold(improveReply)

  await say(page, 'rice')
  expect(log(page).content).toContain('Here is rice.')
  model.release()

  await expect.poll(() => log(page).content).toContain('Lovely rice')
  expect(log(page).content).not.toContain('Here is rice.')
  expect(page.api.sent(improveReply)).toEqual(page.api.sent(askAssistant))
})

test('CHAT-07 our own reply stays when the model has none, or when the conversation has gone on', async () => {
  const none = answer(improveReply, { reply: null })
  const page = await openChat({ user: ADA, answers: [NO_CART, MAY_IMPROVE, none] })
  await say(page, 'rice')
  await expect.poll(() => page.api.sent(improveReply)).toHaveLength(1)

  page.api.give(BETTER)
  const model = page.api.hold(improveReply)
  await say(page, 'rice')
  page.api.give(inWords('Here are beans.'))
  await say(page, 'beans')
  model.release()
  await page.api.settled()

  expect(log(page).content).toContain('Here is rice.')
  expect(log(page).content).toContain('Here are beans.')
  expect(log(page).content).not.toContain('Lovely rice')
})
