import {
  confirmNewsletter,
  subscribeToNewsletter,
  unsubscribeFromNewsletter,
} from '@ahia/contracts/newsletter'
import { answer, fail } from '@ahia/testing/open-page'
import { expect, test } from 'vitest'
import { open } from '../../../test/open.ts'

const NOTICE = "Check your email: we've sent you a link to confirm."

test('SHELL-16 the newsletter form in the footer works as plain HTML', async () => {
  const { seen } = await open('/about')
  const form = seen.one('footer').one('form')

  expect(form.attributes).toMatchObject({ method: 'post', action: '/newsletter' })
  expect(form.all('input').map(({ attributes }) => attributes.name)).toEqual(
    expect.arrayContaining(['email', 'website']),
  )
})

test('SHELL-16 without JavaScript an email is accepted, and the page says to check the inbox', async () => {
  const page = await open('/newsletter', {
    form: { email: 'efe@example.com', website: '' },
    answers: [answer(subscribeToNewsletter, { notice: NOTICE })],
  })

  expect(page.sent).toEqual([{ email: 'efe@example.com', website: '' }])
  expect(page.main.text).toContain(NOTICE)
  expect(page.main.one('input[name=email]').attributes.value ?? '').toBe('')
})

test('SHELL-16 without JavaScript an invalid email shows an error, and the text stays', async () => {
  const page = await open('/newsletter', {
    form: { email: 'efe@nowhere', website: '' },
    answers: [fail(subscribeToNewsletter, { status: 422, code: 'INVALID_INPUT', message: 'email: wrong' })],
  })

  expect(page.status).toBe(422)
  expect(page.main.text).toContain('Enter an email address, like ada@example.com.')
  expect(page.main.one('input[name=email]').attributes.value).toBe('efe@nowhere')
})

test.each([
  { path: '/newsletter/confirm', endpoint: confirmNewsletter, button: 'Confirm', done: "You're subscribed" },
  {
    path: '/newsletter/unsubscribe',
    endpoint: unsubscribeFromNewsletter,
    button: 'Unsubscribe',
    done: "You're unsubscribed",
  },
])('SHELL-16 without JavaScript $button at $path: opening does nothing, the button does', async (given) => {
  const { path, endpoint, button, done } = given
  const opened = await open(`${path}?token=abc`) // a call to the API would fail this test
  const pressed = await open(`${path}?token=abc`, {
    form: {},
    answers: [answer(endpoint, { email: 'efe@example.com' })],
  })

  expect(opened.main.one('form').attributes.method).toBe('post')
  expect(opened.main.one('form').one('button').text).toBe(button)
  expect(pressed.sent).toEqual([{ token: 'abc' }])
  expect(pressed.main.one('h1').text).toBe(done)
  expect(pressed.main.text).toContain('efe@example.com')
})

test('SHELL-16 an invalid newsletter link offers to enter the email again', async () => {
  const page = await open('/newsletter/confirm?token=made-up', {
    form: {},
    answers: [fail(confirmNewsletter, { status: 404, code: 'NEWSLETTER_LINK_UNKNOWN', message: 'No' })],
  })

  expect(page.status).toBe(404)
  expect(page.main.one('h1').text).toBe('This link no longer works')
  expect(page.main.one('a', 'Enter my email again').attributes.href).toBe('/newsletter')
})
