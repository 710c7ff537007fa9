import { expect, test } from 'vitest'
import { intentOf } from './intent.rules.ts'

test.each([
  'wetin i go take chop this',
  'wetin i fit use chop this soup',
  'wetin i go take soak this garri',
  'which shoe go fit this dress',
  'which swallow for this soup',
  'what drink go follow suya',
  'what goes with this',
])('CHAT-06 a request for matching products is recognised in: %s', (text) => {
  const { wantsCompanions } = intentOf(text)

  expect(wantsCompanions).toBe(true)
})

test.each(['mosquito no dey let me sleep', 'what food can i order', 'which gift should i buy'])(
  'CHAT-06 a request for advice is recognised in: %s',
  (text) => {
    const { wantsAdvice } = intentOf(text)

    expect(wantsAdvice).toBe(true)
  },
)

test.each(['jollof rice', 'shoes size 42', 'how much is this', 'do you have fried rice'])(
  'CHAT-06 a plain request asks for neither advice nor matching products: %s',
  (text) => {
    const { wantsAdvice, wantsCompanions } = intentOf(text)

    expect({ wantsAdvice, wantsCompanions }).toEqual({ wantsAdvice: false, wantsCompanions: false })
  },
)
