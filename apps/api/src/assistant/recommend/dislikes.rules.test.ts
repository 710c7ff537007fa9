import { expect, test } from 'vitest'
import { readSaid } from '../reading/read-said.rules.ts'
import { wishOfThread } from '../reading/wish-of-thread.rules.ts'
import { isDislike, withDislikes } from './dislikes.rules.ts'

const askedIn = (before: readonly string[], text: string) => {
  const said = readSaid(text)
  const earlier = before.map((one) => ({ said: readSaid(one), productIds: [], orderIds: [] }))
  const wish = wishOfThread(
    earlier.map((turn) => turn.said),
    said,
  )
  return { said, earlier, wish, lookingAt: null, accountId: null, now: new Date(0) }
}

test.each([
  'she does not like perfume',
  'he already has a watch',
  'my wife no dey wear earrings',
  'but he hates caps',
])('CHAT-06 what somebody does not like is told in: %s', (text) => {
  const said = readSaid(text)

  expect(isDislike(said)).toBe(true)
})

test.each(['I have 20k', 'does she like perfume?', 'I like perfume', 'do you have perfume'])(
  'CHAT-06 nothing is disliked in: %s',
  (text) => {
    const { wish } = withDislikes(askedIn(['gift for my wife'], text))

    expect(wish.without).toEqual([])
  },
)

test('CHAT-06 what she does not like is left out of what was wished before, and the budget stays', () => {
  const { wish, said } = withDislikes(askedIn(['gift for my wife, 20k'], 'she does not like perfume'))

  expect(wish).toMatchObject({ without: ['perfume'], maxNaira: 20_000 })
  expect(said.isRefinement).toBe(true)
})

test('CHAT-06 with nothing wished before there is nothing to leave it out of', () => {
  const asked = askedIn([], 'she does not like perfume')

  expect(withDislikes(asked)).toBe(asked)
})
