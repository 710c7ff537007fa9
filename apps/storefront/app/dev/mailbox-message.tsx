import { API_PATH } from '@ahia/contracts/api-path'

type MailboxMessageProps = {
  message: {
    id: string
    to: string
    subject: string
    text: string
    headers: Record<string, string>
    sentAt: string
  }
}

/** One email, as HTML and as plain text. */
export function MailboxMessage({ message: { id, to, subject, text, headers, sentAt } }: MailboxMessageProps) {
  const htmlAddress = `${API_PATH}/dev/mailbox/${id}/html`
  return (
    <article className="min-w-0 rounded-card border border-border bg-surface">
      <header className="border-b border-border p-5">
        <h2 className="text-h3 font-extrabold text-balance">{subject}</h2>
        <p className="mt-1 text-small wrap-anywhere text-text-2">
          To {to}, <time dateTime={sentAt}>{sentAt.slice(0, 16).replace('T', ' ')} UTC</time>
        </p>
      </header>
      <iframe
        key={id}
        title={subject}
        src={htmlAddress}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        className="block h-140 w-full"
      />
      <div className="border-t border-border p-5">
        <h3 className="font-semibold">As text</h3>
        <pre className="mt-2 font-sans text-small wrap-anywhere whitespace-pre-wrap">{withLinks(text)}</pre>
        <dl className="mt-4 text-small wrap-anywhere text-text-2">
          {Object.entries(headers).map(([name, value]) => (
            <div key={name}>
              <dt className="inline font-semibold">{name}:</dt> <dd className="inline">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-4">
          <a href={htmlAddress} className="text-small text-brand-text underline">
            The HTML alone
          </a>
        </p>
      </div>
    </article>
  )
}

const ADDRESS = /(https?:\/\/\S+)/

/** Splitting by a group makes every second piece a URL. */
const withLinks = (text: string) =>
  text.split(ADDRESS).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      <a key={index} href={piece} className="text-brand-text underline">
        {piece}
      </a>
    ),
  )
