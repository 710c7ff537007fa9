import type { Facets } from '@ahia/contracts/catalog'
import { Stars } from '@ahia/ui/stars'
import { memo } from 'react'
import { starsLabel } from './chips.rules.ts'
import type { FilterDraft } from './draft.rules.ts'
import { mayLeadOn } from './field-parts.tsx'
import { RadioList } from './radio-list.tsx'

type RatingFieldProps = {
  rating: string
  counts: Facets['ratings']
  onPress: (change: Partial<FilterDraft>) => void
}

/** Of an address with another number of stars, that one too. */
export const RatingField = memo(function RatingField({ rating, counts, onPress }: RatingFieldProps) {
  const countOf = (stars: number) => counts.find(({ value }) => value === stars)?.count
  const offered = starsOffered(rating).filter(
    (stars) => rating === String(stars) || mayLeadOn(countOf(stars)),
  )
  if (offered.length === 0) return null
  return (
    <RadioList
      legend="Rating"
      name="rating"
      any="Any rating"
      chosen={rating}
      onChoose={(chosen) => onPress({ rating: chosen })}
      offered={offered.map((stars) => ({
        value: String(stars),
        label: (
          <>
            <span className="sr-only">{starsLabel(stars)}</span>
            <span aria-hidden="true" className="flex items-center gap-2">
              <Stars value={stars} />
              {stars < 5 && '& up'}
            </span>
          </>
        ),
        count: countOf(stars),
      }))}
    />
  )
})

const STARS_OFFERED = [4, 3, 2]

const starsOffered = (rating: string): number[] =>
  rating === '' || STARS_OFFERED.includes(Number(rating)) ? STARS_OFFERED : [Number(rating), ...STARS_OFFERED]
