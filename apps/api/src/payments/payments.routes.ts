import * as contract from '@ahia/contracts/payments'
import { Hono } from 'hono'
import type { AccountsDeps } from '#accounts/accounts-deps.ts'
import { signedIn } from '#accounts/sessions/bearer.ts'
import { withinLimit } from '#accounts/sessions/within-limit.ts'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { startPayment } from './start-payment.ts'
import { verifyPayment } from './verify-payment.ts'

export const paymentsRoutes = new Hono<ApiEnv<AccountsDeps & PaymentsDeps>>()
  .post(
    '/pay',
    signedIn(contract.payOrders),
    withinLimit(contract.payOrders),
    accepts(contract.payOrders),
    async (c) => {
      const { deps, account, input } = c.var
      const started = await startPayment(deps, {
        accountId: account.accountId,
        orderIds: input.orderIds,
        clientAddress: c.env.caller.clientAddress,
      })
      return answer(c, contract.payOrders, started)
    },
  )
  .get(
    '/verify',
    signedIn(contract.verifyPayment),
    withinLimit(contract.verifyPayment),
    accepts(contract.verifyPayment),
    async (c) => {
      const { deps, account, input } = c.var
      const { message, ...verified } = await verifyPayment(deps, {
        accountId: account.accountId,
        reference: input.ref,
      })
      return answer(c, contract.verifyPayment, verified, message)
    },
  )
