import { expect, test } from 'vitest'
import { readProviderEvent } from './provider-event.rules.ts'

const read = (event: unknown) => {
  const { body: _, ...about } = readProviderEvent(JSON.stringify(event), 'print')
  return about
}

test('P10 the subject of an event is found in the field of its kind', () => {
  expect(read({ event: 'charge.success', data: { id: 30, reference: 'ahia-1' } })).toEqual({
    event: 'charge.success',
    subject: '30',
    reference: 'ahia-1',
  })
  expect(
    read({ event: 'refund.processed', data: { transaction_reference: 'ahia-1', refund_reference: 'R1' } }),
  ).toEqual({ event: 'refund.processed', subject: 'R1', reference: 'ahia-1' })
  expect(
    read({ event: 'charge.dispute.create', data: { id: 5, transaction: { reference: 'ahia-1' } } }),
  ).toEqual({
    event: 'charge.dispute.create',
    subject: '5',
    reference: 'ahia-1',
  })
})

test('I14 a repeated event is recognised, and events without an id differ by their bytes', () => {
  expect(read({ event: 'x', data: {} })).toEqual({ event: 'x', subject: 'print', reference: '' })
  expect(readProviderEvent('not JSON', 'print')).toEqual({
    event: 'unreadable',
    subject: 'print',
    reference: '',
    body: { base64: Buffer.from('not JSON').toString('base64') },
  })
})
