import { expect, test } from 'vitest'
import { disputeEntries, disputeStageWords } from './dispute-words.ts'

const dispute = {
  messages: [
    { _id: 'b', by: 'SHOP', asks: null, at: '2026-11-10T09:30:00.000Z', words: 'Packed well', photos: 1 },
    { _id: 'a', by: 'CUSTOMER', asks: null, at: '2026-11-09T14:10:00.000Z', words: 'Cracked', photos: 2 },
    { _id: 'c', by: 'STAFF', asks: 'SHOP', at: '2026-11-11T09:00:00.000Z', words: 'How?', photos: 0 },
  ],
  decisions: [
    {
      round: 1,
      outcome: 'PART',
      amount: 20_000,
      withReturn: true,
      wayBorneBy: 'SHOP',
      words: 'The picture shows a crack.',
      at: '2026-11-16T10:00:00.000Z',
    },
  ],
  appeal: { by: 'SHOP', words: 'It was fine', at: '2026-11-17T10:00:00.000Z' },
} as const

const naira = (amount: number) => `₦${amount}`

test('ADMIN-24 both sides read one column of time, each from its own side', () => {
  const customer = disputeEntries(dispute, 'CUSTOMER', naira)
  const shop = disputeEntries(dispute, 'SHOP', naira)

  expect(customer.map(({ who }) => who)).toEqual([
    'You',
    'The shop',
    'Ahia asks the shop',
    'Ahia has decided',
    'The shop appealed',
  ])
  expect(shop.map(({ who }) => who)).toEqual([
    'The customer',
    'You',
    'Ahia asks you',
    'Ahia has decided',
    'You appealed',
  ])
  expect(customer[3]?.words).toBe(
    'You get ₦20000 back. The items go back to the shop. The shop pays for the return.\nThe picture shows a crack.',
  )
  expect(shop[3]?.words).toContain(
    'The customer gets ₦20000 back. The items go back to you. You pay for the return.',
  )
  expect(customer.filter(({ isOwn }) => isOwn)).toHaveLength(1)
})

test('ADMIN-25 the way back is named only where items go back', () => {
  const [decision] = dispute.decisions
  const wordsOf = (changed: object) =>
    disputeEntries({ ...dispute, decisions: [{ ...decision, ...changed }] }, 'CUSTOMER', naira)[3]?.words

  expect(wordsOf({ withReturn: false })).toBe('You get ₦20000 back.\nThe picture shows a crack.')
  expect(wordsOf({ wayBorneBy: null })).toBe('You get ₦20000 back.\nThe picture shows a crack.')
})

test('ADMIN-26 an appeal is offered while there is time for one, and not after', () => {
  const clock = {
    answerBy: '2026-11-10T09:00:00.000Z',
    escalatesAt: '2026-11-16T09:00:00.000Z',
    decidesBy: null,
    appealUntil: '2026-11-23T10:00:00.000Z',
  }
  const closed = 'This complaint is closed.'

  expect(disputeStageWords({ ...clock, stage: 'DECIDED' }, 'SHOP')).toContain('You can appeal once until')
  expect(disputeStageWords({ ...clock, stage: 'DECIDED', appealUntil: null }, 'SHOP')).toBe(closed)
  expect(disputeStageWords({ ...clock, stage: 'ENDED' }, 'SHOP')).toBe(closed)
})
