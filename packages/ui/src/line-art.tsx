import type { ReactNode } from 'react'

/** The frame of a drawing for a state panel: 120 by 120, lines only. Decoration, so hidden from screen readers. */
export function LineArt({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 120 120"
      fill="none"
      stroke="currentColor"
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  )
}
