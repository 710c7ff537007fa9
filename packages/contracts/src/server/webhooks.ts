import { endpoint } from '../endpoint.ts'
import { nothing } from '../fields/nothing.ts'

/** PAY-03, T9: the body is read as bytes, because the provider has signed the bytes. */
export const receivePaymentEvent = endpoint({
  method: 'POST',
  path: '/webhooks/paystack',
  auth: 'signature',
  isDocumented: false,
  tag: 'payments',
  summary: 'What the payment provider has to report',
  data: nothing,
  errors: ['SIGNATURE_REFUSED', 'BODY_TOO_LARGE'],
  traffic: 'first',
  /**
   * P8: all webhooks come from a few addresses, so the usual limit per address would turn some of them away. What is
   * turned away is sent again for three days (decision 0009).
   */
  limits: { address: { name: 'webhook', max: 6_000, seconds: 60, lease: 30 } },
})
