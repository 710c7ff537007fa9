import { PERIODS, TIERS } from '@ahia/reference/packages'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { requestKey } from '../fields/request-key.ts'
import { getSubscription } from '../subscriptions.ts'

const naira = z.number()
const tier = z.enum(TIERS)
const period = z.enum(PERIODS)

const packageStateSchema = z.strictObject({
  subscription: getSubscription.data.shape.subscription,
  next: z
    .strictObject({ package: tier, period })
    .nullable()
    .describe('what the shop has chosen for the next period'),
  isEnding: z.boolean().describe('the package ends with the current period'),
  tiers: z.array(
    z.strictObject({
      package: tier,
      monthly: naira.describe('its price a month today'),
      upgrade: naira
        .nullable()
        .describe(
          'what changing to it at once costs for the rest of the period; null where that is not possible',
        ),
      saved: naira.describe(
        'with the sales of the last 30 days: what a month with it would have saved against selling without a package; negative: cost more. Without set-up and account management',
      ),
    }),
  ),
  sales: naira.describe('of the last 30 days, paid and not refunded'),
})

export type PackageState = z.output<typeof packageStateSchema>

/** SELL-52 */
export const getPackage = endpoint({
  method: 'GET',
  path: '/seller/subscription',
  auth: 'shop',
  tag: 'seller shop',
  summary: 'The package of the shop, what comes next, and what each package would have saved it',
  data: packageStateSchema,
  errors: ['NOT_SIGNED_IN', 'SHOP_INCOMPLETE'],
})

const command = (path: string, summary: string) =>
  ({
    method: 'POST',
    path: `/seller/subscription/${path}`,
    auth: 'shop',
    tag: 'seller shop',
    summary,
    data: packageStateSchema,
    errors: [
      'NOT_SIGNED_IN',
      'SHOP_INCOMPLETE',
      'SHOP_SUSPENDED',
      'REQUEST_KEY_REUSED',
      'STEP_REFUSED',
      'BALANCE_TOO_LOW',
      'RATE_LIMITED',
    ],
    limits: { account: { name: 'seller-shop', max: 60, seconds: 60, lease: 10 } },
  }) as const

export const changePackage = endpoint({
  ...command(
    'change',
    'Changes the package: from the next period on, or at once to a higher one, whose difference by days is paid from the balance',
  ),
  body: z.strictObject({
    requestKey,
    package: tier,
    period,
    when: z.enum(['NEXT', 'NOW']).describe('in the free months every change is at once and free'),
  }),
})

export const endPackage = endpoint({
  ...command(
    'end',
    'Ends the package with its period; one that is past due ends at once, and its invoice is void',
  ),
  body: z.strictObject({ requestKey }),
})

export const resumePackage = endpoint({
  ...command(
    'resume',
    'Keeps a package that is ending; one that has ended starts again without a trial, paid from the balance',
  ),
  body: z.strictObject({ requestKey, package: tier, period }),
})
