// 'ahıa' in the UI font at weight 800, as outlines: the mark must not wait for a font.
const LETTERS =
  'M45 170q-12 0-21-3-8-4-13-11-4-7-4-17 0-9 4-16 4-8 13-12 8-5 21-7l34-6v22l-28 5q-7 2-10 5-3 2-3 8 0 5 3 8 4 2 10 2 7 0 13-3 5-3 9-8 3-6 3-13v-28q0-6-5-10-5-5-14-5-8 0-14 5-6 4-9 11l-24-11q4-9 11-16 7-6 16-10 10-4 22-4 14 0 24 5 11 5 17 14 6 9 6 21v72h-28v-18l6-1q-4 7-10 12-6 5-13 7-7 2-16 2zM128 168v-151h30v63l-4-4q4-10 13-15 8-5 20-5 12 0 21 6 10 5 15 14 5 9 5 22v70h-30v-64q0-6-2-11-3-4-7-7-5-3-11-3-6 0-10 3-5 3-7 7-3 5-3 11v64h-30zM245 168v-109h30v109h-30zM329 170q-12 0-21-3-8-4-13-11-4-7-4-17 0-9 4-16 4-8 13-12 8-5 21-7l34-6v22l-28 5q-7 2-10 5-3 2-3 8 0 5 3 8 4 2 10 2 7 0 13-3 5-3 9-8 3-6 3-13v-28q0-6-5-10-5-5-14-5-8 0-14 5-6 4-9 11l-24-11q4-9 11-16 7-6 16-10 10-4 22-4 14 0 24 5 11 5 17 14 6 9 6 21v72h-28v-18l6-1q-4 7-10 12-6 5-13 7-7 2-16 2z'

// The dot of the i: an uli spiral.
const SPIRAL = 'M253 27a7 7 0 0 1 14 0 14 14 0 0 1-28 0 21 21 0 0 1 42 0'

/** The drawn mark says the name, so whoever links it gives the name in words. */
export function Logo({ className }: { className: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 400 172" className={className}>
      <path d={LETTERS} fill="currentColor" />
      <path d={SPIRAL} fill="none" strokeWidth="9" strokeLinecap="round" className="stroke-star" />
    </svg>
  )
}
