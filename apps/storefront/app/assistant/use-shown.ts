import { type RefObject, useLayoutEffect } from 'react'
import type { ChatPlace } from './use-place.ts'

type ChatElements = {
  dialog: RefObject<HTMLDialogElement | null>
  field: RefObject<HTMLTextAreaElement | null>
}

/** Modal on a phone, where it hides the page; on a desktop the page stays usable beside it. */
export function useShown({ dialog, field }: ChatElements, place: ChatPlace): void {
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    if (place === 'sheet') element.showModal()
    else element.show()
    const first = matchMedia('(pointer: coarse)').matches ? element : field.current // do not open the keyboard before it is wanted
    first?.focus({ preventScroll: true })
    return () => element.close()
  }, [dialog, field, place])
}
