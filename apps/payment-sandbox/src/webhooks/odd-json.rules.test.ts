import { expect, test } from 'vitest'
import { oddJson } from './odd-json.rules.ts'

test('PAY-03 an event is written as no serializer would write it, and reads the same', () => {
  const event = {
    event: 'charge.success',
    data: { email: 'adaeze@ahia.example', note: 'Ọ̀ja ₦5 🎉 a/b "q" \\' },
  }

  const written = oddJson(event)

  expect(JSON.parse(written)).toEqual(event)
  expect(written).toMatch(/^[\p{ASCII}]+$/u)
  expect(written).toContain('adaeze\\u0040ahia.example')
  expect(written).not.toBe(JSON.stringify(JSON.parse(written)))
})
