import { expect, test } from 'vitest'
import { readSaid } from '../reading/read-said.rules.ts'
import { topicOf } from './topic.rules.ts'
import { isTrait, withTraits } from './traits.rules.ts'

const turnOf = (text: string) => ({ said: readSaid(text), productIds: [], orderIds: [] })

const askedIn = (before: readonly string[], text: string) => {
  const said = readSaid(text)
  return {
    said,
    earlier: before.map(turnOf),
    wish: said.wish,
    lookingAt: null,
    accountId: null,
    now: new Date(0),
  }
}

test.each(['he is 8', 'she loves cooking', 'and he is turning 40', 'she likes makeup'])(
  'CHAT-06 somebody is told of in: %s',
  (text) => {
    expect(isTrait(readSaid(text))).toBe(true)
  },
)

test.each(['is he in stock', 'they are too dear', 'I like music', 'cheaper ones'])(
  'CHAT-06 nobody is told of in: %s',
  (text) => {
    expect(isTrait(readSaid(text))).toBe(false)
  },
)

test('CHAT-06 who a gift is for stays known when their age and then a budget is told', () => {
  const asked = withTraits(askedIn(['gift for my son', 'he is 8'], 'not more than 12k'))

  expect(topicOf(asked)).toContain('son')
  expect(asked.wish).toMatchObject({ maxNaira: 12_000 })
  expect(asked.wish.words).not.toContain('8')
})

test('CHAT-06 what is said first is no trait of anybody', () => {
  const asked = askedIn([], 'she loves cooking')

  expect(withTraits(asked)).toBe(asked)
})
