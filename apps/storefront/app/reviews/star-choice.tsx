import { classNames } from '@ahia/ui/class-names'
import { Icon } from '@ahia/ui/icon'
import { useId } from 'react'

/** CONST-06: what each number of stars means. */
const MEANINGS = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'] as const

type StarChoiceProps = {
  chosen: number | null
  onChoose: (stars: number) => void
  /** Shown once a submit was tried without one. */
  isMissing: boolean
}

/** One to five. The radio covers its star, so that arrow keys and fingers both work. */
export function StarChoice({ chosen, onChoose, isMissing }: StarChoiceProps) {
  const name = useId()
  const errorId = useId()
  return (
    <fieldset aria-describedby={isMissing ? errorId : undefined}>
      <legend className="mb-1 font-semibold">
        Your stars{' '}
        <span aria-hidden="true" className="text-danger">
          *
        </span>
      </legend>
      <div className="flex items-center">
        {MEANINGS.map((meaning, place) => {
          const stars = place + 1
          return (
            <label
              key={meaning}
              className="relative grid size-11 cursor-pointer place-items-center rounded-control has-focus-visible:outline-3 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name={name}
                value={stars}
                checked={chosen === stars}
                onChange={() => onChoose(stars)}
                aria-label={`${stars === 1 ? '1 star' : `${stars} stars`}, ${meaning}`}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              <Icon
                name="star"
                className={classNames(
                  'size-8',
                  chosen !== null && stars <= chosen ? 'fill-star text-star' : 'text-border-strong',
                )}
              />
            </label>
          )
        })}
        {chosen !== null && (
          <span aria-hidden="true" className="ml-2 text-small whitespace-nowrap text-text-2">
            {MEANINGS[chosen - 1]}
          </span>
        )}
      </div>
      {isMissing && (
        <p
          id={errorId}
          role="alert"
          className="flex items-center gap-1.5 text-small font-semibold text-danger"
        >
          <Icon name="alert" className="size-4" />
          Choose one to five stars
        </p>
      )}
    </fieldset>
  )
}
