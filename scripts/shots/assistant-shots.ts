import type { Page } from '@playwright/test'
import type { Shot } from './list.ts'

async function openChat(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ask the Ahia assistant' }).click()
  await page.getByRole('textbox', { name: 'Your message' }).waitFor()
}

const sayAll =
  (...messages: string[]) =>
  async (page: Page) => {
    await openChat(page)
    for (const message of messages) {
      const answered = page.waitForResponse('**/ai/recommend')
      await page.getByRole('textbox', { name: 'Your message' }).fill(message)
      await page.keyboard.press('Enter')
      await answered
    }
    await page.waitForLoadState('networkidle')
  }

export const ASSISTANT: Shot[] = [
  { name: 'chat-greeting', path: '/', prepare: openChat, isScreenOnly: true },
  { name: 'chat-found', path: '/about', prepare: sayAll('rechargeable fan under 90k'), isScreenOnly: true },
  {
    name: 'chat-compared',
    path: '/products/{product}',
    prepare: sayAll('power bank', 'compare the first two'),
    isScreenOnly: true,
  },
  { name: 'chat-sign-in', path: '/', prepare: sayAll('where is my order'), isScreenOnly: true },
  {
    name: 'chat-failed',
    path: '/',
    prepare: async (page) => {
      await page.route('**/ai/recommend', (route) => route.fulfill({ status: 503, json: {} }))
      await sayAll('jollof rice for ten people')(page)
      await page.getByText('Not sent').waitFor()
    },
    isScreenOnly: true,
  },
  { name: 'chat-button', path: '/products/{product}', isScreenOnly: true },
]
