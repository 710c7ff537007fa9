import {
  answerWith,
  button,
  dots,
  failWith,
  field,
  hasCome,
  holdBack,
  inWords,
  log,
  openChat,
  panel,
  say,
  send,
} from '../support/assistant-steps.ts'
import { signIn, signUpCustomer } from '../support/customer.ts'
import { pathOfProduct } from '../support/open-product.ts'
import { expect, takenOver, test } from '../support/test.ts'

const LOTION = 'Shea and cocoa body lotion, no bleach'

test('CHAT-02, CHAT-03 Enter sends, Shift+Enter adds a line, and dots are shown until the reply arrives', async ({
  page,
}) => {
  const letGo = await holdBack(page, inWords('I found nothing of that name.'))
  await openChat(page)
  await expect(send(page)).toBeDisabled()
  await field(page).fill('  \n ')
  await expect(send(page)).toBeDisabled()
  await page.keyboard.press('Enter')
  await expect(dots(page)).toBeHidden()

  await field(page).fill('something red')
  await field(page).press('Shift+Enter')
  await field(page).pressSequentially('for a wedding')
  await expect(field(page)).toHaveValue('something red\nfor a wedding')
  await field(page).press('Enter')

  await expect(log(page).getByText('something red for a wedding')).toBeVisible()
  await expect(dots(page)).toBeVisible()
  await expect(panel(page).getByRole('status')).toHaveText('The assistant is typing')
  await expect(field(page)).toHaveValue('')
  await field(page).fill('and cheap')
  await expect(send(page), 'while a request is in flight').toBeDisabled()

  letGo()
  await expect(log(page).getByText('I found nothing of that name.')).toBeVisible()
  await expect(dots(page)).toBeHidden()
  await expect(send(page)).toBeEnabled()
})

test.describe('when a message fails', () => {
  test.use({ toleratedErrors: /Failed to load resource|ERR_INTERNET_DISCONNECTED/ })

  test('CHAT-02 on an error the dots disappear, the text returns to the field, and a toast shows the reason', async ({
    page,
  }) => {
    await failWith(page, { status: 503, json: { success: false, message: 'The market is very busy.' } })
    await openChat(page)
    await field(page).fill('jollof rice')
    await send(page).click()

    await expect(page.getByRole('alert').getByText('The market is very busy.')).toBeVisible()
    await expect(dots(page)).toBeHidden()
    await expect(field(page)).toHaveValue('jollof rice')
    await expect(log(page).getByText('Not sent. The market is very busy.')).toBeVisible()
    await expect(field(page)).toHaveAccessibleDescription('Not sent. The market is very busy.')

    await page.unrouteAll()
    await answerWith(page, () => inWords('Here is jollof rice.'))
    await send(page).click()
    await expect(log(page).getByText('Here is jollof rice.')).toBeVisible()
    await expect(log(page).getByText('Not sent')).toBeHidden()
    await expect(log(page).getByText('You: jollof rice')).toHaveCount(1)
  })

  test('CHAT-02 an error without a message shows its status, and too many requests when to try again', async ({
    page,
  }) => {
    const alert = page.getByRole('alert')
    await failWith(page, { status: 500, body: 'broken' })
    await openChat(page)
    await say(page, 'rice')
    await expect(alert.getByText('Error: 500')).toBeVisible()

    await page.unrouteAll()
    await failWith(page, {
      status: 429,
      headers: { 'retry-after': '1500' },
      json: { success: false, message: 'Too many requests.', code: 'RATE_LIMITED' },
    })
    await send(page).click()
    await expect(alert.getByText('Try again in 25 minutes.')).toBeVisible()
  })

  test('CHAT-02 on a phone the toast is on top, and the reason stays visible above a long message', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await failWith(page, { status: 503, json: { success: false, message: 'The market is very busy.' } })
    await openChat(page)
    await say(page, 'rice\nbeans\nyam\ngarri')
    await expect(panel(page).getByRole('alert').getByText('The market is very busy.')).toBeVisible()
    await expect(field(page)).toHaveValue(/garri$/)
    await expect(log(page).getByText('Not sent.')).toBeInViewport({ ratio: 1 })
  })

  test('CHAT-02 without a network the chat shows an error at once and keeps the text', async ({
    page,
    context,
  }) => {
    await openChat(page)
    await context.setOffline(true)
    await field(page).fill('garri')
    await send(page).click()
    await expect(page.getByRole('alert').getByText("You're offline.")).toBeVisible()
    await expect(field(page)).toHaveValue('garri')
    await context.setOffline(false)
  })
})

