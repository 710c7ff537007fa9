import { expect, test } from 'vitest'
import { parseMessage } from '../parse/parse-message.rules.ts'
import { mostLikelyCandidate } from './fallback-topic.ts'
import { normalise } from './normalise.ts'

function fallbackFor(written: string): string | null {
  const message = parseMessage(written)
  const conversation = {
    message,
    earlier: [],
    request: message.request,
    lookingAt: null,
    accountId: null,
    now: new Date(),
  }
  return mostLikelyCandidate({ conversation, text: normalise(message) })
}

test.each([
  ['can I do transfer?', 'how do i pay'],
  ['percentage on jewelry', 'what commission do you take'],
  ['what happens after the trial', 'how much are the merchant packages'],
  ['i want to use my card', 'how do i pay'],
])('CHAT-06 "%s" is matched to its most likely question', (message, question) => {
  expect(fallbackFor(message)).toBe(question)
})

test.each([
  'credit card wallet',
  'app controlled bulb',
  'oatmeal cookies',
  'sneakers with good reviews',
  'show me a safe under 50k',
])('CHAT-06 "%s" may be about products', (message) => {
  expect(fallbackFor(message)).toBeNull()
})
