import { expect, test } from 'vitest'
import { findQueryHead } from './head.rules.ts'

const read = (words: readonly string[]) =>
  words.map((typed) => ({
    typed,
    query: typed,
    phrases: [typed],
    match: 'known' as const,
    isPrefix: false,
  }))

test.each([
  ['rice cooker for my mum', ['rice', 'cooker', 'mum'], 'cooker'],
  ['jumbo shawarma , hot pepper', ['jumbo', 'shawarma', 'hot', 'pepper'], 'shawarma'],
  ['which generator will carry my fridge', ['generator', 'carry', 'fridge'], 'generator'],
  ['please , dog food', ['dog', 'food'], 'food'],
])('CHAT-06 in “%s” the words %j name a %s', (plain, words, head) => {
  expect(words[findQueryHead(plain.split(' '), read(words)).headIndex]).toBe(head)
})

test('CHAT-06 the purpose of a product is optional, but its place is not', () => {
  const optionalOf = (plain: string, words: readonly string[]) => [
    ...findQueryHead(plain.split(' '), read(words)).optional,
  ]

  expect(optionalOf('laptop for school', ['laptop', 'school'])).toEqual([1])
  expect(optionalOf('moimoi for kano', ['moimoi', 'kano'])).toEqual([])
})
