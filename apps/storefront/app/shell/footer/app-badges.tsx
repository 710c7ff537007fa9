import type { OutsideLinks } from '@ahia/reference/outside-links'

// Our own drawings: a play triangle, and an apple with its leaf.
const STORES = [
  {
    link: 'shopperGooglePlay',
    above: 'Get it on',
    name: 'Google Play',
    drawing: 'M5 3.5 20 12 5 20.5zM5 3.5 14 12 5 20.5',
  },
  {
    link: 'shopperAppStore',
    above: 'Download on the',
    name: 'App Store',
    drawing:
      'M12 8c-1.5-1-2.8-1.3-4-1-2.3.6-3.5 2.7-3.5 5.5 0 3.8 2.5 8 4.7 8 1 0 1.6-.7 2.8-.7s1.8.7 2.8.7c1.9 0 3.7-2.7 4.4-5.2-1.5-.6-2.4-1.8-2.4-3.4 0-1.4.7-2.6 1.8-3.3-1-1.2-2.2-1.7-3.5-1.7-1.1 0-2.1.4-3.1 1.1ZM12 7c0-2.3 1.2-3.8 3.3-4.2',
  },
] as const

/** SHELL-15, WIN-26: Google Play and App Store. */
export function AppBadges({ links }: { links: OutsideLinks }) {
  return (
    <ul className="flex flex-wrap gap-2 sm:gap-3">
      {STORES.filter(({ link }) => links[link] !== undefined).map(({ link, above, name, drawing }) => (
        <li key={name}>
          <a
            href={links[link]}
            className="inline-flex min-h-13 items-center gap-2 rounded-control border border-on-strip/35 px-3 py-1.5 sm:px-4 hover:bg-on-strip/10"
          >
            <svg
              aria-hidden="true"
              viewBox="0 0 24 24"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.75"
              strokeLinejoin="round"
              strokeLinecap="round"
              className="size-7 shrink-0"
            >
              <path d={drawing} />
            </svg>
            <span className="grid text-left leading-tight">
              <span className="text-meta opacity-80">{above} </span>
              <span className="font-semibold">{name}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
