import { logout } from '@ahia/contracts/accounts'
import { type AssistantReply, askAssistant, improveReply } from '@ahia/contracts/assistant'
import { DEVICE_HEADER } from '@ahia/contracts/call'
import { countCart } from '@ahia/contracts/cart'
import { featuredProducts } from '@ahia/contracts/catalog'
import { listShops } from '@ahia/contracts/shops'
import { replyInWords } from '@ahia/testing/assistant/reply-in-words'
import { answer, fail } from '@ahia/testing/open-page'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ADA, HONEY } from '../../../test/dom/goods.ts'
import { type DomPage, openInDom } from '../../../test/dom/open-in-dom.ts'
import { orderId } from '../../../test/dom/orders.ts'
import { productAnswers } from '../../../test/dom/product-page.ts'
import { cards, shop } from '../../../test/market.ts'

type Opening = Parameters<typeof openInDom>[1]

const OFFERS = ['find products', 'compare prices and features', 'give recommendations', 'track your orders']
const HOME = [answer(featuredProducts, { products: cards(2) }), answer(listShops, { shops: [shop()] })]
const NO_CART = answer(countCart, { totalItems: 0 })
const BUSY = fail(askAssistant, { status: 503, message: 'The market is very busy.' })

const inWords = (text: string, own: Partial<AssistantReply> = {}) =>
  answer(askAssistant, { ...replyInWords(text, own), mayImprove: false })

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

/** Once scripts have replaced the `<summary>` that the server sends. */
const button = ({ all }: DomPage) => all.css('button[aria-label="Ask the Ahia assistant"]')
const panel = ({ all }: DomPage) => all.role('dialog', 'Ahia assistant')
const field = (page: DomPage) => panel(page).label('Your message')
const send = (page: DomPage) => panel(page).role('button', 'Send')
const log = (page: DomPage) => panel(page).role('log')
const dots = (page: DomPage) => log(page).css('[data-typing]')
const contextOf = ({ api }: DomPage) => api.sent(askAssistant).at(-1)?.context

async function openChat(opening: Opening = {}): Promise<DomPage> {
  const page = await openInDom('/about', opening)
  await show(page)
  return page
}

async function show(page: DomPage): Promise<void> {
  await button(page).click()
  await expect.poll(() => field(page).count).toBe(1)
}

async function say(page: DomPage, message: string): Promise<void> {
  const before = page.api.sent(askAssistant).length
  await field(page).fill(message)
  await field(page).press('Enter')
  await expect.poll(() => page.api.sent(askAssistant).length).toBe(before + 1)
  await expect.poll(() => dots(page).count).toBe(0)
}

test('CHAT-08 the key of the browser goes along with each message, so that it is counted apart', async () => {
  const page = await openChat()
  page.api.give(inWords('Look at this.'))

  await say(page, 'rice')
  await say(page, 'beans')

  const [first, second] = page.api.headers(askAssistant).map((headers) => headers.get(DEVICE_HEADER))
  expect(first).toMatch(/^[\w-]{43}$/)
  expect(second).toBe(first)
})

test('CHAT-01 the chat opens with a greeting and examples, and an example is sent', async () => {
  const page = await openChat()
  for (const offer of OFFERS) expect(log(page).text(offer).count).toBe(1)
  const examples = log(page).role('list', 'For example').role('button')
  expect(examples.count).toBe(3)
  const example = examples.first().content
  page.api.give(inWords('I found three.'))

  await examples.first().click()

  await expect.poll(() => log(page).content).toContain('I found three.')
  expect(page.api.sent(askAssistant)).toMatchObject([{ customer_input: example }])
  expect(log(page).text('find products').count).toBe(0)
})

test('CHAT-01 Escape in the chat and × close it, the button gets the focus, and an unsent message is gone', async () => {
  const page = await openChat()
  await expect.poll(() => field(page).isFocused).toBe(true)
  await page.main.role('link').first().press('Escape')
  expect(panel(page).count, 'Escape elsewhere is not meant for the chat').toBe(1)

  await field(page).fill('half a thought')
  await field(page).press('Escape')
  await expect.poll(() => panel(page).count).toBe(0)
  await expect.poll(() => button(page).isFocused).toBe(true)

  await show(page)
  expect(field(page).value).toBe('')
  await panel(page).role('button', 'Close').click()
  await expect.poll(() => panel(page).count).toBe(0)
  await expect.poll(() => button(page).isFocused).toBe(true)
})

test('CHAT-01 opening the chat again clears an error and its message, and greets while nothing was said', async () => {
  const page = await openChat({ answers: [BUSY] })
  await say(page, 'jollof rice')
  await expect.poll(() => field(page).value).toBe('jollof rice')
  expect(log(page).content).toContain('Not sent. The market is very busy.')

  await panel(page).role('button', 'Close').click()
  await expect.poll(() => panel(page).count).toBe(0)
  await show(page)

  expect(field(page).value).toBe('')
  await expect.poll(() => field(page).description).toBe('')
  expect(log(page).content).not.toContain('Not sent')
  expect(log(page).content).not.toContain('jollof rice')
  for (const offer of OFFERS) expect(log(page).text(offer).count).toBe(1)
})

