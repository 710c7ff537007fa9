import { sampleQuestions } from '@ahia/testing/seller/sample-questions'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, takenOver, test } from '../support/test.ts'

test.use({ toleratedErrors: /Failed to load resource/ }) // one answer is lost below

const SHOP = { email: 'mama@example.com', shop: { name: 'Mama Put' }, token: 'token', refresh: 'refresh' }

// Shops with an owner have nothing on sale yet, so the API's answers are given here.
test('SELL-62 the Questions page of the Seller Hub meets WCAG 2.2 AA, fits a phone and survives a reload', async ({
  page,
  samples: { product },
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.addInitScript((shop) => localStorage.setItem('shop', shop), JSON.stringify(SHOP))
  await page.route(
    ({ pathname }) => pathname.endsWith('/shop/questions'),
    (route) => {
      const isAnswered = route.request().url().includes('state=answered')
      return route.fulfill({ json: sampleQuestions(product, isAnswered ? 'answered' : 'open') })
    },
  )
  await page.goto('/seller/questions')
  await takenOver(page)
  const form = page.getByRole('form').first()
  await form.getByRole('button', { name: 'Send answer' }).click()
  await expect(form.getByLabel('Your answer')).toBeFocused()
  await expect(form.getByLabel('Your answer')).toHaveAccessibleDescription(/Write your answer/)
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

  await page.route('**/answer', (route) => route.abort())
  await form.getByLabel('Your answer').fill('Yes, for three days.')
  await form.getByRole('button', { name: 'Send answer' }).click()
  await expect(form.getByRole('alert')).toContainText('No response from server')
  await page.reload()
  await expect(form.getByLabel('Your answer')).toHaveValue('Yes, for three days.')

  const [asked] = sampleQuestions(product, 'open').data.questions
  const question = { ...asked, answer: 'Yes, for three days.', answeredAt: '2026-11-17T08:00:00Z' }
  await page.route('**/answer', (route) => route.fulfill({ json: { success: true, data: { question } } }))
  await form.getByRole('button', { name: 'Send answer' }).click()
  await expect(page.getByRole('status').getByText('Answer sent.')).toBeVisible()
  await expectAccessible(page)
})
