import { createCall } from '@ahia/contracts/call'
import { listEmails } from '@ahia/contracts/mailbox'
import { createShop, setShopPassword, verifyShopOtp } from '@ahia/contracts/shop-accounts'
import { getCode, waitForEmail } from '@ahia/testing/emails'
import { PASSWORD } from '@ahia/testing/sign-up'

/** T20: forms that one account may send in an hour. */
export const UPLOADS_AN_HOUR = 20

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
  const email = `merchant-${number}@example.com`
  const stranger = callAs(null)
  await stranger(createShop, { email, acceptedTerms: true })
  const otp = getCode(await waitForEmail(stranger, { to: email }))
  const { token } = await stranger(verifyShopOtp, { email, otp })
  await callAs(token)(setShopPassword, { password: PASSWORD })
  return token
}
