import { Card } from '@ahia/ui/card'

const INDIGO = 'bg-brand-soft text-brand-text'
const CAMWOOD = 'bg-accent-soft text-accent-text'
const OCHRE = 'bg-warn-soft text-warn'

// STAT-01; each with its own small line drawing
const BLOCKS = [
  {
    title: 'Convenience',
    text: 'Lunch, medicine, a power bank and fabric for Saturday, all in one cart. Buy from different shops and pay once.',
    art: 'M16 6h16a3 3 0 0 1 3 3v30a3 3 0 0 1-3 3H16a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3ZM21 37h6M18 19h12l-2 8h-8l-2-8Zm4 0 2-5 2 5',
    pigment: INDIGO,
  },
  {
    title: 'Community',
    text: 'Every product comes from a shop with a name and a city. When you buy, a trader near you or in the next state gets the order.',
    art: 'M24 20a5 5 0 1 0 0-10 5 5 0 0 0 0 10ZM11 24a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM37 24a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM14 40c0-9 4-15 10-15s10 6 10 15M4 39c0-7 3-11 7-11m33 11c0-7-3-11-7-11',
    pigment: CAMWOOD,
  },
  {
    title: 'Diaspora',
    text: 'Living abroad? You can still look after home. Choose shops close to your people, pay from where you are, and the order goes to their door in Nigeria.',
    art: 'M24 42a18 18 0 1 0 0-36 18 18 0 0 0 0 36ZM6 24h36M24 6c-12 12-12 24 0 36M24 6c12 12 12 24 0 36',
    pigment: OCHRE,
  },
  {
    title: 'Logistics',
    text: 'Get it delivered to your address, or collect it from a pickup point. You see the fee for your state before you pay, not at the gate.',
    art: 'M4 12h24v22H4V12Zm24 8h8l8 8v6H28V20ZM12 40a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM36 40a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM9 18h10M9 24h6',
    pigment: OCHRE,
  },
  {
    title: 'Diverse Products',
    text: 'Twelve categories, from jollof rice and garri to laptops, aso ebi, coral beads, seedlings and engine oil. If a market sells it, it belongs here.',
    art: 'M6 22h36l-4 20H10L6 22ZM16 22l6-14m10 14L26 8M17 28v8m7-8v8m7-8v8M36 12v.01M41 8v.01M12 12v.01M7 8v.01',
    pigment: INDIGO,
  },
  {
    title: 'Pet Supplies',
    text: 'The dog and the cat eat too. Find food, leashes, grooming and care for your pets in one category.',
    art: 'M24 25c-6 0-10 4.6-10 9a5.4 5.4 0 0 0 5.4 5.4c2 0 3-1 4.6-1s2.6 1 4.6 1a5.4 5.4 0 0 0 5.4-5.4c0-4.4-4-9-10-9ZM7 21a3.4 3.4 0 1 0 6.8 0 3.4 3.4 0 1 0-6.8 0M15.4 12.4a3.4 3.4 0 1 0 6.8 0 3.4 3.4 0 1 0-6.8 0M25.8 12.4a3.4 3.4 0 1 0 6.8 0 3.4 3.4 0 1 0-6.8 0M34.2 21a3.4 3.4 0 1 0 6.8 0 3.4 3.4 0 1 0-6.8 0',
    pigment: CAMWOOD,
  },
]

export function AboutBlocks() {
  return (
    <ul className="grid gap-4 md:grid-cols-2 md:gap-5">
      {BLOCKS.map(({ title, text, art, pigment }) => (
        <Card as="li" key={title} className="lg:p-6">
          <div className={`grid size-16 place-items-center rounded-card ${pigment}`}>
            <svg
              aria-hidden="true"
              viewBox="0 0 48 48"
              fill="none"
              stroke="currentColor"
              strokeWidth="2.5"
              strokeLinecap="round"
              strokeLinejoin="round"
              className="size-10"
            >
              <path d={art} />
            </svg>
          </div>
          <h2 className="mt-4 text-h3 font-extrabold">{title}</h2>
          <p className="mt-2 text-pretty text-text-2">{text}</p>
        </Card>
      ))}
    </ul>
  )
}
