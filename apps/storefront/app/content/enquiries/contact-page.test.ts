import { sendMessage } from '@ahia/contracts/contact'
import { BRAND } from '@ahia/reference/brand'
import { answer, fail } from '@ahia/testing/open-page'
import { expect, test } from 'vitest'
import { open } from '../../../test/open.ts'

const TYPED = {
  name: 'Ada Obi',
  email: 'ada@example.com',
  subject: 'A late parcel',
  message: 'On\r\nFriday.',
}

test('STAT-02, DATA-10 the contact page has email, telephone and a form that works as plain HTML', async () => {
  const { main } = await open('/contact')
  const form = main.one('form')

  expect(main.one(`a[href=mailto:${BRAND.email}]`).text).toContain(BRAND.email)
  expect(main.one(`a[href=tel:${BRAND.phone.tel}]`).text).toContain(BRAND.phone.display)
  expect(form.attributes).toMatchObject({ method: 'post', action: '/contact#contact' })
  const names = [...form.all('input'), ...form.all('textarea')].map(({ attributes }) => attributes.name)
  expect(names).toEqual(expect.arrayContaining(Object.keys(TYPED)))
  expect(form.one('textarea').attributes.rows).toBe('5')
})

test('STAT-02 without JavaScript a message is sent, and the page confirms it', async () => {
  const page = await open('/contact', {
    form: { ...TYPED, website: '' },
    answers: [answer(sendMessage, {})],
  })

  expect(page.sent).toEqual([{ ...TYPED, message: 'On\nFriday.', website: '' }])
  expect(page.main.text).toContain("Message sent successfully! We'll get back to you soon.")
  expect(page.main.one('textarea').content).toBe('')
})

test('STAT-02, STAT-05 without JavaScript an error is shown at its field, and the input stays', async () => {
  const message = 'Name is required'
  const page = await open('/contact', {
    form: { ...TYPED, name: '   ' },
    answers: [
      fail(sendMessage, {
        status: 422,
        code: 'INVALID_INPUT',
        message,
        details: [{ path: 'name', message }],
      }),
    ],
  })

  const { main } = page
  expect(page.status).toBe(422)
  expect(main.descriptionOf(main.one('input[name=name]'))).toBe(message)
  expect(main.one('textarea').content).toBe('On\nFriday.')
  expect(main.one('a', 'Back to home').attributes.href).toBe('/')
})
