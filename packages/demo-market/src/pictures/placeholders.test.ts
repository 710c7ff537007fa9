import { expect, test } from 'vitest'
import { demoShops } from '../demo-shops.ts'
import { readPlaceholders } from './placeholders.ts'
import { planPictures } from './plan-pictures.ts'

test('every cover has its placeholder, and none is left over (else run npm run paint)', async () => {
  const { picturesOf } = await planPictures(demoShops)
  const covers = demoShops.flatMap(({ products }) => products.map((product) => picturesOf(product)[0]?.key))

  expect(Object.keys(await readPlaceholders()).toSorted()).toEqual([...new Set(covers)].toSorted())
})
