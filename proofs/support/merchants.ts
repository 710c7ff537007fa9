import { createCall } from '@ahia/contracts/call'
import { listEmails } from '@ahia/contracts/developers/mailbox'
import { createShop, loginShop, setShopPassword, verifyShopOtp } from '@ahia/contracts/shop-accounts'
import { waitForCode } from '@ahia/testing/emails'
import { PASSWORD } from '@ahia/testing/sign-up'
import type { Market } from './market.ts'

/** T20: forms that one account may send in an hour. */
export const UPLOADS_AN_HOUR = 20

const emailOf = (number: number): string => `merchant-${number}@example.com`

/** A merchant who has set a password but not yet described the shop. Returns their token. */
export async function becomeMerchant(origin: string, number: number): Promise<string> {
  const network = `10.9.${number}.1`
  const callAs = (bearer: string | null) =>
    createCall({
      baseUrl: `${origin}/api/v1`,
      token: () => bearer,
      fetch: (request) => {
        // The mailbox answers this machine alone, and nobody behind a proxy.
        if (!new URL(request.url).pathname.endsWith(listEmails.path))
          request.headers.set('x-forwarded-for', network)
        return fetch(request)
      },
    })
  const email = emailOf(number)
  const stranger = callAs(null)
  await stranger(createShop, { email, acceptedTerms: true })
  const otp = await waitForCode(stranger, email)
  const { token } = await stranger(verifyShopOtp, { email, otp })
  await callAs(token)(setShopPassword, { password: PASSWORD })
  return token
}

/** Makes a merchant the owner of the demo shop with the most goods, signs them in and returns the session token. */
export async function signInForShop(market: Market, number: number): Promise<string> {
  await market.database.query(
    `update shops set account_id = (select id from accounts where kind = 'SHOP' and email = $1), phone = '0803 123 4567',
       category = 'FOOD', street = '1 Ogui Road', region = 'Enugu', country = 'Nigeria',
       avatar_key = coalesce(avatar_key, 'none')
     where id = (select shop_id from products group by shop_id order by count(*) desc, shop_id limit 1)`,
    [emailOf(number)],
  )
  return signInAgain(market, number)
}

/** Signs in again, because access tokens expire soon. */
export async function signInAgain({ visitors }: Market, number: number): Promise<string> {
  const { token } = await visitors.newcomer()(loginShop, { email: emailOf(number), password: PASSWORD })
  return token
}
