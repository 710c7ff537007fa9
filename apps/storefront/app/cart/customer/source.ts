import type { PartState } from '@ahia/web/parts/part-state'
import type { CartContents, CartSource } from '../cart-source.ts'
import {
  changeCustomerQuantity,
  clearCustomerCart,
  removeCustomerLine,
  restoreCustomerLine,
} from './changes.ts'
import { changeOf } from './customer-cart.rules.ts'
import {
  type CustomerCart,
  followCustomerCart,
  loadCustomerCart,
  loadCustomerCartAgain,
  readCustomerCart,
} from './customer-cart.ts'

let shown: { of: PartState<CustomerCart>; part: PartState<CartContents> } = {
  of: { state: 'loading' },
  part: { state: 'loading' },
}

/** CART-02: the server's cart. */
export const customerSource: CartSource = {
  kind: 'customer',
  subscribe: followCustomerCart,
  read: () => {
    const cart = readCustomerCart()
    if (shown.of !== cart) shown = { of: cart, part: toPart(cart) }
    return shown.part
  },
  loadAgain: loadCustomerCartAgain,
  refresh: async () => {
    const answer = await loadCustomerCart()
    if (answer.state === 'failed') throw new Error(answer.message)
  },
  changeQuantity: (line, { quantity }) => changeCustomerQuantity(line, quantity),
  remove: removeCustomerLine,
  restore: restoreCustomerLine,
  clear: clearCustomerCart,
}

function toPart(cart: PartState<CustomerCart>): PartState<CartContents> {
  if (cart.state !== 'ready') return cart
  const { lines, changes } = cart.value
  return {
    state: 'ready',
    value: { lines, changeOf: ({ id }) => changeOf(changes, id) },
  }
}
