import { classNames } from './class-names.ts'

const PLACES = [0, 1, 2, 3, 4] // CONST-06: out of five
const WIDTH = 20
const WHOLE = 'l2.8 5.9 6.4.8-4.7 4.4 1.2 6.3-5.7-3.1-5.7 3.1 1.2-6.3-4.7-4.4 6.4-.8z'
const LEFT_HALF = 'v14.3l-5.7 3.1 1.2-6.3-4.7-4.4 6.4-.8z'

/** Five stars, filled in half steps. Hidden from screen readers: the rating is beside them as text. */
export function Stars({ value, className }: { value: number; className?: string }) {
  const halves = Math.round(value * 2)
  const full = Math.floor(halves / 2)
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH * PLACES.length} 20`}
      className={classNames('h-4 w-20 shrink-0', className)}
    >
      <path d={PLACES.slice(full).map(star).join('')} className="fill-border" />
      <path
        d={PLACES.slice(0, full).map(star).join('') + (halves % 2 ? halfStar(full) : '')}
        className="fill-star"
      />
    </svg>
  )
}

const at = (place: number) => `M${place * WIDTH + WIDTH / 2} 1`
const star = (place: number) => at(place) + WHOLE
const halfStar = (place: number) => at(place) + LEFT_HALF
