import { expect, test } from 'vitest'
import { parseMessage } from './parse-message.rules.ts'

test.each([
  ['cheapest 2 fans in Abuja', ['fans']],
  ['the two cheapest phones', ['phones']],
  ['top 3 wigs', ['wigs']],
  ['breakfast for a family of 5', ['breakfast']],
])('CHAT-06 a quantity in "%s" is not part of the product', (message, words) => {
  expect(parseMessage(message).request.words).toEqual(words)
})

test('CHAT-06 "nothing rechargeable" means a fan that is not rechargeable', () => {
  expect(parseMessage('a fan but nothing rechargeable').request).toMatchObject({
    words: ['fan'],
    without: ['rechargeable'],
  })
  expect(parseMessage('I have nothing to wear').request.without).toEqual([])
})
