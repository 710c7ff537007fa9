import { createStoredValue } from '@ahia/web/storage/stored-value'
import { ALL_SELECTED, parseSelection, type Selection } from './selection.rules.ts'

/** On this device, for guest and customer alike. */
export const selection = createStoredValue<Selection>({
  key: 'ahia-cart-selection',
  event: 'cart-selection-changed',
  empty: ALL_SELECTED,
  parse: parseSelection,
})
