import { NEVER_KEPT } from '#platform/page-headers.ts'
import type { Route } from './+types/mailbox-messages'
import { readMailbox } from './read-mailbox.ts'

/** `GET /dev/mailbox/messages?to=`: for tests and scripts that must follow a link or type a code. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const messages = await readMailbox({ context, request })
  const shown = messages.map(({ to, subject, text, html, sentAt }) => ({ to, subject, text, html, sentAt }))
  return Response.json(shown, { headers: NEVER_KEPT })
}
