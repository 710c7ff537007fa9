import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseMessage } from './parse-message.rules.ts'

const budgetOf = (text: string) => {
  const { minNaira, maxNaira } = parseMessage(text).request
  return [minNaira, maxNaira]
}

test.each([
  ['fan under 60k', 60_000],
  ['phones below N150000', 150_000],
  ['sneakers N15k', 15_000],
  ['₦50,000 max for a gift', 50_000],
  ['sun glasses 10,000 naira max', 10_000],
  ['bag 50 000 naira', 50_000],
  ['#5000 shoes', 5_000],
  ['laptop below four hundred thousand naira', 400_000],
  ['cap for five hundred naira', 500],
  ['freezer, budget half a million', 500_000],
  ['twenty-five thousand naira perfume', 25_000],
  ['I get twenty k', 20_000],
  ['inverter under 1.5m', 1_500_000],
  ['fan, make e no pass 60 thousand', 60_000],
  ['power bank wey no pass 15k', 15_000],
  ['gas cooker, my money na 350,000', 350_000],
  ['15k dey my hand', 15_000],
  ['nothing above 15k', 15_000],
  ['shoes, 10k', 10_000],
  ['not more than 20000', 20_000],
  ['20000', 20_000],
  ['my children gave me 170,000 for a wheelchair', 170_000],
  ['I can afford 5,000 for a gift', 5_000],
  ['I do not want to spend more than 25k', 25_000],
  ['a wig for 60000', 60_000],
])('CHAT-06 %s: at most %i naira', (text, maxNaira) => {
  expect(budgetOf(text)).toEqual([null, maxNaira])
})

test.each([
  ['perfume between 20k and 30k', 20_000, 30_000],
  ['10-20k perfume', 10_000, 20_000],
  ['N10k to N15k', 10_000, 15_000],
  ['skin care from 5,000 - 10,000', 5_000, 10_000],
  ['shoes 20000 to 40000', 20_000, 40_000],
  ['between 5 and 10 thousand', 5_000, 10_000],
  ['between twenty thousand and thirty thousand naira', 20_000, 30_000],
  ['above 100k but below 200k', 100_000, 200_000],
  ['sneakers from 40k and above', 40_000, null],
  ['not less than 50k', 50_000, null],
  ['watch wey pass 50k', 50_000, null],
  ['at least 5,000 naira', 5_000, null],
  ['shoes around 40k', 30_000, 50_000],
])('CHAT-06 %s: from %s to %s naira', (text, minNaira, maxNaira) => {
  expect(budgetOf(text)).toEqual([minNaira, maxNaira])
})

test.each([
  'power bank 20,000 mAh',
  '50 kg rice',
  'size 42 sneakers',
  '5G phone',
  'order 4f2a91c0',
  'mattress 6 by 6',
  '12 inch fan',
  'call me on 08031234567',
  'food for 20 people',
  'car battery for 2009 model',
  '4k TV',
  'extension cable 3 m',
  '70 % alcohol',
  'iPhone 15 256gb',
])('CHAT-06 %s has no amount in naira', (text) => {
  expect(budgetOf(text)).toEqual([null, null])
})

test('CHAT-06 an amount is the same in all spellings', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 999 }),
      fc.constantFrom('under', 'below', 'not more than'),
      (thousands, limit) => {
        const naira = thousands * 1_000
        const spellings = [
          `${thousands}k`,
          `₦${naira.toLocaleString('en')}`,
          `N${naira}`,
          `${thousands} thousand`,
          `${naira} naira`,
        ]

        expect(spellings.map((spelling) => budgetOf(`shoes ${limit} ${spelling}`))).toEqual(
          spellings.map(() => [null, naira]),
        )
      },
    ),
  )
})

test('CHAT-06 how far a car has gone is no price', () => {
  expect(budgetOf('which oil for an old engine above 120,000 km?')).toEqual([null, null])
})
