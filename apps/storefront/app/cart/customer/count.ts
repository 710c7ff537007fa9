import { countCart } from '@ahia/contracts/cart'
import { call, dropLeftGrant } from '#session/customer-session.ts'
import { setCustomerCount } from '../use-cart-count.ts'
import { followCartNews } from './follow-cart-news.ts'

/**
 * SHELL-12: while a customer is signed in the server counts, and again after each change of the cart; moving between
 * pages sends no request. Returns how to stop.
 */
export function countCustomerCart(): () => void {
  let asked = 0
  let isOver = false
  const count = async () => {
    dropLeftGrant()
    asked += 1
    const place = asked
    const items = await askForCount()
    if (!isOver && place === asked) setCustomerCount(items) // answers may arrive out of order
  }
  const stopNews = followCartNews(() => void count())
  void count()
  return () => {
    isOver = true
    stopNews()
    setCustomerCount(null)
  }
}

/** SHELL-12: a failed request counts as empty, silently. */
const askForCount = (): Promise<number> =>
  call(countCart, {}).then(
    ({ totalItems }) => totalItems,
    () => 0,
  )
