import type { Inline } from '@ahia/documents/text-document'
import { Link } from '@ahia/web/components/link'
import { createContext, type ReactNode, use } from 'react'

/** Over a half filled-in form, links open in a new tab. */
export const LinksOpen = createContext<'here' | 'in another tab'>('here')

/** The text of a block with its links and emphasis. */
export const Inlines = ({ inlines }: { inlines: readonly Inline[] }) =>
  inlines.map((inline, at) => (typeof inline === 'string' ? inline : <Marked key={at} inline={inline} />))

function Marked({ inline }: { inline: Exclude<Inline, string> }) {
  const inner = <Inlines inlines={inline.inlines} />
  if (inline.kind === 'link') return <DocumentLink href={inline.href}>{inner}</DocumentLink>
  if (inline.kind === 'strong') return <strong>{inner}</strong>
  return <em>{inner}</em>
}

const LOOKS = 'font-semibold text-brand-text underline'

function DocumentLink({ href, children }: { href: string; children: ReactNode }) {
  const opens = use(LinksOpen)
  const isPage = href.startsWith('/')
  if (isPage && opens === 'here')
    return (
      <Link to={href} className={LOOKS}>
        {children}
      </Link>
    )
  return (
    <a href={href} className={LOOKS} {...(isPage && { target: '_blank', rel: 'noreferrer' })}>
      {children}
      {isPage && <span className="sr-only"> (opens in a new tab)</span>}
    </a>
  )
}
