import { classNames } from '@ahia/ui/class-names'
import { type ComponentPropsWithRef, useId, useState } from 'react'

type CellProps = Omit<ComponentPropsWithRef<'input'>, 'id' | 'className'> & {
  label: string
  /** For screen readers: which row it is in, as in 'Quantity of S'. */
  of?: string
  error?: string | null
  className?: string
}

/** A small field among others in a row. Its error shows once it was left. */
export function Cell({ label, of, error, className, onBlur, ...rest }: CellProps) {
  const id = useId()
  const [isTouched, setTouched] = useState(false)
  const shownError = isTouched && error ? error : null
  return (
    <div className={classNames('grid min-w-0 content-start gap-1', className)}>
      <label htmlFor={id} className="text-meta font-semibold text-text-2">
        {label}
        {of && <span className="sr-only"> of {of}</span>}
      </label>
      <input
        autoComplete="off"
        {...rest}
        id={id}
        aria-invalid={shownError ? true : undefined}
        aria-describedby={shownError ? `${id}-error` : undefined}
        onBlur={(event) => {
          setTouched(true)
          onBlur?.(event)
        }}
        className={classNames(
          'min-h-11 w-full min-w-0 rounded-control border bg-surface px-2.5 py-2 text-body placeholder:text-text-3',
          shownError ? 'border-danger' : 'border-border-strong',
        )}
      />
      {shownError && (
        <p id={`${id}-error`} className="text-meta font-semibold text-danger">
          {shownError}
        </p>
      )}
    </div>
  )
}
