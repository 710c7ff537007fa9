const HEART = 'M12 20.3 4.4 12.8a5 5 0 0 1 0-7.1 5 5 0 0 1 7.1 0l.5.5.5-.5a5 5 0 0 1 7.1 0 5 5 0 0 1 0 7.1Z'

const SHAPES = {
  alert:
    'M12 8v5m0 3v.01M10.4 4.3 2.9 17.2A1.9 1.9 0 0 0 4.5 20h15a1.9 1.9 0 0 0 1.6-2.8L13.6 4.3a1.9 1.9 0 0 0-3.2 0Z',
  arrowLeft: 'M19 12H5m6-6-6 6 6 6',
  bag: 'M5 8h14l1 12H4L5 8Zm4 3V7a3 3 0 0 1 6 0v4',
  box: 'm3.5 7.5 8.5 4.7 8.5-4.7M12 12.2V21M12 3l8.5 4.5v9L12 21l-8.5-4.5v-9L12 3Z',
  cart: 'M2.5 4h2.7l2.3 11h10.3L20 7.5H6M10 19.5a1 1 0 1 1-2 0 1 1 0 0 1 2 0Zm7.5 0a1 1 0 1 1-2 0 1 1 0 0 1 2 0Z',
  chat: 'M4 4.5h16v12h-8.5L7 20v-3.5H4v-12Zm4 4.5h8m-8 3.5h5',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  chevronDown: 'm6 9.5 6 6 6-6',
  chevronLeft: 'm14.5 6-6 6 6 6',
  chevronRight: 'm9.5 6 6 6-6 6',
  clock: 'M12 7v5l3.5 2M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z',
  close: 'm6 6 12 12M18 6 6 18',
  filter: 'M3 6h18M6.5 12h11M10 18h4',
  grid: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z',
  heart: HEART,
  heartFilled: HEART,
  home: 'm3 11 9-7.5 9 7.5M5.5 9.5V20h13V9.5M10 20v-6h4v6',
  info: 'M12 11v5m0-8v.01M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z',
  logOut: 'M10 4H4v16h6M9 12h11m-4.5-4.5L20 12l-4.5 4.5',
  email: 'm3.5 7 8.5 6 8.5-6M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2Z',
  mapPin: 'M12 21s-7-5.6-7-11a7 7 0 0 1 14 0c0 5.4-7 11-7 11Zm0-8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  minus: 'M5 12h14',
  pause: 'M8.5 5v14M15.5 5v14',
  phone:
    'M6.5 3.5h2.2a1 1 0 0 1 1 .8l.7 3a1 1 0 0 1-.3 1L8.4 9.9a12.5 12.5 0 0 0 5.7 5.7l1.6-1.7a1 1 0 0 1 1-.3l3 .7a1 1 0 0 1 .8 1v2.2a2 2 0 0 1-2.2 2A16.3 16.3 0 0 1 4.5 5.7a2 2 0 0 1 2-2.2Z',
  play: 'M7 4.5v15l12-7.5-12-7.5Z',
  plus: 'M12 5v14M5 12h14',
  refresh: 'M20 11A8 8 0 0 0 5.5 7.5L4 9m0-5v5h5m-5 4a8 8 0 0 0 14.5 3.5L20 15m0 5v-5h-5',
  returns: 'M8 5 4 9l4 4M4 9h10.5a5.5 5.5 0 0 1 0 11H8',
  search: 'm20 20-4.5-4.5M17.5 10.5a7 7 0 1 1-14 0 7 7 0 0 1 14 0Z',
  share:
    'm8.5 10.7 7-4.2m-7 6.8 7 4.2M8.5 12a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0Zm12-7a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0Zm0 14a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0Z',
  shop: 'M4 10v10h16V10M3 9l2-5h14l2 5a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0Zm7 11v-5h4v5',
  star: 'm12 3.5 2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9-4.3-4.1 5.9-.8L12 3.5Z',
  tag: 'M3.5 3.5H11l9.5 9.5-7.5 7.5L3.5 11V3.5ZM8 8v.01',
  trash: 'M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13M10.5 11v5M13.5 11v5',
  truck:
    'M2.5 5.5h11v11h-11zM13.5 9.5H18l3.5 4v3h-8M8.5 18a2 2 0 1 1-4 0 2 2 0 0 1 4 0Zm11 0a2 2 0 1 1-4 0 2 2 0 0 1 4 0Z',
  user: 'M4.5 20.5c0-4 3.4-6.5 7.5-6.5s7.5 2.5 7.5 6.5M16 7a4 4 0 1 1-8 0 4 4 0 0 1 8 0Z',
} as const

export type IconName = keyof typeof SHAPES

const FILLED: ReadonlySet<IconName> = new Set(['heartFilled', 'play'])

type IconProps = { name: IconName; className?: string }

/** Always beside a text that says the same, so it is hidden from screen readers. */
export function Icon({ name, className = 'size-5' }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill={FILLED.has(name) ? 'currentColor' : 'none'}
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
