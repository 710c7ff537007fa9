import type { AssistantReply } from '@ahia/contracts/assistant'
import { expect, test } from 'vitest'
import { aProduct } from './a-product.ts'
import { findFalseNothing, findUntruths } from './check-truth.rules.ts'

const lamp = {
  ...aProduct({ name: 'Desk lamp', basePrice: 4_500, baseQuantity: 7 }),
  shopState: 'LAGOS' as const,
}
const market = { products: [lamp], byId: new Map([[lamp._id, lamp]]) }

const saying = (text: string, own: Partial<AssistantReply> = {}): AssistantReply => ({
  chatbot_response: text,
  recommendations: [],
  comparison: null,
  orders: [],
  asks: false,
  chips: [],
  askShop: null,
  basket: null,
  ...own,
})

const untruthsOf = (text: string) =>
  findUntruths(market, {
    reply: saying(text, { recommendations: [lamp] }),
    messages: ['a lamp'],
    repeats: 'amounts',
    shownBefore: [],
    ownOrderIds: [],
    knownNaira: [],
  })

test.each(['Desk lamp costs ₦3,900.', 'Desk lamp, 23 left.', 'Order 4f2a91c0 is on its way.'])(
  'CHAT-13 the evaluation catches a lie: %s',
  (lie) => {
    expect(untruthsOf(lie)).toHaveLength(1)
  },
)

test('CHAT-13 the evaluation lets the truth pass', () => {
  expect(untruthsOf('Desk lamp costs ₦4,500, 7 left.')).toEqual([])
})

const DENIALS = [
  'Sorry, I see no match for “lamp” here.',
  'I found nothing for “lamp”.',
  "We don't have lamps.",
  'No shop sells that.',
]
test.each(DENIALS)('CHAT-13 the evaluation catches a denial of what there is: %s', (denial) => {
  expect(findFalseNothing(saying(denial), { must: [lamp.name] })).toHaveLength(1)
})

test.each(DENIALS)('CHAT-13 the same is no denial beside what comes near: %s', (text) => {
  expect(findFalseNothing(saying(text, { recommendations: [lamp] }), { must: ['Floor lamp'] })).toEqual([])
})

test.each(["I'm not sure what you mean. Is it something to buy?", "You don't have to subscribe."])(
  'CHAT-13 what denies nothing is no denial: %s',
  (text) => {
    expect(findFalseNothing(saying(text), { must: [lamp.name] })).toEqual([])
  },
)
