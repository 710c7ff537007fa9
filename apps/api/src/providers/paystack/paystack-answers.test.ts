import { expect, test } from 'vitest'
import { disputed } from './paystack-answers.ts'

const read = (facts: object) =>
  disputed.parse({
    id: 358950,
    domain: 'test',
    status: 'awaiting-merchant-feedback',
    resolution: null,
    transaction: { id: 896467688, reference: 'ahia-1' },
    ...facts,
  }).dispute

test('P31 a dispute without amount, reason or deadline is read too', () => {
  expect(read({ refund_amount: null, category: null, dueAt: null, messages: 'none' })).toEqual({
    providerId: '358950',
    providerStatus: 'awaiting-merchant-feedback',
    status: 'open',
    amountKobo: null,
    reason: 'No reason given',
    dueAt: null,
  })
  const fraud = read({
    refund_amount: '5800',
    category: 'fraud',
    messages: [{ body: 'Not\0 mine' }],
    dueAt: '2026-11-18T08:00:00.000Z',
  })
  expect(fraud).toMatchObject({
    amountKobo: 5800,
    reason: 'fraud',
    dueAt: new Date('2026-11-18T08:00:00.000Z'),
  })
})

test('T24 of a dispute only the provider’s category is read, never words that may name a person', () => {
  const messages = [{ body: 'Ada Obi of 12 Ogui Road never bought this' }]

  expect(read({ category: 'chargeback', messages }).reason).toBe('chargeback')
  for (const category of ['Ada Obi, 12 Ogui Road', 'ada@example.com', '0803 123 4567', 7, ''])
    expect(read({ category, messages }).reason).toBe('No reason given')
})

test.each([
  ['resolved', 'declined', 'won'],
  ['resolved', 'merchant-accepted', 'lost'],
  ['resolved', 'auto-accepted', 'lost'],
  ['archived', null, 'won'],
  ['awaiting-bank-feedback', null, 'open'],
  ['resolved', 'something-new', 'open'],
])('P32 a dispute that is %s as %s is %s', (status, resolution, ending) => {
  expect(read({ status, resolution }).status).toBe(ending)
})
