import { ApiError, messageOf } from '@ahia/contracts/api-error'

/** The result of loading a part of a page; `message` can be shown to shoppers (ERR-02). */
export type PartResult<Value> =
  | { state: 'ready'; value: Value }
  | { state: 'failed'; message: string; status: number | null }

/** The state of a part of a page. */
export type PartState<Value> = PartResult<Value> | { state: 'loading' }

/** On the server a page waits for its parts; in the browser it is shown before they have arrived. */
export type Deferred<Value> = Value | Promise<Value>

/** Never rejects; `failed` is the message when the error itself has none. */
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
