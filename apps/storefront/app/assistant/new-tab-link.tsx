import type { ReactNode } from 'react'

/** CHAT-04: the chat and the page under it stay where they are. */
export function NewTabLink(props: { href: string; className: string; children: ReactNode }) {
  return (
    <a href={props.href} target="_blank" rel="noopener" className={props.className}>
      {props.children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
