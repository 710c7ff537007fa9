import { type ComponentPropsWithRef, type FocusEvent, type ReactNode, useId, useState } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'

type FieldWords = {
  label: string
  /** For a field that is not part of a form to send: it is neither required nor optional. */
  isUnmarked?: boolean | undefined
  hint?: string | undefined
  /** The current error. Shown once the field was left, or at once when `attempted`. */
  error?: string | null | undefined
  /** True after a submit was tried: then untouched fields show their errors too. */
  attempted?: boolean | undefined
}

type WithWords<Element extends 'input' | 'textarea' | 'select'> = FieldWords &
  Omit<ComponentPropsWithRef<Element>, keyof FieldWords>

const CONTROL =
  'w-full rounded-control border bg-surface px-3 py-2.5 text-body text-text placeholder:text-text-3 disabled:border-transparent disabled:bg-neutral-soft disabled:text-text-3'

type TextFieldProps = WithWords<'input'> & {
  /** Shown inside the box, at its end; the text needs as much padding. */
  trailing?: ReactNode
}

export function TextField(props: TextFieldProps) {
  const { label, isUnmarked, hint, error, attempted, onBlur, className, trailing, ...rest } = props
  const field = useField<HTMLInputElement>({ hint, error, attempted, onBlur })
  return (
    <FieldFrame {...field.frame} label={label} isUnmarked={isUnmarked} required={rest.required}>
      <div className="relative">
        <input
          {...rest}
          {...field.control}
          className={classNames(CONTROL, 'min-h-12', field.edge, className)}
        />
        {trailing && <div className="absolute inset-y-0 right-0.5 flex items-center">{trailing}</div>}
      </div>
    </FieldFrame>
  )
}

export function TextArea({
  label,
  isUnmarked,
  hint,
  error,
  attempted,
  onBlur,
  className,
  ...rest
}: WithWords<'textarea'>) {
  const field = useField<HTMLTextAreaElement>({ hint, error, attempted, onBlur })
  return (
    <FieldFrame {...field.frame} label={label} isUnmarked={isUnmarked} required={rest.required}>
      <textarea
        rows={5}
        {...rest}
        {...field.control}
        className={classNames(CONTROL, field.edge, className)}
      />
    </FieldFrame>
  )
}

export function SelectField({
  label,
  isUnmarked,
  hint,
  error,
  attempted,
  onBlur,
  className,
  ...rest
}: WithWords<'select'>) {
  const field = useField<HTMLSelectElement>({ hint, error, attempted, onBlur })
  return (
    <FieldFrame {...field.frame} label={label} isUnmarked={isUnmarked} required={rest.required}>
      <div className="relative">
        <select
          {...rest}
          {...field.control}
          className={classNames(CONTROL, 'min-h-12 appearance-none pr-10', field.edge, className)}
        />
        {!rest.disabled && (
          <Icon
            name="chevronDown"
            className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-text-2"
          />
        )}
      </div>
    </FieldFrame>
  )
}

type FieldOptions<Element> = Omit<FieldWords, 'label'> & {
  onBlur: ((event: FocusEvent<Element>) => void) | undefined
}

/** What all three fields share: ids, when an error shows, and how the control refers to its texts. */
function useField<Element>({ hint, error, attempted = false, onBlur }: FieldOptions<Element>) {
  const id = useId()
  const [isTouched, setTouched] = useState(false)
  const shownError = error && (isTouched || attempted) ? error : null
  const describedBy = classNames(hint && `${id}-hint`, shownError && `${id}-error`)
  return {
    frame: { id, hint, error: shownError },
    edge: shownError ? 'border-danger' : 'border-border-strong',
    control: {
      id,
      'aria-invalid': shownError ? true : undefined,
      'aria-describedby': describedBy || undefined,
      onBlur: (event: FocusEvent<Element>) => {
        setTouched(true)
        onBlur?.(event)
      },
    },
  }
}

type FieldFrameProps = {
  id: string
  label: string
  hint: string | undefined
  error: string | null
  required: boolean | undefined
  isUnmarked: boolean | undefined
  children: ReactNode
}

function FieldFrame(props: FieldFrameProps) {
  const { id, label, hint, error, required = false, isUnmarked = false, children } = props
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}{' '}
        {required && (
          <span aria-hidden="true" className="text-danger">
            *
          </span>
        )}
        {!required && !isUnmarked && <span className="font-normal text-text-3">(optional)</span>}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="text-small text-text-3">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="flex items-center gap-1.5 text-small font-semibold text-danger">
          <Icon name="alert" className="size-4" />
          {error}
        </p>
      )}
    </div>
  )
}
