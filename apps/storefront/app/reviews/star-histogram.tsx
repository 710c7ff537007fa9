import type { ReviewPage } from './review-page.ts'

type StarHistogramProps = { stars: ReviewPage['stars']; total: number }

/**
 * The number of reviews per star. The bar is an SVG, because our security policy forbids style attributes; the numbers
 * say the same.
 */
export function StarHistogram({ stars, total }: StarHistogramProps) {
  return (
    <ul className="grid gap-1 text-small">
      {stars.map(({ stars: given, count }) => (
        <li key={given} className="grid grid-cols-[4rem_1fr_2.5rem] items-center gap-3">
          <span>{given === 1 ? '1 star' : `${given} stars`}</span>
          <svg
            aria-hidden="true"
            viewBox={`0 0 ${Math.max(total, 1)} 1`}
            preserveAspectRatio="none"
            className="h-2 w-full overflow-hidden rounded-pill bg-surface-2"
          >
            <rect width={count} height="1" className="fill-star" />
          </svg>
          <span className="text-right text-text-2 tabular-nums">
            {count}
            <span className="sr-only">{count === 1 ? ' review' : ' reviews'}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
