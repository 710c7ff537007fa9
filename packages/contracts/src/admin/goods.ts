import { CATEGORIES } from '@ahia/reference/categories'
import { TAKE_DOWN_REASONS, type TakeDownReason } from '@ahia/reference/goods-reports'
import { LISTING_STATUSES } from '@ahia/reference/listings'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { nothing } from '../fields/nothing.ts'
import { productIdSchema, shopIdSchema } from '../ids.ts'
import { MAX_VERSION } from '../limits.ts'
import { after, next, office, wordsToShop } from './office.ts'

export const GOODS_LISTS = ['reported', 'review', 'down'] as const
const version = z.int().min(1).max(MAX_VERSION)
const picture = z.string().startsWith('/media/').nullable()
const id = z.strictObject({ id: productIdSchema })
const reasonCode = z.enum(Object.keys(TAKE_DOWN_REASONS) as [TakeDownReason, ...TakeDownReason[]])

const goodsRowSchema = z.strictObject({
  _id: productIdSchema,
  name: z.string(),
  shopName: z.string(),
  picture,
  status: z.enum(LISTING_STATUSES),
  why: z.string().describe('the rule, the reason, or what people report'),
  reports: z.int().describe('open ones'),
  isUrgent: z.boolean().describe('somebody reports that it could hurt people'),
  hasAppeal: z.boolean().describe('the shop waits for an answer'),
  since: z.iso.datetime(),
})
export type GoodsRow = z.output<typeof goodsRowSchema>

/** ADMIN-30 */
export const listGoods = endpoint({
  ...office,
  method: 'GET',
  path: '/admin/goods',
  needs: 'goods.read',
  summary: 'Products that are reported, in review or taken down; the urgent and the oldest first',
  query: z.strictObject({ list: z.enum(GOODS_LISTS).default('reported'), after }),
  data: z.strictObject({ goods: z.array(goodsRowSchema), next }),
  errors: [],
})

const moveSchema = z.strictObject({
  from: z.enum(LISTING_STATUSES),
  to: z.enum(LISTING_STATUSES),
  actor: z.enum(['SHOP', 'STAFF', 'MARKET']),
  by: z.string().nullable().describe('the colleague'),
  reasonCode: z.string().nullable(),
  words: z.string().nullable(),
  appeal: z.string().nullable(),
  answer: z.string().nullable(),
  at: z.iso.datetime(),
})

const reportSchema = z.strictObject({
  reason: z.string(),
  words: z.string().nullable(),
  at: z.iso.datetime(),
  outcome: z.string().nullable().describe('null: open'),
})

const goodsSchema = z.strictObject({
  _id: productIdSchema,
  version,
  status: z.enum(LISTING_STATUSES),
  name: z.string(),
  subtitle: z.string(),
  description: z.string(),
  brand: z.string().nullable(),
  category: z.enum(CATEGORIES),
  subCategory: z.string(),
  specifications: z.array(z.strictObject({ name: z.string(), value: z.string() })),
  price: z.number().describe('naira'),
  pictures: z.array(z.string().startsWith('/media/')),
  shop: z.strictObject({ _id: shopIdSchema, name: z.string(), status: z.string() }),
  sales: z.int(),
  rating: z.number(),
  reviews: z.int(),
  rule: z.string().nullable().describe('that sent it to staff'),
  reports: z.array(reportSchema),
  history: z.array(moveSchema),
  appeal: z
    .strictObject({ isForOther: z.boolean().describe('the reader took it down, so a colleague decides') })
    .nullable()
    .describe('the shop waits for an answer'),
  decisions: z.array(z.enum(['LIVE', 'HIDDEN', 'TAKEN_DOWN'])).describe('what staff can decide now'),
})
export type Goods = z.output<typeof goodsSchema>

export const showGoods = endpoint({
  ...office,
  method: 'GET',
  path: '/admin/goods/{id}',
  needs: 'goods.read',
  summary: 'A product with its reports and its history',
  params: id,
  data: z.strictObject({ goods: goodsSchema }),
  errors: ['PRODUCT_NOT_FOUND'],
})

/** ADMIN-30: one effect; the same again changes nothing. */
export const decideGoods = endpoint({
  ...office,
  method: 'POST',
  path: '/admin/goods/{id}/decide',
  needs: 'goods.moderate',
  summary: 'Take down, restore, let through or send back; the shop gets reason and words by email',
  params: id,
  body: z.discriminatedUnion('to', [
    z.strictObject({ to: z.literal('TAKEN_DOWN'), version, reasonCode, words: wordsToShop }),
    z.strictObject({ to: z.literal('LIVE'), version, words: wordsToShop }),
    z.strictObject({ to: z.literal('HIDDEN'), version, words: wordsToShop }),
  ]),
  data: nothing,
  errors: ['PRODUCT_NOT_FOUND', 'STEP_REFUSED', 'ALREADY_DECIDED', 'OTHER_ARBITER'],
})

/** ADMIN-30: by another colleague than who took it down; who agrees with the shop restores the product. */
export const refuseGoodsAppeal = endpoint({
  ...office,
  method: 'POST',
  path: '/admin/goods/{id}/appeal/refuse',
  needs: 'goods.moderate',
  summary: 'Leave a product down after its shop has appealed; the shop gets the words by email',
  params: id,
  body: z.strictObject({ words: wordsToShop }),
  data: nothing,
  errors: ['PRODUCT_NOT_FOUND', 'STEP_REFUSED', 'ALREADY_DECIDED', 'OTHER_ARBITER'],
})

export const recategoriseGoods = endpoint({
  ...office,
  method: 'POST',
  path: '/admin/goods/{id}/recategorise',
  needs: 'goods.moderate',
  summary: 'Move a product to another category; the shop is emailed',
  params: id,
  body: z.strictObject({
    version,
    category: z.enum(CATEGORIES),
    subCategory: z.string().trim().min(1).max(60),
  }),
  data: nothing,
  errors: ['PRODUCT_NOT_FOUND', 'STEP_REFUSED'],
})

export const closeGoodsReports = endpoint({
  ...office,
  method: 'POST',
  path: '/admin/goods/{id}/reports/close',
  needs: 'goods.moderate',
  summary: 'Nothing is wrong: the open reports are answered',
  params: id,
  data: nothing,
  errors: [],
})
