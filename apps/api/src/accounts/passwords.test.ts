import { expect, test } from 'vitest'
import { createPasswords } from './passwords.ts'

test('AUTH-09 passwords are kept as argon2id with 19 MiB, two passes and one lane, each with its own salt', async () => {
  const passwords = createPasswords()

  const [first, second] = [await passwords.hash('same password'), await passwords.hash('same password')]

  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(second).not.toBe(first)
  expect(await passwords.verify(first, 'same password')).toBe(true)
  expect(await passwords.verify(first, 'same password ')).toBe(false)
})

test('AUTH-09 no password is right for an account that does not exist', async () => {
  expect(await createPasswords().verify(null, 'whatever it is')).toBe(false)
})

test('AUTH-09 two passwords are looked at together and fifty wait; the next is told to come again', async () => {
  const passwords = createPasswords()

  const asked = Array.from({ length: 53 }, () => passwords.hash('one of very many'))
  const outcomes = await Promise.allSettled(asked)

  expect(outcomes.map(({ status }) => status)).toEqual([
    ...new Array<string>(52).fill('fulfilled'),
    'rejected',
  ])
  await expect(asked.at(-1)).rejects.toMatchObject({ code: 'OVERLOADED' })
  expect(await passwords.hash('room again')).toMatch(/^\$argon2id/)
})
