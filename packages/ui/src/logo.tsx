import { LOGO_SIZE, SPIRAL, WORDMARK } from './logo-outlines.ts'

/** Hidden from screen readers: a link around it has the name as text. */
export function Logo({ className }: { className: string }) {
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${LOGO_SIZE.width} ${LOGO_SIZE.height}`} className={className}>
      <path d={WORDMARK} fill="currentColor" />
      <path d={SPIRAL} fill="none" strokeWidth="9" strokeLinecap="round" className="stroke-star" />
    </svg>
  )
}
