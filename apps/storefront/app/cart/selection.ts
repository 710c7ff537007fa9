import { createStoredValue } from '#platform/stored-value.ts'
import { ALL_SELECTED, parseSelection, type Selection } from './selection.rules.ts'

/** On this device, for guest and customer alike. */
export const selection = createStoredValue<Selection>({
  key: 'ahia-cart-selection',
  event: 'cart-selection-changed',
  empty: ALL_SELECTED,
  parse: parseSelection,
})
