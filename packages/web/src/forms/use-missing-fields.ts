import { type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'

type Gaps = {
  /** A press has shown that something is missing, so also fields that nobody was in say so. */
  attempted: boolean
  /** Says what is missing, and goes to the first of it. */
  show: () => void
}

export function useGaps(form: RefObject<HTMLFormElement | null>): Gaps {
  const [attempted, setAttempted] = useState(false)
  const show = () => {
    flushSync(() => setAttempted(true)) // a field shows that it is at fault once it is drawn
    focusFirstFault(form.current)
  }
  return { attempted, show }
}

export function focusFirstFault(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid=true]:not(:disabled)')?.focus()
}
