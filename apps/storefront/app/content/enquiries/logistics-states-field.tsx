import { DELIVERY_STATES } from '@ahia/reference/delivery-states'
import { Icon } from '@ahia/ui/icon'
import { useId } from 'react'
import { AREAS } from './logistics-areas.ts'

type StatesFieldProps = { error: string | null; chosen: readonly string[] }

/** STAT-06: the states in which an applicant drives. */
export function LogisticsStatesField({ error, chosen }: StatesFieldProps) {
  const id = useId()
  return (
    <fieldset aria-describedby={error ? id : undefined}>
      <legend className="font-semibold">
        States served{' '}
        <span aria-hidden="true" className="text-danger">
          *
        </span>
      </legend>
      <div className="mt-1 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
        {DELIVERY_STATES.map((state) => (
          <label key={state} className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              name="states"
              value={state}
              defaultChecked={chosen.includes(state)}
              aria-invalid={error ? true : undefined}
              className="size-5 shrink-0 accent-brand"
            />
            {AREAS[state].name}
          </label>
        ))}
      </div>
      {error && (
        <p id={id} className="mt-1 flex items-center gap-1.5 text-small font-semibold text-danger">
          <Icon name="alert" className="size-4" />
          {error}
        </p>
      )}
    </fieldset>
  )
}
