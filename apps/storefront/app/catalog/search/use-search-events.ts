import { type RefObject, useEffect, useRef } from 'react'

type SearchBoxRefs = { form: RefObject<HTMLFormElement | null>; input: RefObject<HTMLInputElement | null> }

type SearchBoxHandlers = {
  /** Called when something was typed, or the box with this text in it was focused. */
  onText: (text: string) => void
  /** Called when neither the box nor its list is used any longer. */
  onLeave: () => void
  /** Called on submit, beside the box's own handler. */
  onSearch: (text: string) => void
  onStep: (by: 1 | -1) => void
  /** The row that Enter opens; without one Enter searches for the text. */
  activeId: string | undefined
  isOpen: boolean
}

/** Listens to typing, keys, focus and submit of the search box, for its suggestions. The box itself opens the results. */
export function useSearchEvents({ form, input }: SearchBoxRefs, handlers: SearchBoxHandlers): void {
  const newest = useRef(handlers)
  newest.current = handlers

  useEffect(() => {
    const [formElement, box] = [form.current, input.current]
    if (!formElement || !box) return
    const left = new AbortController()
    const { signal } = left
    const onText = () => newest.current.onText(box.value)
    const isOutside = (target: EventTarget | null) =>
      !(target instanceof Node && formElement.contains(target))

    box.addEventListener('input', onText, { signal })
    box.addEventListener('focus', onText, { signal })
    box.addEventListener('click', onText, { signal })
    box.addEventListener('keydown', (event) => onKey(event, newest.current), { signal })
    formElement.addEventListener('submit', () => newest.current.onSearch(box.value), { signal })
    formElement.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (relatedTarget !== null && isOutside(relatedTarget)) newest.current.onLeave()
      },
      { signal },
    )
    document.addEventListener('pointerdown', ({ target }) => isOutside(target) && newest.current.onLeave(), {
      signal,
    })
    return () => left.abort()
  }, [form, input])
}

function onKey(event: KeyboardEvent, handlers: SearchBoxHandlers): void {
  if (event.isComposing) return
  if (event.key === 'ArrowDown') handlers.onStep(1)
  else if (event.key === 'ArrowUp') handlers.onStep(-1)
  else if (event.key === 'Enter' && handlers.activeId) document.getElementById(handlers.activeId)?.click()
  else if (event.key === 'Escape' && handlers.isOpen) handlers.onLeave()
  else return // a second Escape is left to the browser: it clears the search box
  event.preventDefault()
}
