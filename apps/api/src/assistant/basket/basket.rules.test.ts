import { expect, test } from 'vitest'
import { aConversation } from '../../../test/assistant/a-conversation.ts'
import { aProduct } from '../../../test/assistant/a-product.ts'
import { NO_REQUEST } from '../parse/no-request.rules.ts'
import { chooseLines, countedIn, lineOf, sumOf } from './basket-line.rules.ts'
import { basketIn } from './basket-request.ts'

test.each([
  ['I have 30k. I need a power bank and a lantern for the hostel.', ['power bank', 'lantern'], 30_000],
  [
    'Service parts: engine oil, plugs and air filter. I no get pass 70k.',
    ['engine oil', 'plugs', 'air filter'],
    70_000,
  ],
  ['for my puppy: food and a collar, 45k', ['food', 'collar'], 45_000],
  ['propose a gift of perfume and candle for 20k', ['perfume', 'candle'], 20_000],
  ['one panel and a battery, ceiling ₦350,000', ['panel', 'battery'], 350_000],
  [
    'a pump, an extra bottle and something sweet to chop like chin chin, not above 20000',
    ['pump', 'extra bottle', 'chin chin'],
    20_000,
  ],
  ['food for my dog and a charger for my laptop, 60k', ['food for my dog', 'charger for my laptop'], 60_000],
  ['sandals for my son and a mug for the office, 40k', ['sandals', 'mug'], 40_000],
  ['backpack + earbuds, total must not pass 40k', ['backpack', 'earbuds'], 40_000],
])('CHAT-11 "%s" asks for a basket', (message, things, maxNaira) => {
  expect(basketIn(aConversation(message))).toEqual({ tool: 'basket', things, maxNaira })
})

test.each(['a fan under 20k', 'rice or beans under 5k', 'rice and beans', 'too expensive, under 20k please'])(
  'CHAT-11 "%s" asks for none',
  (message) => {
    expect(basketIn(aConversation(message))).toBeNull()
  },
)

const offer = (basePrice: number, own = {}) => {
  const line = lineOf(aProduct({ basePrice, ...own }), NO_REQUEST)
  return line ? [line] : []
}

test('CHAT-11 cheaper ones take the place of the best match only as far as the sum asks for it', () => {
  const banks = [...offer(20_000), ...offer(11_000)]
  const lanterns = [...offer(12_000), ...offer(9_000)]

  expect(chooseLines([banks, lanterns], 40_000).map(({ price }) => price)).toEqual([20_000, 12_000])
  expect(chooseLines([banks, lanterns], 30_000).map(({ price }) => price)).toEqual([11_000, 12_000])
  expect(sumOf(chooseLines([banks, lanterns], 15_000))).toBe(20_000)
})

test('CHAT-11 what is sold out is not offered', () => {
  expect(offer(5_000, { baseQuantity: 0 })).toEqual([])
})

test.each([
  ['2 bags of rice', 2, 'rice'],
  ['three crates of eggs', 3, 'eggs'],
  ['10 packs paracetamol', 10, 'paracetamol'],
  ['5 kg rice', 1, '5 kg rice'],
  ['bread', 1, 'bread'],
  ['mattress 6 x 6', 1, 'mattress 6 x 6'],
  ['rug 5 x 7', 1, 'rug 5 x 7'],
  ['mattress 6 ft x 6', 1, 'mattress 6 ft x 6'],
  ['6 x 6 mattress', 1, '6 x 6 mattress'],
])('CHAT-11 of "%s" as many are put into the basket as were counted', (spoken, count, thing) => {
  expect(countedIn(spoken)).toEqual({ count, thing })
})

test('CHAT-11 no more are put into it than are left', () => {
  expect(lineOf(aProduct({ basePrice: 500, baseQuantity: 3 }), NO_REQUEST, 8)?.quantity).toBe(3)
})

test('CHAT-11 three things are a list for the market, whether or not a sum is asked for', () => {
  expect(basketIn(aConversation('yam, palm oil and crayfish'))?.things).toEqual([
    'yam',
    'palm oil',
    'crayfish',
  ])
  expect(basketIn(aConversation('toothbrush and soap for 6000'))?.maxNaira).toBe(6_000)
})

test('CHAT-11 a count may stand behind the thing: tyres x4', () => {
  expect(countedIn('tyre 195/65 r15 x4')).toEqual({ count: 4, thing: 'tyre 195/65 r15' })
})
