import { readFileSync } from 'node:fs'
import path from 'node:path'
import { CATEGORIES } from '@ahia/reference/categories'
import { expect, test } from 'vitest'
import { GROUNDS } from './grounds.ts'

const STOREFRONT = path.resolve(import.meta.dirname, '../../../../apps/storefront/app')

test('PIC-13 the storefront paints the ground of drawn goods until their picture has arrived', () => {
  const css = readFileSync(path.join(STOREFRONT, 'catalog/categories/category-grounds.css'), 'utf8')
  const painted = [...css.matchAll(/\[data-ground="(\w+)"\] \{\s*--ground: light-dark\((#\w+),/g)]

  expect(painted.map(([, category, light]) => [category, light])).toEqual(
    CATEGORIES.map((category) => [category, GROUNDS[`${category} studio`].light]),
  )
})
