import { expect, test } from 'vitest'
import { aboutWork } from './about-work.rules.ts'

test.each([
  ['NEW_SHOP', 'Mama Ngozi · FOOD · Enugu', 'Mama Ngozi · Food · Enugu'],
  ['CHANGED_SHOP', 'Paws · PET · Port Harcourt', 'Paws · Pets · Port Harcourt'],
  ['NEW_SHOP', 'Shop · no category · Lagos', 'Shop · no category · Lagos'],
  ['NEW_SHOP', 'A · FOOD · B · TECH · Lagos', 'A · FOOD · B · Tech · Lagos'],
  ['NEW_SHOP', 'Shop · SOAP · Lagos', 'Shop · SOAP · Lagos'],
  ['SUSPENSION_ANSWER', 'Mama · FOOD · Enugu', 'Mama · FOOD · Enugu'],
] as const)('ADMIN-12 %s about %s reads %s', (kind, about, words) => {
  expect(aboutWork({ kind, about })).toBe(words)
})
