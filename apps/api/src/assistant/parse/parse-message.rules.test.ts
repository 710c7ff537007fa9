import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseMessage } from './parse-message.rules.ts'

test.each([
  ['abeg I dey find pawer bank', ['pawer', 'bank']],
  ['good evening, please do you have any standing fan?', ['standing', 'fan']],
  ['I am looking for something like a nice original blender', ['blender']],
  ['una get bone straight wig?', ['bone', 'straight', 'wig']],
  ['how much be dog food', ['dog', 'food']],
  ['shoe for my pikin', ['shoe', 'kids']],
  ['gas cooker wey get oven', ['gas', 'cooker', 'oven']],
  ['moi moi and akara', ['moi', 'moi', 'akara']],
  ['phone with free delivery', ['phone']],
  ['delivery box for dispatch bikes', ['delivery', 'box', 'dispatch', 'bikes']],
  ['how far, good morning', []],
  ['thank you my dear, God bless you', []],
  ['how much is delivery to Lagos', []],
  ['I wan pay with transfer', []],
])('CHAT-06 %s: the product words are %j', (text, words) => {
  expect(parseMessage(text).request.words).toEqual(words)
})

test.each([
  ['I want food', 'FOOD', []],
  ['I wan chop something', 'FOOD', []],
  ['electronics in Abuja', 'TECH', []],
  ['show me everything in the pet supplies category', 'PET', []],
  ['dog food', null, ['dog', 'food']],
  ['garden hose', null, ['garden', 'hose']],
])('CHAT-06 %s: category %s, product words %j', (text, category, words) => {
  expect(parseMessage(text).request).toMatchObject({ category, words })
})

test.each([
  ['wetin dey happen to my order', 'what is happening to my order'],
  ['una dey deliver reach Kano?', 'you deliver to kano'],
  ['wetin I fit buy join this phone', 'what i can buy with this phone'],
  ['air fryer abi microwave, which one people like pass', 'air fryer or microwave which one best rated'],
  ['Ọjà: fifty thousand naira!', 'oja 50000 naira'],
  ['I am the bride, who sells am?', 'i am the bride who sells it'],
  ['I better pass my neighbour', 'i better pass my neighbour'],
])('CHAT-06 %s is translated to plain English', (text, plain) => {
  expect(parseMessage(text).plain).toBe(plain)
})

test.each([
  ['this one get XL?', [{ at: 'open-page' }]],
  ['how much is it', [{ at: 'open-page' }]],
  ['tell me about the second one', [{ at: 'nth', n: 2 }]],
  ['is the last one in red?', [{ at: 'nth', n: -1 }]],
  [
    'compare number 1 and 3',
    [
      { at: 'nth', n: 1 },
      { at: 'nth', n: 3 },
    ],
  ],
  [
    'compare the first two',
    [
      { at: 'nth', n: 1 },
      { at: 'nth', n: 2 },
    ],
  ],
  ['compare all three', [{ at: 'all' }]],
  ['abeg compare the two for me', [{ at: 'all' }]],
  ['back to that order', [{ at: 'order' }]],
  ['first aid box', []],
  ['second hand laptop', []],
  ['a cake for this weekend', []],
])('CHAT-06 %s refers to %j', (text, pointers) => {
  expect(parseMessage(text).pointers).toEqual(pointers)
})

test.each([
  ['cheaper ones', 'cheaper'],
  ['e too cost', 'cheaper'],
  ['something more expensive', 'pricier'],
  ['any better one?', 'better'],
  ['show me others', 'others'],
  ['more', 'others'],
  ['which one is cheaper?', null],
  ['so which one better', null],
])('CHAT-06 %s: %s', (text, change) => {
  expect(parseMessage(text).change).toBe(change)
})

test.each([
  ['order 4f2a91c0', ['4f2a91c0']],
  ['Pls track #7BE01D22', ['7be01d22']],
  ['track order deadbeef', ['deadbeef']],
  ['check 91aa77e3 and c0ffee12', ['91aa77e3', 'c0ffee12']],
  ['order 0190c1d2-7be0-7a01-9c3f-aa554f2a91c0', ['4f2a91c0']],
  ['deadbeef burger', []],
  ['call 08031234567', []],
  ['20000000 naira', []],
  ['cancel 20261116 now', ['20261116']], // an order whose number has no letter
  ['refund deadbeef', ['deadbeef']],
])('CHAT-06 %s: orders %j', (text, orderNumbers) => {
  expect(parseMessage(text).orderNumbers).toEqual(orderNumbers)
})

test('CHAT-06 a number alone names no thing', () => {
  expect(parseMessage('i want 3 of it, how much').request.words).toEqual([])
})

test('CHAT-06 invisible characters make no difference', () => {
  const hidden = 'po\u200bwer \u202ebank\u0007 un\u00adder 2\ufeff0k'

  expect(parseMessage(hidden)).toEqual(parseMessage('power bank under 20k'))
})

test('CHAT-06 any text can be parsed, with the same result each time', () => {
  const scraps = fc.constantFrom(
    'not ',
    'no ',
    '₦',
    '10,000 ',
    'the first ',
    'from ',
    'between ',
    'in lagos ',
    '#',
    'k ',
    'ﷺ',
    '\u202e',
  )
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.array(scraps, { maxLength: 60 }).map((all) => all.join('')),
  )

  fc.assert(
    fc.property(text, (message) => {
      const read = parseMessage(message)

      expect(parseMessage(message)).toEqual(read)
      expect(read.request.minNaira ?? 0).toBeGreaterThanOrEqual(0)
      expect(read.request.words.every((word) => word === word.toLowerCase())).toBe(true)
    }),
  )
})

const HOSTILE_LENGTH = 2_000
/** Many times what it takes; patterns that try everything again would need minutes. */
const LINEAR_MS = 10_000

test.each([
  'no ',
  'not black or ',
  '1 ',
  '10,000,',
  'the first one ',
  'one hundred and ',
  'from a b ',
  'ok , ',
  'a',
  '195/65 ',
  'order # ',
  'ﷺ',
])('CHAT-06 a long message of only %j is parsed quickly', (scrap) => {
  const started = performance.now()

  parseMessage(scrap.repeat(HOSTILE_LENGTH / scrap.length))

  expect(performance.now() - started).toBeLessThan(LINEAR_MS)
})
