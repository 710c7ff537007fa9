import { checkout } from '@ahia/contracts/checkout'
import { Hono } from 'hono'
import type { AccountsDeps } from '#accounts/accounts-deps.ts'
import { signedIn } from '#accounts/sessions/bearer.ts'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import type { CheckoutDeps } from './checkout-deps.ts'
import { placeOrders } from './place-orders.ts'
import { toCheckoutResult } from './to-checkout-result.ts'

/** T11 (hoarding): the rate is limited where checkouts are created, as a repeated request creates none. */
export const checkoutRoutes = new Hono<ApiEnv<AccountsDeps & CheckoutDeps>>().post(
  '/checkout',
  signedIn(checkout),
  accepts(checkout),
  async (c) => {
    const { deps, account, input } = c.var
    const placed = await placeOrders(
      deps,
      { ...input, accountId: account.accountId },
      c.env.caller.clientAddress,
    )
    return answer(c, checkout, toCheckoutResult(placed), 'Your order is waiting for payment')
  },
)
