import { expect, test } from 'vitest'
import { seededRandom } from '../seeded-random.ts'
import { type ProductLook, productScenes } from './product-scenes.ts'

const look: ProductLook = {
  name: 'Ofada rice, 5 kg',
  category: 'GROCERY',
  main: 'sack',
  beside: ['emoji:1f33e', 'emoji:1f35a'],
  hue: 0,
  count: 1,
  place: 0,
}

const artsOf = ({ back, lead, front }: ReturnType<typeof productScenes>[number]) =>
  [...back, lead, ...front].map(({ art }) => art)

test('the same product is composed the same way every time, another one slightly differently', () => {
  expect(productScenes(look)).toEqual(productScenes(look))
  expect(productScenes({ ...look, name: 'Ofada rice, 10 kg' })).not.toEqual(productScenes(look))
})

test('the first image shows only the product, in the right number', () => {
  expect(artsOf(productScenes(look)[0])).toEqual(['sack'])
  expect(artsOf(productScenes({ ...look, count: 3 })[0])).toEqual(['sack', 'sack', 'sack'])
})

test('the third image shows the product with its companions', () => {
  expect(artsOf(productScenes(look)[2]).toSorted()).toEqual(['emoji:1f33e', 'emoji:1f35a', 'sack'])
})

test('seeded random numbers stay within the requested range', () => {
  const chance = seededRandom('any words')

  for (let time = 0; time < 200; time++) {
    const share = chance.between(-2, 3)
    expect(share).toBeGreaterThanOrEqual(-2)
    expect(share).toBeLessThan(3)
  }
})

test('WIN-15 neighbours in a list of one category stand on different grounds, and all pictures of a product on its own', () => {
  const huesOf = (place: number) => productScenes({ ...look, place }).map(({ ground }) => ground.hue)
  const first = Array.from({ length: 24 }, (_, place) => huesOf(place)[0])

  // Beside each other, and above each other in two to five columns.
  for (const apart of [1, 2, 3, 4, 5])
    expect(first.filter((hue, at) => hue === first[at + apart])).toEqual([])
  const [own, group, company] = huesOf(3)
  expect([group, company]).toEqual([own, own])
})
