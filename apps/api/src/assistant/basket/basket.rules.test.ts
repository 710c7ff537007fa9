import { expect, test } from 'vitest'
import { aConversation } from '../../../test/assistant/a-conversation.ts'
import { aProduct } from '../../../test/assistant/a-product.ts'
import { NO_REQUEST } from '../reading/no-request.rules.ts'
import { chooseLines, lineOf, sumOf } from './basket-line.rules.ts'
import { basketIn } from './basket-request.ts'

test.each([
  ['I have 30k. I need a power bank and a lantern for the hostel.', ['power bank', 'lantern'], 30_000],
  [
    'Service parts: engine oil, plugs and air filter. I no get pass 70k.',
    ['engine oil', 'plugs', 'air filter'],
    70_000,
  ],
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
