import { applyForLogistics } from '@ahia/contracts/contact'
import { answer, fail } from '@ahia/testing/open-page'
import { expect, test } from 'vitest'
import { open } from '../../../test/open.ts'

const TYPED = {
  company: 'Plain Haulage',
  contactName: 'Musa Bello',
  email: 'musa@example.com',
  phone: '0803 123 4567',
  fleet: '12 motorcycles',
}

test('STAT-06 the plain HTML form sends the fields that the API accepts', async () => {
  const { main } = await open('/logistics')
  const form = main.one('form')

  expect(form.attributes).toMatchObject({ method: 'post', action: '/logistics#logistics' })
  const names = [...form.all('input'), ...form.all('textarea')].map(({ attributes }) => attributes.name)
  expect(names).toEqual(expect.arrayContaining([...Object.keys(TYPED), 'states']))
  expect(main.one('a', 'Back to home').attributes.href).toBe('/')
})

test('STAT-06 without JavaScript an application is sent, and the page confirms it', async () => {
  const page = await open('/logistics', {
    form: { ...TYPED, states: ['LAGOS', 'EDO'], website: '' },
    answers: [answer(applyForLogistics, {})],
  })

  expect(page.sent).toEqual([{ ...TYPED, states: ['LAGOS', 'EDO'], website: '' }])
  expect(page.main.text).toContain("Application sent successfully! We'll get back to you soon.")
  expect(page.main.field('Company').attributes.value ?? '').toBe('')
  expect(page.headers.get('cache-control')).toBe('no-store')
})

test('STAT-06 without JavaScript an error is shown at its field, and the input stays', async () => {
  const message = 'Enter a telephone number, like 0803 123 4567'
  const page = await open('/logistics', {
    form: { ...TYPED, phone: 'call me', states: ['LAGOS', 'EDO'] },
    answers: [
      fail(applyForLogistics, {
        status: 422,
        code: 'INVALID_INPUT',
        message,
        details: [{ path: 'phone', message }],
      }),
    ],
  })

  const { main } = page
  expect(page.status).toBe(422)
  expect(main.descriptionOf(main.field('Telephone'))).toBe(message)
  expect(main.field('Company').attributes.value).toBe('Plain Haulage')
  const checked = main.all('input[type=checkbox]').filter(({ attributes }) => 'checked' in attributes)
  expect(checked.map(({ attributes }) => attributes.value)).toEqual(['LAGOS', 'EDO'])
})
