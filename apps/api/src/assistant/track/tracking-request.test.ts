import type { AccountId, OrderId, ProductId } from '@ahia/contracts/ids'
import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import type { Conversation, EarlierTurn } from '../conversation.rules.ts'
import { parseMessage } from '../parse/parse-message.rules.ts'
import { toTrackingRequest } from './tracking-request.ts'

type Who = 'customer' | 'guest'

function whichOf(
  message: string,
  who: Who = 'customer',
  earlier: readonly EarlierTurn[] = [],
): string | null {
  const read = parseMessage(message)
  const accountId = who === 'guest' ? null : newId<AccountId>()
  const conversation: Conversation = {
    message: read,
    earlier,
    request: read.request,
    lookingAt: null,
    accountId,
    now: new Date(),
  }
  return toTrackingRequest(conversation)?.which.of ?? null
}

const shown = (...orderIds: OrderId[]): EarlierTurn => ({
  message: parseMessage('my orders'),
  productIds: [],
  orderIds,
})

test.each([
  ['where is my order', 'own'],
  ['abeg wetin dey happen to my parcel', 'own'],
  ['my goods never reach', 'own'],
  ['which of my orders I never pay for?', 'own'],
  ['the fan I ordered never come', 'own'],
  ['abeg wey my load', 'own'],
  ['has the food been delivered?', 'own'],
  ['I paid yesterday, why has it not shipped', 'own'],
  ['status please', 'own'],
  ['has it been delivered', 'own'],
  ['any update?', 'own'],
  ['do I have anything to collect', 'own'],
  ['I want to return the food I bought', 'own'],
  ['when did you deliver my food', 'own'],
  ['did my food arrive', 'own'],
  ['orders from this week', 'own'],
  ['did I buy dog food', 'own'],
  ['last delivered order', 'own'],
  ['order wey I make 3 days ago', 'own'],
  ['Pls track #7BE01D22', 'numbers'],
  ['can I still cancel 4f2a91c0?', 'numbers'],
  ['where is order AB-123456', 'unreadable-number'],
  ["show me Bola's orders", 'somebody-else'],
  ['has my payment reached you', 'own'],
  ['when will the headphones reach me', 'own'],
  ['the food that I bought, has it come?', 'own'],
  ['where is my wife order', 'somebody-else'],
  ['check if my neighbour goods don reach', 'somebody-else'],
])('CHAT-06 "%s" is about existing orders: %s', (message, which) => {
  expect(whichOf(message)).toBe(which)
})

test.each([
  'I want to order jollof rice',
  'recommend something based on my last order',
  'order 10000mAh power bank for me',
  'tracksuit for men',
  'I want to order small chops for today',
  'gps tracker for my car',
  'what goes with what I bought',
  'where can I pick up my order in Abuja',
  'can I pay for my order with USSD',
  'I bought from three different stores, will they come together?',
  'how many unpaid orders can I have',
])('CHAT-06 "%s" is not about existing orders', (message) => {
  expect(whichOf(message)).toBeNull()
})

test('CHAT-06 "that order", "it" and "the other one" refer to the orders shown before', () => {
  const earlier = [shown(newId<OrderId>())]

  expect(whichOf('ok back to that order', 'customer', earlier)).toBe('thread')
  expect(whichOf('has it shipped?', 'customer', earlier)).toBe('thread')
  expect(whichOf('and the other one?', 'customer', earlier)).toBe('rest')
  expect(
    whichOf('has it shipped?', 'customer', [{ ...shown(), productIds: [newId<ProductId>()] }]),
  ).toBeNull()
})

test('CHAT-06 a guest’s question on how to cancel is answered from our pages', () => {
  expect(whichOf('how do I cancel my order', 'guest')).toBeNull()
  expect(whichOf('where is my order', 'guest')).toBe('own')
})

test.each(['I paid since and nobody has called me', 'and the dog food I ordered?'])(
  'CHAT-06 what a customer says they did is about their orders: %s',
  (message) => {
    expect(whichOf(message)).toBe('own')
    expect(whichOf(message, 'guest')).toBeNull()
  },
)

test('CHAT-06 what they bought before is no order to track where something goes with it', () => {
  expect(whichOf('what will go well with the phone I ordered?')).toBeNull()
})
