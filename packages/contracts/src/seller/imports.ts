import { IMPORT_COLUMNS } from '@ahia/reference/seller/import-columns'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { wholeNumber } from '../fields/query-text.ts'
import { requestKey } from '../fields/request-key.ts'
import { importIdSchema } from '../ids.ts'
import { IMPORT_ROWS_A_PAGE } from '../limits.ts'

const count = z.int().nonnegative()
const change = z
  .strictObject({ from: z.number().nullable().describe('null: the product is new'), to: z.number() })
  .nullable()

const means = z.enum(IMPORT_COLUMNS).nullable().describe('null: not used')

const importRowSchema = z.strictObject({
  line: z.int().positive().describe('in the file; the header is line 1'),
  outcome: z.enum(['NEW', 'CHANGED', 'WRONG', 'SKIPPED']),
  item: z.string().nullable(),
  column: z.string().nullable().describe('of the file; where it is wrong'),
  reason: z.string().nullable(),
  price: change.describe('naira'),
  isOdd: z.boolean().describe('more than half up or down, or below ₦50'),
  available: change,
  lowStock: change,
})

export type ImportRow = z.output<typeof importRowSchema>

const importSchema = z.strictObject({
  _id: importIdSchema,
  state: z.enum(['READING', 'MATCHING', 'PLANNED', 'APPLYING', 'DONE', 'REFUSED']),
  fileName: z.string(),
  createdAt: z.iso.datetime(),
  reason: z.string().nullable().describe('why the file could not be read, or what to match'),
  planHash: z.string().nullable().describe('names exactly this plan'),
  columns: z
    .array(z.strictObject({ heading: z.string(), example: z.string(), means }))
    .describe('of the file, from left to right; empty until it was read'),
  canMatch: z.boolean().describe('whether its columns can still be matched'),
  counts: z.strictObject({
    new: count.describe('rows that become drafts'),
    changed: count,
    same: count,
    wrong: count,
    odd: count.describe('of the changed ones: prices to look at twice'),
    done: count,
    skipped: count,
  }),
})

export type Import = z.output<typeof importSchema>

const ERRORS = ['NOT_SIGNED_IN', 'SHOP_INCOMPLETE'] as const
const ofImport = z.strictObject({ id: importIdSchema })

/** SELL-44: nothing is changed by sending a file. */
export const sendImport = endpoint({
  method: 'POST',
  path: '/seller/imports',
  auth: 'shop',
  tag: 'seller stock',
  summary:
    'Takes a CSV file with SKUs or ids, prices, stock and new products, and plans what it would change',
  files: { field: 'file', max: 1 },
  data: z.strictObject({ import: importSchema }),
  errors: [...ERRORS, 'RATE_LIMITED', 'BODY_TOO_LARGE', 'UNSUPPORTED_TYPE', 'FILE_REFUSED', 'IMPORT_RUNNING'],
  timeoutMs: 120_000,
  traffic: 'upload',
  limits: { account: { name: 'import', max: 30, seconds: 3_600, lease: 1 } },
})

export const getLastImport = endpoint({
  method: 'GET',
  path: '/seller/imports',
  auth: 'shop',
  tag: 'seller stock',
  summary: 'The last file that the shop sent, if it is still kept',
  data: z.strictObject({ import: importSchema.nullable() }),
  errors: ERRORS,
})

export const getImport = endpoint({
  method: 'GET',
  path: '/seller/imports/{id}',
  auth: 'shop',
  tag: 'seller stock',
  summary: 'What a file would change, or has changed, row by row: those that are wrong first',
  params: ofImport,
  query: z.strictObject({
    after: wholeNumber(0, 999_999).default(0).describe('`next` of the page before'),
    only: z.enum(['WRONG', 'NEW', 'CHANGED', 'SKIPPED']).default('CHANGED'),
    limit: wholeNumber(1, 200).default(IMPORT_ROWS_A_PAGE),
  }),
  data: z.strictObject({ import: importSchema, rows: z.array(importRowSchema), next: count.nullable() }),
  errors: [...ERRORS, 'IMPORT_NOT_FOUND'],
})

/** SELL-44: remembered for the next file. Nothing but the plan is changed by it. */
export const matchImportColumns = endpoint({
  method: 'POST',
  path: '/seller/imports/{id}/columns',
  auth: 'shop',
  tag: 'seller stock',
  summary: 'Says which column of the file is what; it is planned again',
  params: ofImport,
  body: z.strictObject({
    requestKey,
    means: z.array(means).max(100).describe('one for each column, from left to right'),
  }),
  data: z.strictObject({ import: importSchema }),
  errors: [
    ...ERRORS,
    'RATE_LIMITED',
    'REQUEST_KEY_REUSED',
    'IMPORT_NOT_FOUND',
    'IMPORT_RUNNING',
    'PLAN_CHANGED',
  ],
  limits: { account: { name: 'seller-stock', max: 120, seconds: 60, lease: 10 } },
})

export const applyImport = endpoint({
  method: 'POST',
  path: '/seller/imports/{id}/apply',
  auth: 'shop',
  tag: 'seller stock',
  summary: 'Applies exactly the plan that was shown; rows that changed meanwhile are skipped and named',
  params: ofImport,
  body: z.strictObject({
    requestKey,
    planHash: z.string().min(1).max(100),
    wrongRows: z.enum(['LEAVE_OUT', 'NONE_MAY_BE_WRONG']),
    oddPrices: z.enum(['LEAVE_OUT', 'APPLY']).default('LEAVE_OUT'),
  }),
  data: z.strictObject({ import: importSchema }),
  errors: [
    ...ERRORS,
    'RATE_LIMITED',
    'REQUEST_KEY_REUSED',
    'IMPORT_NOT_FOUND',
    'IMPORT_RUNNING',
    'PLAN_CHANGED',
    'ROWS_WRONG',
  ],
  limits: { account: { name: 'seller-stock', max: 120, seconds: 60, lease: 10 } },
})

export const downloadImportErrors = endpoint({
  method: 'GET',
  path: '/seller/imports/{id}/errors.csv',
  auth: 'shop',
  tag: 'seller stock',
  summary: 'The rows that were wrong or skipped, as they were sent, with the reason in a last column',
  params: ofImport,
  data: z.string(),
  mediaType: 'text/csv',
  isDocumented: false,
  errors: [...ERRORS, 'IMPORT_NOT_FOUND'],
})
