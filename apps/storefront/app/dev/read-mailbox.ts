import { ApiError } from '@ahia/contracts/api-error'
import { listEmails } from '@ahia/contracts/mailbox'
import { PageError, type Visit } from '@ahia/web/router/page'

/** Stored emails, the newest first, of `?to=` or of everybody. A market that sends its emails has no mailbox. */
export async function readMailbox({ call, url, signal }: Visit) {
  const to = url.searchParams.get('to')?.trim()
  try {
    const { messages } = await call(listEmails, to ? { to } : {}, { signal })
    return messages
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw new PageError(404)
    throw error
  }
}
