import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

/** MERCH-02: the terms as a PDF to sign. */
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

/** API-42: made from the schemas that validate. */
export const getOpenApi = endpoint({
  method: 'GET',
  path: '/openapi.json',
  auth: 'none',
  isDocumented: false,
  tag: 'developers',
  summary: 'The OpenAPI document of this API',
  mediaType: 'application/json',
  isPublic: true,
  data: z.never(),
  errors: [],
})
