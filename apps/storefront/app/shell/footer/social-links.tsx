import type { OutsideLinks } from '@ahia/reference/outside-links'

// Our own plain strokes.
const PLACES = [
  {
    link: 'instagram',
    name: 'Instagram',
    drawing:
      'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5ZM16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM16.8 7.2v.01',
  },
  { link: 'x', name: 'X', drawing: 'm4.5 4.5 15 15M19.5 4.5l-15 15' },
  {
    link: 'facebook',
    name: 'Facebook',
    drawing: 'M16.5 3.5H15a4 4 0 0 0-4 4V21M7.5 12h8',
  },
] as const

/** SHELL-15, WIN-26: Instagram, X and Facebook. */
export function SocialLinks({ links }: { links: OutsideLinks }) {
  const places = PLACES.filter(({ link }) => links[link] !== undefined)
  if (places.length === 0) return null
  return (
    <ul aria-label="Follow us" className="-ml-2.5 flex gap-1">
      {places.map(({ link, name, drawing }) => (
        <li key={name}>
          <a href={links[link]} className="grid size-11 place-items-center rounded-pill hover:bg-on-strip/10">
            <span className="sr-only">{name}</span>
            <svg
              aria-hidden="true"
              viewBox="0 0 24 24"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinecap="round"
              strokeLinejoin="round"
              className="size-6"
            >
              <path d={drawing} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  )
}
