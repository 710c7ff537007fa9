import { ApiError } from '@ahia/contracts/api-error'
import { listMail } from '@ahia/contracts/mailbox'
import { data, type RouterContextProvider } from 'react-router'
import { callContext } from '#platform/page-host.ts'

type Visit = { context: Readonly<RouterContextProvider>; request: Request }

/** Kept mail, the newest first, of `?to=` or of everybody. A market that sends its mail has no mailbox. */
export async function readMailbox({ context, request }: Visit) {
  const to = new URL(request.url).searchParams.get('to')?.trim()
  try {
    const { messages } = await context.get(callContext)(listMail, to ? { to } : {}, {
      signal: request.signal,
    })
    return messages
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw data(null, { status: 404 })
    throw error
  }
}
