import { type AssistantReply, askAssistant } from '@ahia/contracts/assistant'
import { countCart } from '@ahia/contracts/cart'
import { featuredProducts } from '@ahia/contracts/catalog'
import { listShops } from '@ahia/contracts/shops'
import { replyInWords } from '@ahia/testing/assistant/reply-in-words'
import { answer } from '@ahia/testing/open-page'
import { expect } from 'vitest'
import { cards, shop } from '../market.ts'
import { type DomPage, openInDom } from './open-in-dom.ts'

type Opening = Parameters<typeof openInDom>[1]

export const HOME = [answer(featuredProducts, { products: cards(2) }), answer(listShops, { shops: [shop()] })]
export const NO_CART = answer(countCart, { totalItems: 0 })

export const inWords = (text: string, own: Partial<AssistantReply> = {}) =>
  answer(askAssistant, { ...replyInWords(text, own), mayImprove: false })

/** Once scripts have replaced the `<summary>` that the server sends. */
export const button = ({ all }: DomPage) => all.css('button[aria-label="Ask the Ahia assistant"]')
export const panel = ({ all }: DomPage) => all.role('dialog', 'Ahia assistant')
export const field = (page: DomPage) => panel(page).label('Your message')
export const send = (page: DomPage) => panel(page).role('button', 'Send')
export const log = (page: DomPage) => panel(page).role('log')
export const dots = (page: DomPage) => log(page).css('[data-typing]')

export async function openChat(opening: Opening = {}): Promise<DomPage> {
  const page = await openInDom('/about', opening)
  await show(page)
  return page
}

export async function show(page: DomPage): Promise<void> {
  await button(page).click()
  await expect.poll(() => field(page).count).toBe(1)
}

export async function say(page: DomPage, message: string): Promise<void> {
  const before = page.api.sent(askAssistant).length
  await field(page).fill(message)
  await field(page).press('Enter')
  await expect.poll(() => page.api.sent(askAssistant).length).toBe(before + 1)
  await expect.poll(() => dots(page).count).toBe(0)
}
