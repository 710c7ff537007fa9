import { type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'

type MissingFields = {
  /** A submit has shown that something is missing, so untouched fields show it too. */
  attempted: boolean
  /** Shows what is missing, and focuses the first such field. */
  show: () => void
}

export function useMissingFields(form: RefObject<HTMLFormElement | null>): MissingFields {
  const [attempted, setAttempted] = useState(false)
  const show = () => {
    flushSync(() => setAttempted(true)) // a field shows its error once it is rendered
    focusFirstError(form.current)
  }
  return { attempted, show }
}

export function focusFirstError(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid=true]:not(:disabled)')?.focus()
}
