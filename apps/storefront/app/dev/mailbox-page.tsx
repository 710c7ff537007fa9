import { Button } from '@ahia/ui/button'
import { TextField } from '@ahia/ui/forms/field'
import { StatePanel } from '@ahia/ui/state-panel'
import { Link } from '@ahia/web/components/link'
import { definePage, type ViewProps, type Visit } from '@ahia/web/router/page'
import { pageTitle } from '#shell/head/page-title.ts'
import { DEV_PAGE } from '#shell/page-kinds.ts'
import { MailboxMessage } from './mailbox-message.tsx'
import { readMailbox } from './read-mailbox.ts'

/** The HTML of each message has its own URL. */
async function load(visit: Visit) {
  const query = visit.url.searchParams
  const messages = await readMailbox(visit)
  const listed = messages.map(({ html: _, ...message }) => message)
  const open = listed.find(({ id }) => id === query.get('message')) ?? listed[0] ?? null
  return { to: query.get('to') ?? '', listed, open }
}

export default definePage({
  pageKinds: DEV_PAGE,
  load,
  head: () => ({ title: pageTitle('Mailbox'), isIndexed: false }),
  View: MailboxPage,
})

/** AUTH-10: emails that a market without an email server stores instead of sending. */
function MailboxPage({ data: { to, listed, open } }: ViewProps<Awaited<ReturnType<typeof load>>>) {
  return (
    <div className="page-width pt-4 lg:pt-8">
      <h1 className="text-h1 font-extrabold">Mailbox</h1>
      <p className="mt-2 max-w-reading text-pretty text-text-2">
        No email server is set up, so emails are stored here instead of being sent. Anyone who can reach this
        site can read them.
      </p>
      <form className="mt-6 flex flex-wrap items-end gap-3">
        <TextField label="To" name="to" type="search" defaultValue={to} placeholder="ada@example.com" />
        <Button type="submit" look="outline">
          Show
        </Button>
      </form>
      {open === null ? (
        <StatePanel title="No emails" className="mt-6">
          {to ? `There are no emails to ${to}.` : 'Subscribe to the newsletter to get the first one.'}
        </StatePanel>
      ) : (
        <div className="mt-6 grid items-start gap-6 lg:grid-cols-[22rem_1fr]">
          <ul aria-label="Messages" className="overflow-hidden rounded-card border border-border bg-surface">
            {listed.map((message) => (
              <li key={message.id} className="border-b border-border last:border-0">
                <Link
                  to={`/dev/mailbox${searchOf({ to, message: message.id })}`}
                  aria-current={message.id === open.id ? 'true' : undefined}
                  className="block p-4 hover:bg-surface-2 aria-current:bg-brand-soft"
                >
                  <span className="block truncate font-semibold">{message.subject}</span>
                  <span className="block truncate text-small text-text-2">{message.to}</span>
                </Link>
              </li>
            ))}
          </ul>
          <MailboxMessage message={open} />
        </div>
      )}
    </div>
  )
}

const searchOf = ({ to, message }: { to: string; message: string }): string =>
  `?${new URLSearchParams(to ? { to, message } : { message })}`
