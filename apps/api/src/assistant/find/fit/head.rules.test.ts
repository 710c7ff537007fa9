import { expect, test } from 'vitest'
import { weighWords } from './head.rules.ts'

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
  expect(words[weighWords(plain.split(' '), read(words)).head]).toBe(head)
})

test('CHAT-06 the purpose of a product is optional, but its place is not', () => {
  const softOf = (plain: string, words: readonly string[]) => [
    ...weighWords(plain.split(' '), read(words)).soft,
  ]

  expect(softOf('laptop for school', ['laptop', 'school'])).toEqual([1])
  expect(softOf('moimoi for kano', ['moimoi', 'kano'])).toEqual([])
})
