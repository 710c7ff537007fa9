import { expect, test } from 'vitest'
import { MORE, PHONE_TABS, TABS, tabOf } from './tabs.ts'

test('SELL-02 a page belongs to the tab that it is below, Home only to itself', () => {
  expect(tabOf('/seller')?.label).toBe('Home')
  expect(tabOf('/seller/')?.label).toBe('Home')
  expect(tabOf('/seller/questions')?.label).toBe('Questions')
  expect(tabOf('/seller/questions/0a1b')?.label).toBe('Questions')
  expect(tabOf('/seller/more')).toBe(MORE)
  expect(tabOf('/seller/questionsx')).toBeNull()
})

test('SELL-02 at most five tabs stand at the bottom of a phone, and no address twice', () => {
  expect(PHONE_TABS.length).toBeLessThanOrEqual(5)
  expect(new Set([...TABS, MORE].map(({ to }) => to)).size).toBe(TABS.length + 1)
})