test('CHAT-06 a conversation is sent with each message, survives reloads, and ends with Start again', async ({
  page,
}) => {
  const received = await answerWith(page, ({ customer_input }) => inWords(`You said ${customer_input}`))
  await openChat(page)
  await say(page, 'yams')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL('/contact')
  await expect(log(page).getByText('You said yams')).toBeVisible()

  await page.reload()
  await takenOver(page)
  await button(page).click()
  await expect(log(page).getByText('You said yams')).toBeVisible()
  await expect(
    log(page).getByText('find products'),
    'the greeting is only for a new conversation',
  ).toBeHidden()
  await say(page, 'cheaper ones')
  expect(received.at(-1)?.context).toEqual({ turns: [{ message: 'yams', productIds: [], orderIds: [] }] })

  await panel(page).getByRole('button', { name: 'Start again' }).click()
  await expect(log(page).getByText('find products')).toBeVisible()
  await expect(field(page)).toBeFocused()
  await say(page, 'plantain')
  expect(received.at(-1)?.context).toEqual({ turns: [] })
})

test('CHAT-06 on a product page the assistant knows the product', async ({ page }) => {
  const received = await answerWith(page, () => inWords('It goes well with soap.'))
  const path = await pathOfProduct(page, LOTION)
  await openChat(page, path)
  await say(page, 'what goes with this?')
  expect(received.at(-1)?.context.lookingAt).toBe(path.split('/').at(-1))
})

test('CHAT-06 the conversation of a signed-in customer is deleted on logout', async ({ page, market }) => {
  await answerWith(page, () => inWords('Your order is on its way.'))
  await signIn(page, (await signUpCustomer(market)).user)
  await openChat(page)
  await say(page, 'where is my order')
  await expect(log(page).getByText('Your order is on its way.')).toBeVisible()

  await page.getByRole('button', { name: /^Hello/ }).click()
  const reloaded = page.waitForEvent('load')
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await reloaded
  await takenOver(page)
  expect(await page.evaluate(() => sessionStorage.getItem('ahia-assistant'))).toBeNull()
  await button(page).click()
  await expect(log(page).getByText('find products')).toBeVisible()
})

test('CHAT-02 the log scrolls to new messages, except while the customer reads further up', async ({
  page,
}) => {
  const long = 'A long reply. '.repeat(120)
  await answerWith(page, ({ customer_input }) => inWords(`${customer_input}: ${long}`))
  await openChat(page)
  await say(page, 'first')
  await say(page, 'second')
  await expect(log(page).getByText('You: second')).toBeInViewport()
  await expect(log(page).getByText('You: first')).not.toBeInViewport()

  await page.unrouteAll()
  const letGo = await holdBack(page, inWords('third, at last'))
  await field(page).fill('third')
  await field(page).press('Enter')
  await expect(dots(page)).toBeInViewport()
  await log(page).hover()
  await page.mouse.wheel(0, -5000)
  await expect(log(page).getByText('You: first')).toBeInViewport()
  letGo()
  await expect(dots(page)).toHaveCount(0)
  await expect(log(page).getByText('You: first')).toBeInViewport()
})

test('CHAT-02 a message longer than the log does not push its reply out of view', async ({ page }) => {
  await answerWith(page, () => inWords('That is a lot of rice.'))
  await openChat(page)
  await say(page, 'rice and beans '.repeat(130).trim())
  await expect(log(page).getByText('That is a lot of rice.')).toBeInViewport()
})

test.describe('with motion allowed', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('CHAT-02 the words of a reply appear one after the other without layout shift', async ({ page }) => {
    const text = 'Rice of many kinds is sold here, from many shops. '.repeat(6)
    await answerWith(page, () => inWords(text))
    await openChat(page)
    await hasCome(panel(page)) // the panel itself slides in
    await say(page, 'rice')
    const bubble = log(page).locator('.word').first().locator('xpath=ancestor::p')
    const before = await bubble.boundingBox()
    await hasCome(bubble)
    expect(await bubble.boundingBox()).toEqual(before)
  })
})
