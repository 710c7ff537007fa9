import { askAssistant } from '@ahia/contracts/assistant'
import { DEVICE_HEADER } from '@ahia/contracts/call'
import { fail } from '@ahia/testing/open-page'
import { expect, test } from 'vitest'
import {
  button,
  dots,
  field,
  inWords,
  log,
  openChat,
  panel,
  say,
  send,
  show,
} from '../../../test/dom/chat.ts'
import { HONEY } from '../../../test/dom/goods.ts'

const OFFERS = ['find products', 'compare prices and features', 'give recommendations', 'track your orders']
const BUSY = fail(askAssistant, { status: 503, message: 'The market is very busy.' })

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
