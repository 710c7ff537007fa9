import type { PlaceOptions } from '@ahia/rules/place-options'
import { Button } from '@ahia/ui/button'
import { SelectField } from '@ahia/ui/field'

export type PlaceSelectProps = {
  label: string
  /** The full name of what is chosen; empty for nothing. */
  value: string
  onChange: (name: string) => void
  onBlur?: (() => void) | undefined
  error?: string | null | undefined
  attempted?: boolean | undefined
  isRequired?: boolean | undefined
  autoComplete?: string | undefined
}

/** What a list of places can be: locked for a reason, on its way, failed, or there. */
export type PlaceList =
  | { state: 'locked'; reason: string }
  | { state: 'loading' }
  | { state: 'failed'; message: string; askAgain: () => void }
  | { state: 'there'; options: PlaceOptions; chosen: string; unknown: string | null }

type Props = PlaceSelectProps & { list: PlaceList; prompt: string }

/** Native everywhere: a phone shows its own wheel, and a keyboard finds by typing. */
export function PlaceSelect(props: Props) {
  const { list, label, value, prompt, error, attempted, isRequired, onChange, onBlur, autoComplete } = props
  const field = {
    label,
    required: isRequired,
    onBlur,
    autoComplete,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  }
  if (list.state === 'there') {
    return (
      <SelectField
        {...field}
        value={list.chosen}
        error={list.unknown ?? error}
        attempted={attempted || list.unknown !== null}
      >
        <option value="">{prompt}</option>
        <Options options={list.options} />
      </SelectField>
    )
  }
  // What is stored stays to be seen, and nothing moves when the list arrives.
  const stored = (
    <option value={value}>{value || (list.state === 'loading' ? 'Loading the list…' : prompt)}</option>
  )
  if (list.state !== 'failed') {
    return (
      <SelectField
        {...field}
        value={value}
        hint={list.state === 'locked' ? list.reason : undefined}
        aria-busy={list.state === 'loading'}
        disabled
      >
        {stored}
      </SelectField>
    )
  }
  return (
    <div className="grid content-start gap-2">
      <SelectField {...field} value={value} error={list.message} attempted disabled>
        {stored}
      </SelectField>
      <Button look="outline" onClick={list.askAgain} className="justify-self-start">
        Try again
      </Button>
    </div>
  )
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
