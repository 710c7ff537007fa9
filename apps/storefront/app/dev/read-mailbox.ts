import { ApiError } from '@ahia/contracts/api-error'
import { listEmails } from '@ahia/contracts/developers/mailbox'
import { PageError, type Visit } from '@ahia/web/router/page'

/** Stored emails, newest first, to `?to=` or to everybody. A server that sends its emails has no mailbox. */
export async function readMailbox({ call, url, signal }: Visit) {
  const to = url.searchParams.get('to')?.trim()
  try {
    const { messages } = await call(listEmails, to ? { to } : {}, { signal })
    return messages
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw new PageError(404)
    if (error instanceof ApiError && error.status === 422) return [] // no address: nobody has emails there
    throw error
  }
}
