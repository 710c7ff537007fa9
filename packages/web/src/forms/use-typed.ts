import { type RefObject, useEffect, useRef, useState } from 'react'

/** The text of a field by its name. */
type ReadText = (name: string) => string

type TypedForm<Typed> = {
  form: RefObject<HTMLFormElement | null>
  /** The values at the last change. */
  typed: Typed
  /** Reads the fields again: browsers do not always report that they have filled something in. */
  look: () => Typed
}

/**
 * The values of a form's fields. The fields are uncontrolled, so nothing is lost that was typed, or filled in by a
 * password manager, before the scripts loaded. Whenever `filledIn` changes, the page has filled in something itself.
 */
export function useTyped<Typed>(read: (text: ReadText) => Typed, filledIn: unknown = null): TypedForm<Typed> {
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(() => read(() => ''))
  const look = () => {
    const seen = read(textIn(form.current))
    setTyped(seen)
    return seen
  }
  const latestLook = useRef(look)
  latestLook.current = look
  // Values that the page fills in raise no event.
  useEffect(() => void latestLook.current(), [filledIn])
  return { form, typed, look }
}

function textIn(form: HTMLFormElement | null): ReadText {
  const fields = form ? new FormData(form) : new FormData()
  return (name) => String(fields.get(name) ?? '')
}
