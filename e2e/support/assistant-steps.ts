import type { AssistantReply } from '@ahia/contracts/assistant'
import { replyInWords } from '@ahia/testing/assistant/reply-in-words'
import type { Locator, Page, Route } from '@playwright/test'
import { takenOver } from './test.ts'

const ASKED = '**/api/v1/ai/recommend'

export const button = (page: Page) => page.getByRole('button', { name: 'Ask the Ahia assistant' })
export const panel = (page: Page) => page.getByRole('dialog', { name: 'Ahia assistant' })
export const field = (page: Page) => panel(page).getByRole('textbox', { name: 'Your message' })
export const log = (page: Page) => panel(page).getByRole('log')
export const dots = (page: Page) => log(page).locator('[data-typing]')

export async function openChat(page: Page, path = '/about'): Promise<void> {
  await page.goto(path)
  await takenOver(page)
  await button(page).click()
  await field(page).waitFor()
}

/** Sends a message and waits for the response. */
export async function say(page: Page, message: string): Promise<void> {
  const answered = page.waitForResponse(ASKED)
  await field(page).fill(message)
  await field(page).press('Enter')
  await answered
}

/** A reply with everything that a reply can show: text, cards, a table and an order. */
export async function aFullReply({ request }: Page): Promise<AssistantReply> {
  const response = await request.get('/api/v1/products', { params: { search: 'fan', limit: 3 } })
  const { products } = (await response.json()).data
  const [first, second] = products
  return {
    ...replyInWords('Here they are, side by side.\nThe first one costs less.'),
    recommendations: products,
    comparison: {
      products: [first, second].map(({ _id, name }) => ({ _id, name })),
      rows: [
        { label: 'Price', values: ['₦52,000', '₦61,000'] },
        { label: 'Specifications', values: ['Averyveryverylongwordwithoutanyspaceinit'.repeat(2), '—'] },
      ],
    },
    orders: [
      {
        _id: first._id,
        status: 'SHIPPED',
        createdAt: '2026-11-15T12:00:00.000Z',
        totalAmount: 52_000,
        arrives: { from: '2026-11-18', to: '2026-11-20' },
        actions: [],
        shopName: 'Mama Nkechi',
        items: [{ name: first.name, quantity: 2, image: null }],
        nextStep: 'It has been shipped and is on its way. It should arrive between 18 and 20 Nov.',
      },
    ],
  }
}

type AssistantRequest = { customer_input: string; context: { turns: unknown[]; lookingAt?: string } }

/** Mocks the assistant's replies. Returns all requests. */
export async function answerWith(
  page: Page,
  reply: (asked: AssistantRequest) => AssistantReply,
): Promise<AssistantRequest[]> {
  const requests: AssistantRequest[] = []
  await page.route(ASKED, (route) => {
    const asked: AssistantRequest = route.request().postDataJSON()
    requests.push(asked)
    return route.fulfill({ json: { success: true, message: 'OK', mayImprove: false, ...reply(asked) } })
  })
  return requests
}

export const failWith = (page: Page, response: Parameters<Route['fulfill']>[0]): Promise<unknown> =>
  page.route(ASKED, (route) => route.fulfill(response))

/** Delays the assistant's reply until the returned function is called. */
export async function holdBack(page: Page, reply: AssistantReply): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(ASKED, async (route) => {
    await promise
    await route.fulfill({ json: { success: true, message: 'OK', mayImprove: false, ...reply } })
  })
  return resolve
}

/** Waits until all animations in this element have finished. */
export const hasCome = (part: Locator): Promise<unknown> =>
  part.evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  )
