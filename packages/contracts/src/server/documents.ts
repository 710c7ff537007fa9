import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

/** MERCH-02 */
export const getMerchantTerms = endpoint({
  method: 'GET',
  path: '/terms/merchant.pdf',
  auth: 'none',
  isDocumented: false,
  tag: 'terms',
  summary: 'The terms for merchants, to keep or to print',
  mediaType: 'application/pdf',
  data: z.never(),
  errors: [],
})

/** API-42 */
export const getOpenApi = endpoint({
  method: 'GET',
  path: '/openapi.json',
  auth: 'none',
  isDocumented: false,
  tag: 'developers',
  summary: 'The OpenAPI document of this API',
  mediaType: 'application/json',
  data: z.never(),
  errors: [],
})
