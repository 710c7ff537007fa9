import { expect, test } from 'vitest'
import { readSaid } from '../reading/read-said.rules.ts'
import { heard } from './heard.ts'
import { mostLikelyMeant } from './overheard.ts'

function meantBy(written: string): string | null {
  const said = readSaid(written)
  const asked = { said, earlier: [], wish: said.wish, lookingAt: null, accountId: null, now: new Date() }
  return mostLikelyMeant({ asked, text: heard(said) })
}

test.each([
  ['can I do transfer?', 'how do i pay'],
  ['percentage on jewelry', 'what commission do you take'],
  ['what happens after the trial', 'how much are the merchant packages'],
  ['i want to use my card', 'how do i pay'],
])('CHAT-06 "%s" is taken for what it most likely means', (said, question) => {
  expect(meantBy(said)).toBe(question)
})

test.each([
  'credit card wallet',
  'app controlled bulb',
  'oatmeal cookies',
  'sneakers with good reviews',
  'show me a safe under 50k',
])('CHAT-06 "%s" may be about goods', (said) => {
  expect(meantBy(said)).toBeNull()
})
