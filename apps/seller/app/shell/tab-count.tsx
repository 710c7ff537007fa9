const MOST = 99

/** The number beside a tab, with a word for those who hear it. */
export function TabCount({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className="min-w-5 rounded-pill bg-accent px-1.5 text-center text-meta leading-5 font-semibold text-on-accent tabular-nums">
      {count > MOST ? `${MOST}+` : count}
      <span className="sr-only"> waiting</span>
    </span>
  )
}
