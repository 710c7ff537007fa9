import { expect, test } from 'vitest'
import { coverEmail, coverName, coverPhone } from './cover.rules.ts'

test.each([
  ['chidi@gmail.com', 'c•••@g•••.com'],
  ['a@b.ng', 'a•••@b•••.ng'],
  ['ada.obi@post.example.co.uk', 'a•••@p•••.uk'],
])('ADMIN-35 the email %s is shown as %s', (email, covered) => {
  expect(coverEmail(email)).toBe(covered)
})

test.each([
  ['Adaeze Okonkwo', 'A••• O•••'],
  ['Ọláyínká', 'Ọ•••'],
  ['  ', ''],
])('ADMIN-35 the name %s is shown as %s', (name, covered) => {
  expect(coverName(name)).toBe(covered)
})

test.each([
  ['0803 555 0141', '080••••••41'],
  ['+234 803 555 0141', '234••••••••41'],
  ['12345', '•••'],
])('ADMIN-35 the telephone %s is shown as %s', (phone, covered) => {
  expect(coverPhone(phone)).toBe(covered)
})
