import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { nothing } from '../fields/nothing.ts'
import { yesOrNo } from '../fields/query-text.ts'
import { after, next, office } from './office.ts'

const searchSchema = z.strictObject({
  words: z.string(),
  searches: z.int(),
  hits: z.int().nullable().describe('of the latest search; null: not known'),
  lastDay: z.iso.date(),
})
export type SearchedFor = z.output<typeof searchSchema>

/** ADMIN-51 */
export const listSearches = endpoint({
  ...office,
  method: 'GET',
  path: '/admin/searches',
  needs: 'reports.read',
  summary: 'What at least five visitors of one day searched for, the most searched first',
  query: z.strictObject({ nothingFound: yesOrNo.optional(), after }),
  data: z.strictObject({ searches: z.array(searchSchema), next }),
  errors: [],
})

const synonymSchema = z.strictObject({ words: z.string(), means: z.string(), at: z.iso.datetime() })

export const listSynonyms = endpoint({
  ...office,
  method: 'GET',
  path: '/admin/searches/synonyms',
  needs: 'reports.read',
  summary: 'What colleagues propose that words mean, the latest first',
  data: z.strictObject({ synonyms: z.array(synonymSchema) }),
  errors: [],
})

const phrase = z.string().trim().toLowerCase().min(1).max(100)

export const proposeSynonym = endpoint({
  ...office,
  method: 'POST',
  path: '/admin/searches/synonyms',
  needs: 'goods-rules.propose',
  summary: 'Propose that words mean the same as others, for a developer to try',
  body: z.strictObject({ words: phrase, means: phrase }),
  data: nothing,
  errors: [],
})
