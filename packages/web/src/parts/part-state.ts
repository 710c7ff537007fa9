import { ApiError, messageOf } from '@ahia/contracts/api-error'

/** What came of loading a part of a page; `message` is what a shopper may read (ERR-02). */
export type PartResult<Value> =
  | { state: 'ready'; value: Value }
  | { state: 'failed'; message: string; status: number | null }

/** A part of a page as it is shown. */
export type PartState<Value> = PartResult<Value> | { state: 'loading' }

/** On the server a page waits for its parts; in the browser it is shown before they have arrived. */
export type Deferred<Value> = Value | Promise<Value>

/** Never rejects; `failed` is said when the error itself has no words. */
export async function toPartResult<Value>(
  loading: Promise<Value>,
  failed: string,
): Promise<PartResult<Value>> {
  try {
    return { state: 'ready', value: await loading }
  } catch (error) {
    return { state: 'failed', message: messageOf(error, failed), status: statusOf(error) }
  }
}

const statusOf = (error: unknown): number | null => (error instanceof ApiError ? error.status : null)
