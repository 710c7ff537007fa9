import { expect, test } from 'vitest'
import { parseMessage } from '../parse/parse-message.rules.ts'
import { requestOfConversation } from '../parse/request-of-conversation.rules.ts'
import { isDislike, withDislikes } from './dislikes.rules.ts'

const conversationOf = (before: readonly string[], text: string) => {
  const message = parseMessage(text)
  const earlier = before.map((one) => ({ message: parseMessage(one), productIds: [], orderIds: [] }))
  const request = requestOfConversation(
    earlier.map((turn) => turn.message),
    message,
  )
  return { message, earlier, request, lookingAt: null, accountId: null, now: new Date(0) }
}

test.each([
  'she does not like perfume',
  'he already has a watch',
  'my wife no dey wear earrings',
  'but he hates caps',
])('CHAT-06 a dislike is recognised in: %s', (text) => {
  const message = parseMessage(text)

  expect(isDislike(message)).toBe(true)
})

test.each(['I have 20k', 'does she like perfume?', 'I like perfume', 'do you have perfume'])(
  'CHAT-06 no dislike is found in: %s',
  (text) => {
    const { request } = withDislikes(conversationOf(['gift for my wife'], text))

    expect(request.without).toEqual([])
  },
)

test('CHAT-06 a dislike is excluded from the earlier request, and the budget stays', () => {
  const { request, message } = withDislikes(
    conversationOf(['gift for my wife, 20k'], 'she does not like perfume'),
  )

  expect(request).toMatchObject({ without: ['perfume'], maxNaira: 20_000 })
  expect(message.isRefinement).toBe(true)
})

test('CHAT-06 a dislike without an earlier request changes nothing', () => {
  const conversation = conversationOf([], 'she does not like perfume')

  expect(withDislikes(conversation)).toBe(conversation)
})
