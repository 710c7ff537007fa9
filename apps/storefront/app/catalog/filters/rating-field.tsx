import type { Facets } from '@ahia/contracts/catalog'
import { Stars } from '@ahia/ui/stars'
import { starsLabel } from './chips.rules.ts'
import { BOX, Count, LEGEND, mayLeadOn, ROW } from './field-parts.tsx'

type RatingFieldProps = { rating: string; counts: Facets['ratings']; onChoose: (rating: string) => void }

/** Of an address with another number of stars, that one too. */
export function RatingField({ rating, counts, onChoose }: RatingFieldProps) {
  const countOf = (stars: number) => counts.find(({ value }) => value === stars)?.count
  const offered = starsOffered(rating).filter(
    (stars) => rating === String(stars) || mayLeadOn(countOf(stars)),
  )
  if (offered.length === 0) return null
  return (
    <fieldset>
      <legend className={LEGEND}>Rating</legend>
      <label className={ROW}>
        <input
          type="radio"
          name="rating"
          value=""
          checked={rating === ''}
          onChange={() => onChoose('')}
          className={BOX}
        />
        Any rating
      </label>
      {offered.map((stars) => (
        <label key={stars} className={ROW}>
          <input
            type="radio"
            name="rating"
            value={stars}
            checked={rating === String(stars)}
            onChange={() => onChoose(String(stars))}
            className={BOX}
          />
          <span className="sr-only">{starsLabel(stars)}</span>
          <span aria-hidden="true" className="flex items-center gap-2">
            <Stars value={stars} />
            {stars < 5 && '& up'}
          </span>
          <Count>{countOf(stars)}</Count>
        </label>
      ))}
    </fieldset>
  )
}

const STARS_OFFERED = [4, 3, 2]

const starsOffered = (rating: string): number[] =>
  rating === '' || STARS_OFFERED.includes(Number(rating)) ? STARS_OFFERED : [Number(rating), ...STARS_OFFERED]
