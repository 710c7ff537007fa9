/** Where somebody who signs in on the way to the checkout came from. */
export type CheckoutOrigin = 'cart' | 'product'

/** WIN-20: the checkout says in its address what to order, as a sign-in in between loses the navigation's state. */
export const checkoutPath = (from: CheckoutOrigin): string => `/checkout?from=${from}`

/** From which page the checkout at this path was opened; 'unknown' without a note, null when it is another page. */
export function checkoutOrigin(path: string): CheckoutOrigin | 'unknown' | null {
  const [pathname, search = ''] = path.split('?')
  if (pathname !== '/checkout') return null
  const from = new URLSearchParams(search).get('from')
  return from === 'cart' || from === 'product' ? from : 'unknown'
}
