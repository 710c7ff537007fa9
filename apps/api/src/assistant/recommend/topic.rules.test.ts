import { expect, test } from 'vitest'
import { parseMessage } from '../parse/parse-message.rules.ts'
import { findPurposes } from './find-purposes.rules.ts'
import { intentOf } from './intent.rules.ts'
import { topicOf } from './topic.rules.ts'

const aimsOf = (text: string): string[] | undefined => {
  const topic = topicOf({ message: parseMessage(text), earlier: [] })
  return findPurposes(topic, intentOf(topic))?.purposes.map(({ aim }) => aim)
}

test.each([
  ['what food can I order for my daughter birthday, 15 children', 'for many guests'],
  ['food for naming ceremony, 50 people', 'for many guests'],
  ['food for office party, 20 people', 'for an office party'],
  ['lunch for my team', 'for an office party'],
  ['gift for my husband, our wedding anniversary', 'for him'],
])('CHAT-06 %s is %s', (text, aim) => {
  expect(aimsOf(text)).toEqual([aim])
})

test('CHAT-06 the number of people a product is made for does not make it a party', () => {
  expect(topicOf({ message: parseMessage('tent for 6 people'), earlier: [] })).not.toContain('feed')
})
