import { signedInEmail } from '#session/customer-session.ts'
import type { NewGuestLine } from './guest/guest-cart.rules.ts'
import { addToGuestCart } from './guest/guest-cart.ts'

/** CART-02: into the guest's or the customer's cart. Rejects with a message for the shopper. */
export const addToCart = (line: NewGuestLine): Promise<void> =>
  signedInEmail() === null ? addToGuestCart(line) : addAsCustomer(line)

/** Guests never need it, so it is fetched on first use. */
async function addAsCustomer(line: NewGuestLine): Promise<void> {
  const changes = await import('./customer/changes.ts').catch(() => null)
  if (!changes) throw new Error('Failed to add item to cart')
  await changes.addToCustomerCart(line)
}
