import { expect, test } from 'vitest'
import { causeOf, describeFindings, type Finding } from './finding-groups.ts'

const finding = (name: string, more: Partial<Finding> = {}): Finding => ({
  name,
  target: 'POST /cart/add',
  fault: 'answers 500',
  cause: 'INTERNAL',
  details: `details of ${name}`,
  ...more,
})

test('R16: a finding is not hidden behind many of another kind', () => {
  const many = Array.from({ length: 60 }, (_, at) => finding(String(at + 1)))
  const shown = describeFindings(
    [...many, finding('61', { target: 'GET /cart' }), finding('62', { cause: 'UNAVAILABLE: 57014' })],
    7,
  )
  expect(shown).toEqual([
    '✗ 60 × POST /cart/add answers 500 (INTERNAL): --seed 7 --only 1\n      details of 1',
    '✗ 1 × GET /cart answers 500 (INTERNAL): --seed 7 --only 61\n      details of 61',
    '✗ 1 × POST /cart/add answers 500 (UNAVAILABLE: 57014): --seed 7 --only 62\n      details of 62',
  ])
})

test('R16: a finding says what the log of the market says of it', () => {
  const body = JSON.stringify({ code: 'INTERNAL', requestId: 'b' })
  const log = [
    'Market http://localhost:1',
    JSON.stringify({ requestId: 'a', err: { message: 'another' } }),
    JSON.stringify({ requestId: 'b', err: { message: 'out of range', cause: { code: '22003' } } }),
  ].join('\n')
  expect(causeOf({ body }, log)).toBe('INTERNAL: out of range: 22003')
  expect(causeOf({ body: JSON.stringify({ code: 'UNAVAILABLE', requestId: 'c' }) }, log)).toBe('UNAVAILABLE')
  expect(causeOf({ body: '<html>' }, log)).toBe('')
})
