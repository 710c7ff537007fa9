import { expect, test } from 'vitest'
import { type ListingFacts, listingGaps } from './listing-gaps.ts'

const COMPLETE: ListingFacts = {
  name: 'Ofada rice, 5 kg',
  subtitle: 'Stone-free, this harvest',
  description: 'Grown in Ogun State, milled and sorted by hand in our own kitchen.',
  hasCategory: true,
  basePrice: 9500,
  pictures: 1,
  isCounted: true,
  lacksRegistration: false,
}

test.each<[string, Partial<ListingFacts>, string[]]>([
  ['nothing is missing', {}, []],
  ['the title is short but for spaces', { name: '   Rice   ' }, ['NAME_SHORT']],
  ['four emoji are eight units, but four characters', { name: '🍚🍚🍚🍚' }, ['NAME_SHORT']],
  ['there is no price', { basePrice: null }, ['PRICE_MISSING']],
  ['the price is zero', { basePrice: 0 }, ['PRICE_MISSING']],
  ['nobody typed a quantity', { isCounted: false }, ['QUANTITY_MISSING']],
  [
    'a draft has nothing but a name',
    {
      subtitle: '',
      description: '',
      hasCategory: false,
      basePrice: null,
      pictures: 0,
      isCounted: false,
      lacksRegistration: true,
    },
    [
      'SUBTITLE_SHORT',
      'CATEGORY_MISSING',
      'DESCRIPTION_SHORT',
      'PICTURE_MISSING',
      'PRICE_MISSING',
      'QUANTITY_MISSING',
      'REGISTRATION_MISSING',
    ],
  ],
])('SELL-10 %s', (_title, changed, gaps) => {
  expect(listingGaps({ ...COMPLETE, ...changed })).toEqual(gaps)
})
