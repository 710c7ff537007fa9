import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { z } from 'zod'

const drawnSchema = z.object({ version: z.string(), pdf: z.instanceof(Uint8Array<ArrayBuffer>) })
type MerchantTerms = z.output<typeof drawnSchema>

let underWay: Promise<MerchantTerms> | null = null

/** MERCH-02: the merchant terms as a PDF, drawn for the first who asks and kept; what failed is tried for the next. */
export function getMerchantTerms(): Promise<MerchantTerms> {
  underWay ??= drawInThread().catch((error: unknown) => {
    underWay = null
    throw error
  })
  return underWay
}

/** It takes some 600 ms: everybody else would have to wait for it. */
async function drawInThread(): Promise<MerchantTerms> {
  const thread = new Worker(new URL('./merchant-terms-thread.ts', import.meta.url))
  try {
    const [drawn]: unknown[] = await once(thread, 'message')
    return drawnSchema.parse(drawn)
  } finally {
    await thread.terminate()
  }
}
