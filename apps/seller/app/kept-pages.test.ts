import { expect, test } from 'vitest'
import { PAGES, pageOf } from '#worker/strategy.rules.ts'
import { routes } from './routes.ts'

test('SELL-54 every screen of the hub has a kept page', () => {
  const kept: readonly string[] = PAGES
  const screens = routes.map(({ path }) => pageOf(path))

  expect(screens.filter((page) => !kept.includes(page))).toEqual([])
})
