import type { VariantId } from '@ahia/contracts/ids'
import { describe, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { aProduct } from '../../../test/assistant/a-product.ts'
import { rootOf, toProductQuestion } from './asked.rules.ts'
import { answersOf, nearestOf, quote } from './page-lines.rules.ts'

const headphones = aProduct({
  name: 'Over-ear wireless headphones with noise cancelling',
  subtitle: 'Shuts out generator hum on long study nights',
  description:
    'Soft pads and a folding frame that goes into its own case. One charge gives 40 hours, and ten minutes of charging gives three more. A cable is packed too, for the plane. Call 08031234567 for a better price.',
  specifications: {
    Battery: '40 hours',
    Weight: '245 g',
    'In the box': 'Case, AUX cable',
    'Mixes with': 'DOT 3',
  },
})

const value = (value: string, quantity: number) => ({
  _id: newId<VariantId>(),
  value,
  price: 298_000,
  quantity,
  options: [],
})

const machine = aProduct({
  name: 'Front-load washing machine',
  specifications: { Spin: '1,200 turns', Warranty: '1 year' },
  variants: [{ variantName: 'Wash load', variantValues: [value('6 kg', 3), value('8 kg', 0)] }],
})

const answer = (question: string): string => quote(answersOf(headphones, toProductQuestion(question)))

describe('CHAT-10 a question about a product is answered by its page', () => {
  test.each([
    ['how long does the battery last', 'Battery: 40 hours'],
    ['how long does the batery last', 'Battery: 40 hours'],
    ['is it heavy', 'Weight: 245 g'],
    ['what comes with it', 'In the box: Case, AUX cable'],
    ['does it mix with anything', 'Mixes with: DOT 3'],
    ['does it fold', 'a folding frame'],
  ])('%s', (question, line) => {
    expect(answer(question)).toContain(line)
  })

  test.each([
    ['how many kg', 'Wash load: 6 kg; 8 kg (sold out)'],
    ['which wash load is there', 'Wash load: 6 kg; 8 kg (sold out)'],
  ])('and by what can be chosen: %s', (question, line) => {
    expect(quote(answersOf(machine, toProductQuestion(question)))).toContain(line)
  })

  test('a year that was asked for is not answered by a warranty of one year', () => {
    expect(quote(answersOf(machine, toProductQuestion('which year is it from')))).toBe('')
  })

  test.each(['does it have a fingerprint reader', 'who signed it', 'which year was it built'])(
    'and by nothing where it does not say: %s',
    (question) => {
      expect(answer(question)).toBe('')
    },
  )

  test('what is nearest to a question is told where no line surely answers, and never a number to call', () => {
    expect(nearestOf(headphones, 'will the frame survive a long journey by plane')).toContain('folding frame')
    expect(nearestOf(headphones, 'which number do I call')).not.toContain('0803')
    expect(nearestOf(headphones, 'who signed it')).toBe('')
  })

  test('a sentence is quoted as the shop’s own', () => {
    expect(answer('is there a cable for the plane')).toContain(
      'The shop writes: “A cable is packed too, for the plane.”',
    )
  })

  test('T17 numbers to call and other prices are never quoted', () => {
    expect(answer('can I call for a better price')).not.toContain('0803')
  })
})

test('CHAT-10 one word in its forms is one word: charge and charging, batteries and battery, sponges and sponge', () => {
  for (const [one, other] of [
    ['charge', 'charging'],
    ['battery', 'batteries'],
    ['sponge', 'sponges'],
    ['size', 'sizes'],
  ] as const)
    expect(rootOf(one)).toBe(rootOf(other))
})

test('CHAT-10 who asks whether it fits is told the sizes that can be chosen', () => {
  const cuff = aProduct({
    variants: [
      {
        variantName: 'Cuff',
        variantValues: [value('Standard, 22 to 32 cm', 1), value('Large, 22 to 42 cm', 1)],
      },
    ],
  })
  expect(quote(answersOf(cuff, toProductQuestion('will it fit a fat arm')))).toContain('Large, 22 to 42 cm')
})
