import { LETTERS, LOGO_SIZE, SPIRAL } from './logo-outlines.ts'

/** The drawn mark says the name, so a link around it gives the name in words. */
export function Logo({ className }: { className: string }) {
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${LOGO_SIZE.width} ${LOGO_SIZE.height}`} className={className}>
      <path d={LETTERS} fill="currentColor" />
      <path d={SPIRAL} fill="none" strokeWidth="9" strokeLinecap="round" className="stroke-star" />
    </svg>
  )
}
