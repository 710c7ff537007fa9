import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import { Cache } from '#platform/cache.ts'

const drawnSchema = z.object({ version: z.string(), pdf: z.instanceof(Uint8Array<ArrayBuffer>) })
type MerchantTerms = z.output<typeof drawnSchema>

const cache = new Cache<MerchantTerms>({ maxEntries: 1 })

/** MERCH-02: the merchant terms as a PDF, drawn for the first caller. */
export const getMerchantTerms = (): Promise<MerchantTerms> => cache.get('terms', drawInThread)

/** Drawing takes about 600 ms and would block all other requests. */
async function drawInThread(): Promise<MerchantTerms> {
  const thread = new Worker(new URL('./merchant-terms-thread.ts', import.meta.url))
  try {
    const [drawn]: unknown[] = await once(thread, 'message')
    return drawnSchema.parse(drawn)
  } finally {
    await thread.terminate()
  }
}
