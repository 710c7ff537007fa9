import { expect, test } from 'vitest'
import { readSaid } from './read-said.rules.ts'

test.each([
  ['cheapest 2 fans in Abuja', ['fans']],
  ['the two cheapest phones', ['phones']],
  ['top 3 wigs', ['wigs']],
  ['breakfast for a family of 5', ['breakfast']],
])('CHAT-06 how many are wished for in "%s" says nothing of the thing', (said, words) => {
  expect(readSaid(said).wish.words).toEqual(words)
})

test('CHAT-06 nothing rechargeable is a fan without that', () => {
  expect(readSaid('a fan but nothing rechargeable').wish).toMatchObject({
    words: ['fan'],
    without: ['rechargeable'],
  })
  expect(readSaid('I have nothing to wear').wish.without).toEqual([])
})
