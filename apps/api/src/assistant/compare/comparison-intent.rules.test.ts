import { expect, test } from 'vitest'
import { type ComparisonKind, comparisonKindOf } from './comparison-intent.rules.ts'

test.each<[message: string, comparison: ComparisonKind | null]>([
  ['compare kettle and toaster', 'compare'],
  ['kettle vs toaster', 'compare'],
  ['between kettle and toaster, which one cheap pass', 'compare'],
  ['is the kettle cheaper than the toaster?', 'compare'],
  ['help me choose between the kettle and the toaster', 'compare'],
  ['does the kettle cost more than the toaster', 'compare'],
  ['kettle or toaster?', 'either'],
  ['kettle from one shop and kettle from another, who cheap pass', 'either'],
  ['4K tv or projector?', 'either'],
  ['kettle and toaster, wey one dear pass?', 'either'],
  ['I need kettle abi toaster, which one better', 'either'],
  ['so which one cheap pass?', 'which'],
  ['which of them has the best rating', 'which'],
  ['which one can I return longer?', 'which'],
  ['which should I buy?', 'which'],
  ['which one is cheaper between the first two', 'which'],
  ['what differentiates ofada from basmati', 'compare'],
  ['which power bank has the best rating', null],
  ['crate of egg, which one cheap pass?', null],
  ['I need shoes or a bag', null],
  ['do you have kettle or toaster', null],
  ['kettle or toaster under 20k', null],
  ['beads or earrings for my wife', null],
  ['is delivery more than 3 days?', null],
  ['cheaper ones', null],
  ['help me pick a phone between 100k and 200k', null],
  ['which states do you deliver to?', null],
])('CHAT-06 how a comparison is asked for in: %s', (message, comparison) => {
  expect(comparisonKindOf(message)).toBe(comparison)
})
