import { expect, test } from 'vitest'
import { NO_REQUEST } from './no-request.rules.ts'
import { parseMessage } from './parse-message.rules.ts'
import type { ShopperRequest } from './parsed-message.rules.ts'
import { requestOfConversation } from './request-of-conversation.rules.ts'

function requestAfter(...turns: [string, ...string[]]): ShopperRequest {
  const message = turns.map(parseMessage)
  return requestOfConversation(message.slice(0, -1), parseMessage(turns.at(-1) ?? ''))
}

test.each<[[string, ...string[]], Partial<ShopperRequest>]>([
  [['ankara material', 'in blue'], { words: ['ankara', 'material'], colours: ['blue'] }],
  [['show me laptops', 'only the ones below 360k'], { words: ['laptops'], maxNaira: 360_000 }],
  [['sneakers under 30k', 'and for women?'], { words: ['sneakers', 'women'], maxNaira: 30_000 }],
  [['gift for my wife', 'I have 10k'], { words: ['gift', 'wife'], maxNaira: 10_000 }],
  [['blenders', 'the one with glass jar'], { words: ['blenders', 'glass', 'jar'] }],
  [['crayfish', 'how much carton'], { words: ['crayfish', 'carton'] }],
  [['bags', 'leather'], { words: ['bags', 'leather'] }],
  [['phones', "I don't want 4G"], { words: ['phones'], without: ['4g'] }],
  [['beef suya in Abuja', 'what about Lagos?'], { words: ['beef', 'suya'], state: 'LAGOS' }],
  [['headphones', 'from Campus Tech'], { words: ['headphones'], shopWords: ['campus', 'tech'] }],
  [
    ['dresses', 'the blue ones', 'size 12', 'not blue'],
    { words: ['dresses'], colours: [], without: ['blue'], sizes: ['12'] },
  ],
])('CHAT-06 %j: the last message changes the earlier request and keeps the rest', (turns, request) => {
  expect(requestAfter(...turns)).toEqual({ ...NO_REQUEST, ...request })
})

test('CHAT-06 "cheaper" keeps the product and its limit, "more expensive" drops the limit', () => {
  expect(requestAfter('headphones under 40k', 'cheaper ones')).toMatchObject({
    words: ['headphones'],
    maxNaira: 40_000,
  })
  expect(requestAfter('headphones under 40k', 'more expensive')).toMatchObject({
    words: ['headphones'],
    maxNaira: null,
  })
})

test('CHAT-06 a limit that contradicts the previous one replaces it', () => {
  expect(requestAfter('bags under 10k', 'above 20k')).toMatchObject({ minNaira: 20_000, maxNaira: null })
  expect(requestAfter('bags above 10k', 'under 20k')).toMatchObject({ minNaira: 10_000, maxNaira: 20_000 })
})

test('CHAT-06 another product starts a new request', () => {
  expect(requestAfter('ankara in red under 10k', 'rechargeable fan')).toEqual({
    ...NO_REQUEST,
    words: ['rechargeable', 'fan'],
  })
})

test('CHAT-06 "what about" another product keeps the other conditions', () => {
  expect(requestAfter('jollof rice in Enugu', 'what about fried rice?')).toEqual({
    ...NO_REQUEST,
    words: ['fried', 'rice'],
    state: 'ENUGU',
  })
})

test.each([
  'thanks',
  'how much is delivery to Lagos',
  'where is order 4f2a91c0',
  'can I cancel my order for the phone?',
])('CHAT-06 %s in between does not lose the request', (question) => {
  expect(requestAfter('suya', question, 'without pepper')).toEqual({
    ...NO_REQUEST,
    words: ['suya'],
    without: ['pepper'],
  })
})
