/** One uli line: a spiral that runs out into a wave, with its dots. Decoration only, at most once in a view. */
export function UliLine({ className }: { className: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 400 320"
      fill="none"
      stroke="currentColor"
      strokeWidth="9"
      strokeLinecap="round"
      className={className}
    >
      <path d="M262 122a14 14 0 0 1 28 0 30 30 0 0 1-60 0 46 46 0 0 1 92 0 62 62 0 0 1-124 0 78 78 0 0 1 156 0 94 94 0 0 1-94 94c-60 0-60 60-120 60s-60-50-120-50" />
      <path d="M52 176v.01M80 156v.01M112 142v.01M330 262v.01M354 240v.01M372 212v.01" strokeWidth="14" />
    </svg>
  )
}
