import type { PlaceOptions } from '@ahia/rules/place-options'
import { Button } from '@ahia/ui/button'
import { SelectField } from '@ahia/ui/forms/field'
import { useEffect, useRef, useState } from 'react'

export type PlaceSelectProps = {
  label: string
  /** The full name of the chosen place; empty for none. */
  value: string
  onChange: (name: string) => void
  onBlur?: (() => void) | undefined
  error?: string | null | undefined
  attempted?: boolean | undefined
  isRequired?: boolean | undefined
  autoComplete?: string | undefined
}

/** The states of a list of places: locked for a reason, loading, failed, or ready. */
export type PlaceList =
  | { state: 'locked'; reason: string }
  | { state: 'loading' }
  | { state: 'failed'; message: string; reload: () => void }
  | { state: 'ready'; options: PlaceOptions; chosen: string; unknown: string | null }

type Props = PlaceSelectProps & { list: PlaceList; prompt: string }

/** A native select: phones show their own picker, and typing finds an option. */
export function PlaceSelect(props: Props) {
  const { list, label, value, prompt, error, attempted, isRequired, onChange, onBlur, autoComplete } = props
  const choose = (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value)
  const field = {
    label,
    required: isRequired,
    onBlur,
    autoComplete,
    // A form that handles each input event renders it again before the change event, with the old choice.
    onInput: choose,
    onChange: choose,
  }
  const { place, isRetrying, retry } = useRetry(list)
  return (
    <div ref={place} className="grid content-start gap-2">
      {list.state === 'ready' ? (
        <SelectField
          {...field}
          value={list.chosen}
          error={list.unknown ?? error}
          attempted={attempted || list.unknown !== null}
        >
          <option value="">{prompt}</option>
          <Options options={list.options} />
        </SelectField>
      ) : (
        <SelectField {...field} {...wordsOf(list)} value={value}>
          {/* What is stored stays to be seen, and nothing moves when the list arrives. */}
          <option value={value}>{value || (list.state === 'loading' ? 'Loading the list…' : prompt)}</option>
        </SelectField>
      )}
      {(list.state === 'failed' || isRetrying) && (
        <Button look="outline" busy={isRetrying} onClick={retry} className="justify-self-start">
          Try again
        </Button>
      )}
    </div>
  )
}

const wordsOf = (list: Exclude<PlaceList, { state: 'ready' }>) => ({
  hint: list.state === 'locked' ? list.reason : undefined,
  error: list.state === 'failed' ? list.message : null,
  attempted: list.state === 'failed',
  // Focusable while loading: a person who tabs quickly would otherwise skip it.
  disabled: list.state !== 'loading',
  'aria-disabled': list.state === 'loading' || undefined,
  'aria-busy': list.state === 'loading',
  className: 'aria-disabled:bg-surface-2 aria-disabled:text-text-3',
})

/** The pressed button keeps the focus until the list is loaded; then the focus moves to the list. */
function useRetry(list: PlaceList) {
  const place = useRef<HTMLDivElement>(null)
  const [isPressed, setPressed] = useState(false)
  const isThere = list.state === 'ready'
  useEffect(() => {
    if (!isPressed || !isThere) return
    setPressed(false)
    if (document.activeElement === document.body) place.current?.querySelector('select')?.focus()
  }, [isPressed, isThere])
  const retry = () => {
    if (list.state !== 'failed') return
    setPressed(true)
    list.reload()
  }
  return { place, isRetrying: isPressed && list.state === 'loading', retry }
}

function Options({ options: { first, others } }: { options: PlaceOptions }) {
  return (
    <>
      {first.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
      {first.length > 0 && <hr />}
      {others.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </>
  )
}
