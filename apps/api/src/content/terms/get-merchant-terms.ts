import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { MERCHANT_TERMS_VERSION, MERCHANT_TERMS_VERSIONS, textOfTerms } from '@ahia/documents/terms-version'
import { z } from 'zod'
import { Cache } from '#platform/cache.ts'

const drawnSchema = z.object({ version: z.string(), pdf: z.instanceof(Uint8Array<ArrayBuffer>) })
type MerchantTerms = z.output<typeof drawnSchema>

const cache = new Cache<MerchantTerms>({ maxEntries: MERCHANT_TERMS_VERSIONS.length })

/**
 * MERCH-02, SELL-53: the merchant terms as a PDF, drawn for the first caller. An earlier version for shops that are held to
 * it; the current one for a version that never was.
 */
export function getMerchantTerms(version: string | undefined): Promise<MerchantTerms> {
  const text = textOfTerms(MERCHANT_TERMS_VERSIONS.find((one) => one === version) ?? MERCHANT_TERMS_VERSION)
  return cache.get(text, () => drawInThread(text))
}

/** Drawing takes about 600 ms and would block all other requests. */
async function drawInThread(text: string): Promise<MerchantTerms> {
  const thread = new Worker(new URL('./merchant-terms-thread.ts', import.meta.url), { workerData: text })
  try {
    const [drawn]: unknown[] = await once(thread, 'message')
    return drawnSchema.parse(drawn)
  } finally {
    await thread.terminate()
  }
}