test('CHAT-02, CHAT-03 a blank message is not sent, and dots are shown until the reply arrives', async () => {
  const page = await openChat({ answers: [inWords('I found nothing of that name.')] })
  const held = page.api.hold(askAssistant)
  expect(send(page).isDisabled).toBe(true)
  await field(page).fill('  \n ')
  expect(send(page).isDisabled).toBe(true)
  await field(page).press('Enter')
  expect(dots(page).count).toBe(0)

  await field(page).fill('something red')
  await field(page).press('Enter')

  await expect.poll(() => dots(page).count).toBe(1)
  expect(log(page).content).toContain('You: something red')
  expect(panel(page).role('status').content).toBe('The assistant is typing')
  expect(field(page).value).toBe('')
  await field(page).fill('and cheap')
  expect(send(page).isDisabled, 'while a request is in flight').toBe(true)
  await field(page).press('Enter')

  held.release()
  await expect.poll(() => log(page).content).toContain('I found nothing of that name.')
  expect(dots(page).count).toBe(0)
  expect(send(page).isDisabled).toBe(false)
  expect(page.api.sent(askAssistant)).toHaveLength(1)
})

test('CHAT-02 on an error the dots disappear, the text returns to the field, and a toast shows the reason', async () => {
  const page = await openChat({ answers: [BUSY] })
  await say(page, 'jollof rice')

  await expect.poll(() => page.toasts.role('alert').content).toContain('The market is very busy.')
  await expect.poll(() => field(page).value).toBe('jollof rice')
  expect(field(page).description).toBe('Not sent. The market is very busy.')
  expect(log(page).text('Not sent. The market is very busy.').count).toBe(1)

  page.api.give(inWords('Here is jollof rice.'))
  await send(page).click()
  await expect.poll(() => log(page).content).toContain('Here is jollof rice.')
  expect(log(page).content).not.toContain('Not sent')
  expect(log(page).text('You: jollof rice').count).toBe(1)
})

test('CHAT-02 an error without a message shows its status, and too many requests when to try again', async () => {
  const page = await openChat({ serve: (api) => api.reply(askAssistant, broken) })
  await say(page, 'rice')
  await expect.poll(() => log(page).content).toContain('Not sent. Error: 500')
  await expect.poll(() => field(page).value).toBe('rice')

  page.api.reply(askAssistant, tooMany)
  await send(page).click()
  await expect.poll(() => log(page).content).toContain('Try again in 25 minutes.')
})

const broken = () => new Response('broken', { status: 500 })
const tooMany = () =>
  Response.json(
    { success: false, message: 'Too many requests.', code: 'RATE_LIMITED' },
    { status: 429, headers: { 'retry-after': '1500' } },
  )

test('CHAT-02 without a network the chat shows an error at once and keeps the text', async () => {
  const page = await openChat()
  page.setOffline(true)

  await field(page).fill('garri')
  await send(page).click()

  await expect.poll(() => page.toasts.content).toContain("You're offline.")
  await expect.poll(() => field(page).value).toBe('garri')
})

test('CHAT-12 an answer to press is sent as a message, and goes when something else was said', async () => {
  const page = await openChat({
    answers: [inWords('Is it about an order?', { asks: true, chips: ['Where is my order?'] })],
  })
  await say(page, 'e no dey work')
  const chips = log(page).role('list', 'Answer with').role('button')
  await expect.poll(() => chips.count).toBe(1)
  page.api.give(inWords('Please sign in first.'))

  await chips.first().click()

  await expect.poll(() => log(page).content).toContain('Please sign in first.')
  expect(page.api.sent(askAssistant).at(-1)).toMatchObject({ customer_input: 'Where is my order?' })
  expect(chips.count).toBe(0)
})

test('CHAT-10 where the page does not say, a link leads to the questions of that product', async () => {
  const askShop = { productId: HONEY._id, shopName: 'Udi Bee Farm' }
  const page = await openChat({
    answers: [inWords("The page doesn't say. You can ask the shop.", { askShop })],
  })
  await say(page, 'who signed it?')

  const link = log(page).role('link', 'Ask the shop')
  await expect.poll(() => link.count).toBe(1)
  expect(link.attribute('href')).toBe(`/products/${HONEY._id}#questions`)
})

const LINE = {
  productId: HONEY._id,
  name: HONEY.name,
  selectedVariantId: null,
  selectedOptionId: null,
  quantity: 1,
  price: 2_800,
}

test('CHAT-11 a basket is put into the cart by a press alone, and only once', async () => {
  const page = await openChat({
    answers: [inWords('Together ₦2,800.', { basket: { lines: [LINE], total: 2_800 } })],
  })
  await say(page, 'honey and bread, 5k')
  const add = log(page).role('button', 'Add all 1 to cart, ₦2,800')
  await expect.poll(() => add.count).toBe(1)
  expect(localStorage.getItem('ahia-cart') ?? '').not.toContain(HONEY._id)

  await add.click()

  await expect.poll(() => log(page).content).toContain('Added to your cart.')
  expect(add.count).toBe(0)
  expect(log(page).role('link', 'View cart').count).toBe(1)
})

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
