import { getMerchantTerms as endpoint } from '@ahia/contracts/server/documents'
import { BRAND } from '@ahia/reference/brand'
import { Hono } from 'hono'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { fingerprint } from '#platform/http/etag.ts'
import { getMerchantTerms } from './get-merchant-terms.ts'

/** For people, so no endpoint with an envelope. */
export const termsRoutes = new Hono<ApiEnv<unknown>>().get('/merchant.pdf', async (c) => {
  const { version, pdf } = await getMerchantTerms(c.req.query('version'))
  return c.body(pdf, 200, {
    'content-type': endpoint.mediaType,
    'content-disposition': `inline; filename="${BRAND.slug}-merchant-terms-${version}.pdf"`,
    'cache-control': 'public, max-age=3600',
    etag: `"${fingerprint(pdf)}"`,
  })
})
