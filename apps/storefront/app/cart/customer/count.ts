import { countCart } from '@ahia/contracts/cart'
import { call, dropLeftGrant } from '#session/customer-session.ts'
import { followCountShown, isCountShown, setCustomerCount } from '../use-cart-count.ts'
import { followCartNews } from './follow-cart-news.ts'

/**
 * SHELL-12: while a customer is signed in the server counts, and again after each change of the cart; moving between
 * pages sends no request. WIN-78: neither does a page without a badge, as checkout has the cart itself and asks for an
 * estimate instead. Returns how to stop.
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
  let isDue = true
  const countOnceShown = () => {
    if (!isDue || !isCountShown()) return
    isDue = false
    void count()
  }
  const stopNews = followCartNews(() => {
    isDue = true
    countOnceShown()
  })
  const stopShown = followCountShown(countOnceShown)
  countOnceShown()
  return () => {
    isOver = true
    stopNews()
    stopShown()
    setCustomerCount(null)
  }
}

/** SHELL-12: a failed request counts as empty, silently. */
const askForCount = (): Promise<number> =>
  call(countCart, {}).then(
    ({ totalItems }) => totalItems,
    () => 0,
  )
