import { expect, test } from 'vitest'
import { aProduct } from '../../../test/assistant/a-product.ts'
import { figuresIn } from './aspect-values.rules.ts'
import { comparesByAspect, describeAspect, describePerUnit } from './by-aspect.rules.ts'

const student = aProduct({ name: 'Student laptop', specifications: { Battery: '8 hours', Weight: '1.3 kg' } })
const office = aProduct({ name: 'Office laptop', specifications: { Battery: '7 hours', Weight: '1,700 g' } })
const silent = aProduct({ name: 'Silent laptop' })

test('CHAT-11 the one with most of it is told first, with the row of each', () => {
  expect(describeAspect([office, student], 'which lasts longest on battery')?.text).toBe(
    "That's Student laptop (Battery: 8 hours). Against it: Office laptop (Battery: 7 hours).",
  )
})

test('CHAT-11 weights are compared in one unit, and the lightest is the least', () => {
  expect(describeAspect([office, student, silent], 'which one is the lightest')?.text).toBe(
    "That's Student laptop (Weight: 1.3 kg). Against it: Office laptop (Weight: 1,700 g); Silent laptop (its page doesn't say).",
  )
})

test('CHAT-11 where pages do not tell, nothing is decided', () => {
  expect(describeAspect([silent, aProduct({ name: 'Other' })], 'which one is the lightest')).toBeNull()
})

test('CHAT-11 figures are read in words, in spans and with their units', () => {
  expect(figuresIn('Runs nine hours')).toEqual([{ kind: 'time', amount: 540 }])
  expect(figuresIn('12 to 40 hours').map(({ amount }) => amount)).toEqual([720, 2_400])
  expect(figuresIn('29 %')).toEqual([{ kind: 'share', amount: 29 }])
})

test('CHAT-11 what one kilo costs is reckoned from the choices', () => {
  const small = aProduct({ name: 'Brown beans, 5 kg', basePrice: 9_500 })
  const large = aProduct({ name: 'Honey beans, 2 kg', basePrice: 4_400 })

  expect(describePerUnit([large, small], 'which is cheaper per kilo')).toBe(
    'The cheapest is Brown beans at ₦1,900 a kilo. Against it: Honey beans at ₦2,200 a kilo.',
  )
})

test.each([
  ['which one is lighter', true],
  ['which has more memory', true],
  ['which is cheaper', false],
  ['show me laptops', false],
])('CHAT-11 "%s" compares by an aspect: %s', (question, isSo) => {
  expect(comparesByAspect(question)).toBe(isSo)
})
