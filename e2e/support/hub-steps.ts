import { loginShop } from '@ahia/contracts/shop-accounts'
import { DEMO_SELLER } from '@ahia/testing/seller/demo-shop'
import type { Page } from '@playwright/test'
import { callAs } from './customer.ts'
import type { Market } from './test.ts'

export { DEMO_SELLER }

type Seller = { email: string; password: string }

/** Signs a shop in before the next page load, and returns its token. Only once, so that a logout lasts. */
export async function signInShop(page: Page, market: Market, seller: Seller = DEMO_SELLER): Promise<string> {
  const shop = await callAs(market)(loginShop, seller)
  await page.addInitScript(
    ({ text, token }) => {
      if (sessionStorage.getItem('hub-signed-in-with') === token) return
      sessionStorage.setItem('hub-signed-in-with', token)
      localStorage.setItem('shop', text)
    },
    { text: JSON.stringify(shop), token: shop.token },
  )
  return shop.token
}
