import type { Category } from '@ahia/reference/categories'

const GLYPHS = {
  FOOD: 'M3 11h18a9 9 0 0 1-18 0ZM9 20h6M8 8c-1-2 1-2 0-4m4 4c-1-2 1-2 0-4m4 4c-1-2 1-2 0-4',
  HEALTH: 'M12 20S4 15 4 9a4 4 0 0 1 8-1.5A4 4 0 0 1 20 9c0 6-8 11-8 11ZM7.5 11.5h2.5l1.5-2.5 2 4 1-1.5h2',
  GROCERY: 'M3 9.5h18l-2 10H5l-2-10ZM8 9.5 11 4m5 5.5L13 4M9 13v3m3-3v3m3-3v3',
  HOUSEHOLD: 'M5 10h14v6a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3v-6ZM2.5 12.5H5m14 0h2.5M4 10h16M10 7.5a2 2 0 0 1 4 0',
  SPA: 'M8 11h8v8a2 2 0 0 1-2 2h-4a2 2 0 0 1-2-2v-8ZM10 11V8h4v3M12 8V4.5h4M8 15h8',
  PET: 'M12 12.5c-3 0-5 2.3-5 4.5a2.7 2.7 0 0 0 2.7 2.7c1 0 1.5-0.5 2.3-0.5s1.3 0.5 2.3 0.5a2.7 2.7 0 0 0 2.7-2.7c0-2.2-2-4.5-5-4.5ZM3.5 10.5a1.7 1.7 0 1 0 3.4 0 1.7 1.7 0 1 0-3.4 0M7.7 6.2a1.7 1.7 0 1 0 3.4 0 1.7 1.7 0 1 0-3.4 0M12.9 6.2a1.7 1.7 0 1 0 3.4 0 1.7 1.7 0 1 0-3.4 0M17.1 10.5a1.7 1.7 0 1 0 3.4 0 1.7 1.7 0 1 0-3.4 0',
  TECH: 'M8 3h8a1.5 1.5 0 0 1 1.5 1.5v15A1.5 1.5 0 0 1 16 21H8a1.5 1.5 0 0 1-1.5-1.5v-15A1.5 1.5 0 0 1 8 3Zm3 15h2',
  WARDROBE: 'M9 3.5 4 6l1.5 4.5L8 9.5V20h8V9.5l2.5 1L20 6l-5-2.5a3 3 0 0 1-6 0Z',
  ORGANIC: 'M6 18C3 10 9 4.5 20 4c.5 11-5 17-14 14Zm-2 3c2-5 5-8 9-10',
  JEWELRY: 'M12 21a6 6 0 1 0 0-12 6 6 0 0 0 0 12ZM9.5 3h5l2 2.5L12 9 7.5 5.5l2-2.5Z',
  GARDEN:
    'M7 14.5h10L15.5 21h-7L7 14.5ZM12 14.5V9m0 0c0-3-2-5-5.5-5 0 3.5 2 5 5.5 5Zm0 3c0-3 2-4.5 5.5-4.5 0 3.5-2 4.5-5.5 4.5Z',
  AUTOMOTIVES: 'M3.5 17v-4l2-1.5L7.5 7h9l2 4.5 2 1.5v4h-17ZM5.5 11.5h13M5.5 17v2m13-2v2M7 14h1.5m7 0H17',
} as const satisfies Record<Category, string>

/** A line drawing of the category; always beside its name. */
export function CategoryGlyph({ category, className }: { category: Category; className: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <path d={GLYPHS[category]} />
    </svg>
  )
}
