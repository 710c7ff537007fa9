import { previewProduct } from '@ahia/contracts/catalog'
import { Hono } from 'hono'
import type { AccountsDeps } from '#accounts/accounts-deps.ts'
import { answerJson } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import { showPreview } from './preview-listing.ts'

/** SELL-19: not public, so that no cache keeps it. */
export const previewRoutes = new Hono<ApiEnv<AccountsDeps>>().get(
  '/:id/preview',
  accepts(previewProduct),
  async (c) => {
    const { id: productId, token } = c.var.input
    const product = await showPreview(c.var.deps, { productId, token })
    return answerJson(c, previewProduct, { product })
  },
)
