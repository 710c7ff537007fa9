import { fromErrorAnswer, noResponse } from '@ahia/contracts/api-error'
import { expect, test } from 'vitest'
import { failureWords } from './failure-words.rules.ts'

const tooMuch = fromErrorAnswer(429, { message: 'Too many requests.', code: 'RATE_LIMITED' })

test.each([
  ['the server’s message', fromErrorAnswer(503, { message: 'Very busy.' }), null, 'Very busy.'],
  ['the status of an answer without one', fromErrorAnswer(502, null), null, 'Error: 502'],
  ['the text of the error', noResponse(null), null, 'No response from server'],
  ['words of its own for anything else', 'strange', null, 'Failed to get recommendations'],
  [
    'when to come back',
    tooMuch,
    '1441',
    "You've sent a lot of messages in a short time. Try again in 25 minutes.",
  ],
  ['a short wait', tooMuch, '1', "You've sent a lot of messages in a short time. Try again in 1 second."],
  ['the server’s message where that is not known', tooMuch, null, 'Too many requests.'],
])('CHAT-02 a failure shows %s', (_, error, retryAfter, words) => {
  expect(failureWords(error, retryAfter)).toBe(words)
})
