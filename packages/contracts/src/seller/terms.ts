import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { requestKey } from '../fields/request-key.ts'

const version = z.iso.date().describe('the day of the text')
const time = z.iso.datetime()
const termsAnswer = z.enum(['AGREED', 'OBJECTED'])

const shopTermsSchema = z.strictObject({
  held: version.describe('the version that holds for the shop now'),
  notice: z
    .strictObject({
      version,
      noticedAt: time,
      holdsFrom: time.describe('unless the shop objects before'),
      answer: termsAnswer.nullable().describe('null: none; silence agrees'),
      canAnswer: z.boolean(),
      changes: z.array(
        z.strictObject({
          section: z.string(),
          pieces: z.array(z.strictObject({ kind: z.enum(['same', 'added', 'removed']), text: z.string() })),
        }),
      ),
    })
    .nullable()
    .describe('the newest version that the shop was told of; null: it accepted that one when it signed up'),
})

export type ShopTerms = z.output<typeof shopTermsSchema>

/** SELL-53 */
export const getShopTerms = endpoint({
  method: 'GET',
  path: '/seller/terms',
  auth: 'shop',
  tag: 'seller shop',
  summary: 'Which merchant terms hold for the shop, and what is about to change',
  data: shopTermsSchema,
  errors: ['NOT_SIGNED_IN', 'SHOP_INCOMPLETE'],
})

export const answerShopTerms = endpoint({
  method: 'POST',
  path: '/seller/terms/answer',
  auth: 'shop',
  tag: 'seller shop',
  summary: 'Agrees to new terms, or objects within two weeks; then the earlier version stays in force',
  body: z.strictObject({ requestKey, version, answer: termsAnswer }),
  data: shopTermsSchema,
  errors: ['NOT_SIGNED_IN', 'SHOP_INCOMPLETE', 'REQUEST_KEY_REUSED', 'TOO_LATE', 'RATE_LIMITED'],
  limits: { account: { name: 'seller-shop', max: 60, seconds: 60, lease: 10 } },
})
