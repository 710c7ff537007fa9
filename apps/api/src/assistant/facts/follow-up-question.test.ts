import type { ProductId } from '@ahia/contracts/ids'
import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { parseMessage } from '../reading/parse-message.rules.ts'
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

test('CHAT-04 another place alone asks the same question of that place', () => {
  expect(inFull('how much is delivery to Lagos', 'and Abuja?')).toBe('how much is delivery to and Abuja?')
  expect(inFull('do you deliver to Kano', 'what about Enugu?')).toBe('do you deliver to what about Enugu?')
})

test('CHAT-04 how long and how much ask on about what was asked before', () => {
  expect(inFull('how do I return something', 'how many days')).toBe('how do I return something how many days')
})

test('CHAT-04 the commission of another trade is asked for by its name alone', () => {
  expect(inFull('what is the commission?', 'for gadgets?')).toBe('what is the commission? for gadgets?')
  expect(inFull('how do I pay', 'for gadgets?')).toBeNull()
})

test('CHAT-04 what names goods, or comes after goods were shown, stands on its own', () => {
  expect(inFull('how much is delivery to Lagos', 'sneakers in Abuja')).toBeNull()
  expect(inFull('sneakers', 'how much', 'products')).toBeNull()
})
