import { ApiError, messageOf } from '@ahia/contracts/api-error'

/** What came of asking for a part of a page; `message` is what a shopper may be told (ERR-02). */
export type Answer<T> =
  | { state: 'there'; value: T }
  | { state: 'failed'; message: string; status: number | null }

/** A part of a page as it is shown. */
export type Part<T> = Answer<T> | { state: 'loading' }

/** On the server a page waits for its answers; in the browser it is shown before they have arrived. */
export type Late<T> = T | Promise<T>

/** Never rejects; `fallback` is said when the failure itself has no words. */
export async function toAnswer<T>(asked: Promise<T>, fallback: string): Promise<Answer<T>> {
  try {
    return { state: 'there', value: await asked }
  } catch (error) {
    return { state: 'failed', message: messageOf(error, fallback), status: statusOf(error) }
  }
}

const statusOf = (error: unknown): number | null => (error instanceof ApiError ? error.status : null)
