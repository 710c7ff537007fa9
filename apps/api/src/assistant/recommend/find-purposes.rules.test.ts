import { expect, test } from 'vitest'
import { findPurposes } from './find-purposes.rules.ts'
import { intentOf } from './intent.rules.ts'

const aimsIn = (topic: string): string[] | null => {
  const sought = findPurposes(topic, intentOf(topic))
  return sought?.isSure ? sought.purposes.map(({ aim }) => aim) : null
}

test.each([
  ['something sweet for a birthday', 'for something sweet'],
  ['our anniversary is on saturday gift for my wife', 'for her'],
  ['my son is going to boarding school what should i get him', 'for school'],
  ['my papa get high bp what can he use', 'to check blood pressure'],
  ['gift for my 7 year old daughter', 'for a girl'],
  ['i want to cook banga what do i need', 'for banga soup'],
  ['my car battery is dead what should i buy', 'for a car that does not start'],
])('CHAT-06 the most specific need is found in: %s', (topic, aim) => {
  const aims = aimsIn(topic)

  expect(aims).toEqual([aim])
})

test.each([
  ['my room dey very hot', 'against the heat'],
  ['sallah clothes for my son', 'for Sallah'],
  ['my best friend is getting married what should i buy for them', 'for a couple'],
  ['suggest a drink without alcohol', 'for something to drink'],
  ['something to make my house smell nice', 'for a house that smells good'],
])('CHAT-06 a need is recognised in different wordings: %s', (topic, aim) => {
  const aims = aimsIn(topic)

  expect(aims).toEqual([aim])
})

test('CHAT-06 the last person named is the one the gift is for', () => {
  const topic = 'gift for my sister . what about for my brother'

  const sought = findPurposes(topic, intentOf(topic), { excluded: [], latest: 'what about for my brother' })

  expect(sought?.purposes.map(({ aim }) => aim)).toEqual(['for him'])
})

test('CHAT-06 something excluded is not a need', () => {
  const topic = 'gift for my wife no alcohol'

  const sought = findPurposes('recommend gift for my wife not alcohol', intentOf(topic), {
    excluded: ['alcohol'],
    latest: topic,
  })

  expect(sought?.purposes.map(({ aim }) => aim)).toEqual(['for her'])
})

test('CHAT-06 two needs at once are both recognised', () => {
  const aims = aimsIn('my room is too hot and nepa no dey what can you recommend')

  expect(aims).toEqual(['against the heat', 'for when there is no light'])
})

test.each(['dog leash under 10k', 'motorcycle helmet', 'jollof rice', 'rechargeable fan', 'wedding ring'])(
  'CHAT-06 a plain product is not a need, even if its name contains a need’s word: %s',
  (topic) => {
    const aims = aimsIn(topic)

    expect(aims).toBeNull()
  },
)
