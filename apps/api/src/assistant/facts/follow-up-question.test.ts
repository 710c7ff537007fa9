import type { ProductId } from '@ahia/contracts/ids'
import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { parseMessage } from '../parse/parse-message.rules.ts'
import { withContext } from './follow-up-question.ts'

type Shown = 'nothing' | 'products'

/** What a second message asks in the light of the first. */
function inFull(first: string, second: string, shown: Shown = 'nothing'): string | null {
  const message = parseMessage(second)
  const productIds = shown === 'products' ? [newId<ProductId>()] : []
  const earlier = [{ message: parseMessage(first), productIds, orderIds: [] }]
  const conversation = {
    message,
    earlier,
    request: message.request,
    lookingAt: null,
    accountId: null,
    now: new Date(),
  }
  return withContext(conversation)?.message.text.replace(/\s+/g, ' ') ?? null
}

test('CHAT-04 another place alone repeats the question for that place', () => {
  expect(inFull('how much is delivery to Lagos', 'and Abuja?')).toBe('how much is delivery to and Abuja?')
  expect(inFull('do you deliver to Kano', 'what about Enugu?')).toBe('do you deliver to what about Enugu?')
})

test('CHAT-04 "how long" and "how much" continue the previous question', () => {
  expect(inFull('how do I return something', 'how many days')).toBe('how do I return something how many days')
})

test('CHAT-04 a category alone repeats the commission question for it', () => {
  expect(inFull('what is the commission?', 'for gadgets?')).toBe('what is the commission? for gadgets?')
  expect(inFull('how do I pay', 'for gadgets?')).toBeNull()
})

test('CHAT-04 a message that names products, or follows products shown, is a new request', () => {
  expect(inFull('how much is delivery to Lagos', 'sneakers in Abuja')).toBeNull()
  expect(inFull('sneakers', 'how much', 'products')).toBeNull()
})
