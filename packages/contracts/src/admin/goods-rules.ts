import { CATEGORIES } from '@ahia/reference/categories'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { productIdSchema, staffProposalIdSchema } from '../ids.ts'
import { office } from './office.ts'

export const GOODS_RULE_KINDS = ['PROHIBITED', 'RESTRICTED', 'REGISTRATION', 'ADULTS'] as const

const category = z.enum(CATEGORIES)
const subCategory = z.string().trim().min(1).max(60)
const word = z.string().trim().min(3, 'must have at least 3 characters').max(60)
const words = z.array(word).max(50)
const subCategories = z.array(subCategory).max(20)

const ruleSchema = z.strictObject({
  id: z.string(),
  kind: z.enum(GOODS_RULE_KINDS),
  sentence: z.string(),
  words: z.array(z.string()).nullable(),
  category: category.nullable(),
  subCategories: z.array(z.string()).nullable(),
  validFrom: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  isInForce: z.boolean(),
})
export type GoodsRule = z.output<typeof ruleSchema>

/** ADMIN-29 */
export const listGoodsRules = endpoint({
  ...office,
  method: 'GET',
  path: '/admin/goods-rules',
  needs: 'goods.read',
  summary: 'The rules for goods; those that have ended last',
  data: z.strictObject({ rules: z.array(ruleSchema) }),
  errors: [],
})

const list = z
  .string()
  .max(3000)
  .transform((text) =>
    text
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== ''),
  )

/** A dry run: nothing changes. */
export const previewGoodsRule = endpoint({
  ...office,
  method: 'GET',
  path: '/admin/goods-rules/preview',
  needs: 'goods-rules.propose',
  summary: 'What a rule would hit of all that shoppers see: how many, and the first fifty',
  query: z
    .strictObject({
      words: list.pipe(words).optional().describe('with commas between them'),
      category: category.optional(),
      subCategories: list.pipe(subCategories).optional(),
    })
    .refine((scope) => (scope.words ?? []).length > 0 || scope.category !== undefined, {
      path: ['words'],
      error: 'Enter words or choose a category',
    }),
  data: z.strictObject({
    count: z.int(),
    isMore: z.boolean().describe('there are more than were counted'),
    hits: z.array(
      z.strictObject({
        productId: productIdSchema,
        name: z.string(),
        shopName: z.string(),
        category,
      }),
    ),
  }),
  errors: [],
})

const why = z.string().trim().min(1, 'Say why').max(1000)

export const proposeGoodsRule = endpoint({
  ...office,
  method: 'POST',
  path: '/admin/goods-rules',
  needs: 'goods-rules.propose',
  summary: 'Propose a rule; it begins once a colleague agrees, and not before its day',
  body: z
    .strictObject({
      title: z.string().trim().min(3).max(60).describe('names the rule'),
      kind: z.enum(GOODS_RULE_KINDS),
      sentence: z.string().trim().min(1, 'Write the sentence that shops read').max(300),
      words,
      category: category.nullable(),
      subCategories,
      validFrom: z.iso.datetime().nullable().describe('null: at once'),
      why,
    })
    .refine((rule) => rule.words.length > 0 || rule.category !== null, {
      path: ['words'],
      error: 'Enter words or choose a category',
    })
    .refine(({ subCategories: some, category: shelf }) => some.length === 0 || shelf !== null, {
      path: ['category'],
      error: 'Choose the category first',
    }),
  data: z.strictObject({ proposalId: staffProposalIdSchema }),
  errors: ['STEP_REFUSED'],
})

export const proposeRuleEnd = endpoint({
  ...office,
  method: 'POST',
  path: '/admin/goods-rules/{id}/end',
  needs: 'goods-rules.propose',
  summary: 'Propose that a rule ends',
  params: z.strictObject({ id: z.string().max(40) }),
  body: z.strictObject({ why }),
  data: z.strictObject({ proposalId: staffProposalIdSchema }),
  errors: ['NOT_FOUND', 'STEP_REFUSED'],
})
