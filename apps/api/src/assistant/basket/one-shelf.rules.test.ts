import type { Product } from '@ahia/contracts/catalog'
import { expect, test } from 'vitest'
import { aProduct } from '../../../test/assistant/a-product.ts'
import { NO_REQUEST } from '../parse/no-request.rules.ts'
import { rootsIn } from '../product/asked.rules.ts'
import { lineOf } from './basket-line.rules.ts'
import { ofOneShelf, type ThingOffers } from './one-shelf.rules.ts'

const offers = (root: string, goods: readonly Partial<Product>[], isSure = true): ThingOffers => ({
  lines: goods.flatMap((own) => lineOf(aProduct(own), NO_REQUEST) ?? []),
  isSure,
  roots: new Set(rootsIn(root)),
  soldOut: null,
})
const firstOf = (found: readonly ThingOffers[]) => found.map(({ lines: [first] }) => first?.name ?? null)

const shampoo = offers('shampoo', [{ name: 'Car shampoo', category: 'AUTOMOTIVES' }])

test('CHAT-11 of what matches equally well, the shelf of the other things decides', () => {
  const sponge = offers('sponge', [
    { name: 'Body sponge', category: 'SPA' },
    { name: 'Car wash sponge', category: 'AUTOMOTIVES' },
  ])

  expect(firstOf(ofOneShelf([shampoo, sponge]))).toEqual(['Car shampoo', 'Car wash sponge'])
})

test('CHAT-11 a better match stays first, whatever shelf it is on', () => {
  const sponge = {
    ...offers('sponge', [
      { name: 'Body sponge', category: 'SPA' },
      { name: 'Car mitt', category: 'AUTOMOTIVES' },
    ]),
  }

  expect(firstOf(ofOneShelf([shampoo, sponge]))).toEqual(['Car shampoo', 'Body sponge'])
})

test('CHAT-11 what only might be it is left out on another shelf than the rest', () => {
  const meter = offers('sugar', [{ name: 'Blood sugar meter', category: 'HEALTH' }], false)
  const polish = offers('polish', [{ name: 'Dashboard polish', category: 'AUTOMOTIVES' }], false)

  expect(firstOf(ofOneShelf([shampoo, meter, polish]))).toEqual(['Car shampoo', null, 'Dashboard polish'])
})
