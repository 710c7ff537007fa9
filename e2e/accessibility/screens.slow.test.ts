import { CATEGORY_LABELS } from '@ahia/reference/categories'
import { replyInWords } from '@ahia/testing/assistant/reply-in-words'
import { expectAccessible } from '../support/accessibility.ts'
import { aFullReply, answerWith, field, log, openChat, say } from '../support/assistant-steps.ts'
import {
  choosePassword,
  emailedCode,
  enterCode,
  freshEmail,
  headingOf,
  openAuth,
  PASSWORD,
} from '../support/auth-steps.ts'
import { fillGuestCart, openCart, summary } from '../support/cart-page.ts'
import { HONEY } from '../support/cart-steps.ts'
import {
  aPicture,
  fillInShop,
  freshName,
  logoFile,
  logoInput,
  openMerchant,
  proveShop,
} from '../support/merchant-steps.ts'
import { ONUGBU } from '../support/open-product.ts'
import { expect, test } from '../support/test.ts'

const PHONE = { width: 360, height: 740 }

test.slow() // many screens, each scanned twice
test.use({ toleratedErrors: /status of 422/, hasTouch: true })

test('SHELL-09, SHELL-10, SHELL-16, STAT-02, LIST-11, CART-13 menus, forms with errors, the filter sheet and a guest’s cart meet WCAG 2.2 AA on a phone', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)

  await test.step('the main menu', async () => {
    await page.goto('/contact')
    await page.getByLabel('Menu').tap()
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(4)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
  })

  await test.step('All Categories', async () => {
    await page.getByRole('button', { name: 'All Categories' }).tap()
    await expect(page.getByRole('link', { name: CATEGORY_LABELS.PET })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
  })

  await test.step('forms with error messages', async () => {
    const newsletter = page.getByRole('contentinfo').getByLabel('Email address')
    await newsletter.fill('ada@nowhere')
    await newsletter.press('Enter')
    await expect(newsletter).toHaveAccessibleDescription('Enter an email address, like ada@example.com.')
    const form = page.getByRole('main')
    await form.getByLabel('Name').fill('Ada Obi')
    await form.getByLabel('Name').press('Enter')
    await expect(form.getByRole('textbox', { name: 'Message' })).toHaveAccessibleDescription(
      'Message is required',
    )
    await expectAccessible(page)
  })

  await test.step('the filter sheet', async () => {
    await page.goto('/products?category=FOOD')
    await page.locator('summary').filter({ hasText: 'Filters' }).tap()
    await expect(page.getByRole('dialog', { name: 'Filters' }).getByLabel('Free delivery')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('a guest’s cart', async () => {
    await fillGuestCart(page, { name: ONUGBU }, { name: HONEY })
    await openCart(page)
    await expect(summary(page)).toContainText('Total')
    await expectAccessible(page)
  })
})

test('CHAT-01, CHAT-06 the chat’s greeting, replies, cards, table and sign-in link meet WCAG 2.2 AA', async ({
  page,
}) => {
  const replies = [await aFullReply(page), replyInWords('Please sign in to see your orders.')]
  await answerWith(page, () => replies.shift() ?? replyInWords('Yes.'))
  await openChat(page)
  await say(page, 'compare these two')
  await say(page, 'where is my order')
  await expect(log(page).getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/auth?next=%2Fabout',
  )
  await page.setViewportSize(PHONE)
  await expect(field(page)).toBeVisible()
  await expectAccessible(page)
})

test('AUTH-03, AUTH-05, AUTH-06 the registration screens meet WCAG 2.2 AA', async ({ page, request }) => {
  const email = freshEmail()
  await openAuth(page, '?screen=register')
  await page.getByRole('main').getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(headingOf(page)).toHaveText('Verify your email')
  await expectAccessible(page)

  await enterCode(page, await emailedCode(request, email))
  await expect(headingOf(page)).toHaveText('Create a Password')
  await expectAccessible(page)

  await choosePassword(page, PASSWORD, 'Continue')
  await expect(headingOf(page)).toHaveText('Profile Information')
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByText('City is required')).toBeVisible()
  await expectAccessible(page)
})

test('MERCH-01, MERCH-02, MERCH-03, MERCH-05 the merchant terms, shop registration and packages meet WCAG 2.2 AA', async ({
  page,
  request,
}) => {
  await page.setViewportSize(PHONE)
  const main = page.getByRole('main')

  await test.step('the merchant terms', async () => {
    await openMerchant(page)
    await main.getByRole('link', { name: 'merchant terms' }).click()
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Accept Terms' })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the profile with error messages', async () => {
    await proveShop(page, request)
    await main.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('Business Name is required')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the dialog to crop the logo', async () => {
    await logoInput(page).setInputFiles(logoFile(await aPicture(page)))
    const dialog = page.getByRole('dialog', { name: 'Crop your logo' })
    await expect(dialog.getByRole('slider')).toHaveCount(3)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Use this logo' }).click()
    await expect(page.getByText('Change logo')).toBeVisible()
  })

  await test.step('the packages', async () => {
    await fillInShop(page, freshName())
    await main.getByRole('button', { name: 'Continue' }).click()
    await expect(headingOf(page)).toHaveText('Choose Your Package')
    await expectAccessible(page)
  })
})
