import { expect, test } from 'vitest'
import { maskEmail, maskName, maskPhone } from './mask.rules.ts'

test.each([
  ['chidi@gmail.com', 'c•••@g•••.com'],
  ['a@b.ng', 'a•••@b•••.ng'],
  ['ada.obi@post.example.co.uk', 'a•••@p•••.uk'],
])('ADMIN-35 the email %s is shown as %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked)
})

test.each([
  ['Adaeze Okonkwo', 'A••• O•••'],
  ['Ọláyínká', 'Ọ•••'],
  ['  ', ''],
])('ADMIN-35 the name %s is shown as %s', (name, masked) => {
  expect(maskName(name)).toBe(masked)
})

test.each([
  ['0803 555 0141', '080••••••41'],
  ['+234 803 555 0141', '234••••••••41'],
  ['12345', '•••'],
])('ADMIN-35 the telephone %s is shown as %s', (phone, masked) => {
  expect(maskPhone(phone)).toBe(masked)
})
