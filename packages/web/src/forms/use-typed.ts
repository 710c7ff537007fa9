import { type RefObject, useEffect, useRef, useState } from 'react'

/** The text of a field by its name. */
type ReadText = (name: string) => string

type TypedForm<Typed> = {
  form: RefObject<HTMLFormElement | null>
  /** As it stood at the last change. */
  typed: Typed
  /** Looks again: browsers do not always say when they have filled something in. */
  look: () => Typed
}

/**
 * What stands in the fields of a form. The fields keep their own text, so nothing is lost that was typed, or filled in by
 * a password manager, before the scripts came. Whenever `filledIn` changes, the page has filled in something itself.
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
  // What the page fills in by itself raises no event.
  useEffect(() => void latestLook.current(), [filledIn])
  return { form, typed, look }
}

function textIn(form: HTMLFormElement | null): ReadText {
  const fields = form ? new FormData(form) : new FormData()
  return (name) => String(fields.get(name) ?? '')
}
