import { type KeyboardEvent, type RefObject, type UIEvent, useRef, useState } from 'react'

export type GalleryPlace = {
  strip: RefObject<HTMLDivElement | null>
  /** The picture on show, counted from 0. */
  current: number
  show: (place: number) => void
  followScroll: (event: UIEvent<HTMLElement>) => void
  moveByKey: (event: KeyboardEvent<HTMLElement>) => void
}

const STEPS: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** PDP-01: the strip's scroll position is the state, so that swipes, keys and thumbnails never disagree. */
export function useGalleryPlace(count: number): GalleryPlace {
  const strip = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)

  const show = (place: number) => {
    const element = strip.current
    if (!element || place < 0 || place >= count) return
    setCurrent(place)
    element.scrollTo({ left: place * element.clientWidth, behavior: 'instant' })
    if (element.contains(document.activeElement)) focusLink(element.children[place])
  }

  return {
    strip,
    current,
    show,
    followScroll: ({ currentTarget: { scrollLeft, clientWidth } }) =>
      setCurrent(Math.round(scrollLeft / clientWidth)),
    moveByKey: (event) => {
      const step = STEPS[event.key]
      if (step === undefined) return
      event.preventDefault()
      show(current + step)
    },
  }
}

const focusLink = (slide: Element | undefined) => slide?.querySelector('a')?.focus({ preventScroll: true })
