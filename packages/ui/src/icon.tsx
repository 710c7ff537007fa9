const SHAPES = {
  alert:
    'M12 8v5m0 3v.01M10.4 4.3 2.9 17.2A1.9 1.9 0 0 0 4.5 20h15a1.9 1.9 0 0 0 1.6-2.8L13.6 4.3a1.9 1.9 0 0 0-3.2 0Z',
  arrowLeft: 'M19 12H5m6-6-6 6 6 6',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  chevronDown: 'm6 9.5 6 6 6-6',
  close: 'm6 6 12 12M18 6 6 18',
  info: 'M12 11v5m0-8v.01M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z',
  mail: 'm3.5 7 8.5 6 8.5-6M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2Z',
  phone:
    'M6.5 3.5h2.2a1 1 0 0 1 1 .8l.7 3a1 1 0 0 1-.3 1L8.4 9.9a12.5 12.5 0 0 0 5.7 5.7l1.6-1.7a1 1 0 0 1 1-.3l3 .7a1 1 0 0 1 .8 1v2.2a2 2 0 0 1-2.2 2A16.3 16.3 0 0 1 4.5 5.7a2 2 0 0 1 2-2.2Z',
} as const

export type IconName = keyof typeof SHAPES

type IconProps = { name: IconName; className?: string }

/** Always beside words that say the same, so it is hidden from speech. */
export function Icon({ name, className = 'size-5' }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`shrink-0 ${className}`}
    >
      <path d={SHAPES[name]} />
    </svg>
  )
}
