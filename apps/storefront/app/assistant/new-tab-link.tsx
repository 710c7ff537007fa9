import type { ReactNode } from 'react'

/** CHAT-04: opens in a new tab, so that the chat and the page below stay. */
export function NewTabLink(props: { href: string; className: string; children: ReactNode }) {
  return (
    <a href={props.href} target="_blank" rel="noopener" className={props.className}>
      {props.children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
