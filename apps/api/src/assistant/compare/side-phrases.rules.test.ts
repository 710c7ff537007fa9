import { expect, test } from 'vitest'
import { phrasesFor } from './side-phrases.rules.ts'

test('CHAT-06 in "from this shop or that one" the second side is the same product of another shop', () => {
  expect(phrasesFor(['palm oil from mile one', 'okada'], 1)[0]).toBe('palm oil from okada')
  expect(phrasesFor(['crayfish from bonny', 'mile one'], 1)[0]).toBe('crayfish from mile one')
})

test('CHAT-06 a side with a shop of its own keeps it', () => {
  expect(phrasesFor(['eggs from oyingbo', 'snails from okada'], 1)[0]).toBe('snails from okada')
})
