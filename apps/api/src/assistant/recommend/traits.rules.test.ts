import { expect, test } from 'vitest'
import { parseMessage } from '../parse/parse-message.rules.ts'
import { topicOf } from './topic.rules.ts'
import { isTrait, withTraits } from './traits.rules.ts'

const turnOf = (text: string) => ({ message: parseMessage(text), productIds: [], orderIds: [] })

const conversationOf = (before: readonly string[], text: string) => {
  const message = parseMessage(text)
  return {
    message,
    earlier: before.map(turnOf),
    request: message.request,
    lookingAt: null,
    accountId: null,
    now: new Date(0),
  }
}

test.each(['he is 8', 'she loves cooking', 'and he is turning 40', 'she likes makeup'])(
  'CHAT-06 a person’s trait is recognised in: %s',
  (text) => {
    expect(isTrait(parseMessage(text))).toBe(true)
  },
)

test.each(['is he in stock', 'they are too dear', 'I like music', 'cheaper ones'])(
  'CHAT-06 no person’s trait is found in: %s',
  (text) => {
    expect(isTrait(parseMessage(text))).toBe(false)
  },
)

test('CHAT-06 the recipient of a gift stays known when age and budget follow', () => {
  const conversation = withTraits(conversationOf(['gift for my son', 'he is 8'], 'not more than 12k'))

  expect(topicOf(conversation)).toContain('son')
  expect(conversation.request).toMatchObject({ maxNaira: 12_000 })
  expect(conversation.request.words).not.toContain('8')
})

test('CHAT-06 a trait in the first message is ignored', () => {
  const conversation = conversationOf([], 'she loves cooking')

  expect(withTraits(conversation)).toBe(conversation)
})
