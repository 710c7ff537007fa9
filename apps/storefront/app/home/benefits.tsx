// HOME-05; each with its own small line drawing
const BENEFITS = [
  {
    title: 'On-time Shipping',
    text: 'Shops ship your order within one working day.',
    art: 'M4 12h22v20H4V12Zm22 7h8l8 8v5H26V19ZM12 38a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm22 0a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM15 17v5l4 2',
    pigment: 'bg-warn-soft text-warn',
  },
  {
    title: 'Payment Method',
    text: 'Securely Processed',
    art: 'M5 14a3 3 0 0 1 3-3h32a3 3 0 0 1 3 3v9M5 19h38M5 14v20a3 3 0 0 0 3 3h16M31 32h12v9H31v-9Zm2.500 0v-3a3.500 3.500 0 0 1 7 0v3M11 30h6',
    pigment: 'bg-brand-soft text-brand-text',
  },
  {
    title: 'Customer Support',
    text: 'Talk to a real person by phone or email.',
    art: 'M8 27v-4a16 16 0 0 1 32 0v4M8 25h4a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2h-1a3 3 0 0 1-3-3v-7Zm32 0h-4a2 2 0 0 0-2 2v6a2 2 0 0 0 2 2h1a3 3 0 0 0 3-3v-7Zm-1 9c0 4-4 6-9 6h-4',
    pigment: 'bg-accent-soft text-accent-text',
  },
] as const

export function Benefits() {
  return (
    <section aria-label="What you can count on">
      <ul className="grid gap-5 rounded-sheet border border-border bg-surface p-5 md:grid-cols-3 lg:p-6">
        {BENEFITS.map(({ title, text, art, pigment }) => (
          <li key={title} className="flex items-center gap-4">
            <span className={`grid size-14 shrink-0 place-items-center rounded-card ${pigment}`}>
              <svg
                aria-hidden="true"
                viewBox="0 0 48 48"
                fill="none"
                stroke="currentColor"
                strokeWidth="2.5"
                strokeLinecap="round"
                strokeLinejoin="round"
                className="size-8"
              >
                <path d={art} />
              </svg>
            </span>
            <div>
              <h2 className="font-extrabold">{title}</h2>
              <p className="text-small text-pretty text-text-2">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
