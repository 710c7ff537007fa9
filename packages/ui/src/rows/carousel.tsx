import { type ReactNode, useRef, useState } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import { useRotation } from './use-rotation.ts'

const ROUND =
  'grid size-11 place-items-center rounded-pill text-text transition-[background-color,color,transform] hover:text-brand-text active:scale-95 md:bg-surface md:shadow-e2'

type CarouselProps = {
  label: string
  /** Each with at most one link. */
  slides: readonly ReactNode[]
}

/**
 * Slides that rotate until somebody uses them (HOME-01). The row scrolls, so it can be swiped before and without
 * scripts. Below `md` the buttons are under it, from `md` on over it.
 */
export function Carousel({ label, slides }: CarouselProps) {
  const stage = useRef<HTMLDivElement>(null)
  const row = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const show = (place: number) => {
    if (row.current) slideTo(row.current, (place + slides.length) % slides.length)
  }
  const { isTurning, turn, stop } = useRotation({ stage, current, advance: () => show(current + 1) })
  const showByHand = (place: number) => {
    stop()
    show(place)
  }
  const follow = () => {
    if (row.current) setCurrent(Math.round(row.current.scrollLeft / row.current.clientWidth))
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div role="group" aria-roledescription="carousel" aria-label={label} className="relative max-md:-mb-4">
      <button
        type="button"
        onClick={isTurning ? stop : turn}
        aria-label={isTurning ? 'Pause' : 'Play'}
        className={classNames(
          ROUND,
          'absolute bottom-0 left-0 z-1 md:right-4 md:bottom-4 md:left-auto noscript:hidden',
        )}
      >
        <Icon name={isTurning ? 'pause' : 'play'} className="size-4" />
      </button>
      <div ref={stage}>
        <div
          ref={row}
          onScroll={follow}
          className="flex snap-x snap-mandatory overflow-x-auto rounded-sheet [scrollbar-width:none] noscript:[scrollbar-width:thin]"
        >
          {slides.map((slide, place) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
            <div
              key={place}
              role="group"
              aria-roledescription="slide"
              aria-label={`${place + 1} of ${slides.length}`}
              className="w-full shrink-0 snap-start"
            >
              <div className="transition-transform duration-(--slide) ease-market">{slide}</div>
            </div>
          ))}
        </div>
        <div className="flex h-11 items-center justify-end noscript:hidden md:contents">
          <button
            type="button"
            aria-label="Previous"
            onClick={() => showByHand(current - 1)}
            className={classNames(ROUND, 'md:absolute md:top-1/2 md:left-4 md:-mt-5.5')}
          >
            <Icon name="chevronLeft" />
          </button>
          <div className="flex rounded-pill md:absolute md:bottom-4 md:left-1/2 md:-translate-x-1/2 md:bg-surface md:px-2 md:shadow-e2">
            {slides.map((_, place) => (
              <button
                key={place}
                type="button"
                aria-label={`Show ${place + 1} of ${slides.length}`}
                aria-current={place === current}
                onClick={() => showByHand(place)}
                className="group grid size-7 place-items-center"
              >
                <span className="size-2.5 rounded-pill border-2 border-border-strong transition-[background-color,border-color,width] group-hover:border-brand group-aria-[current=true]:w-5 group-aria-[current=true]:border-brand group-aria-[current=true]:bg-brand" />
              </button>
            ))}
          </div>
          <button
            type="button"
            aria-label="Next"
            onClick={() => showByHand(current + 1)}
            className={classNames(ROUND, 'md:absolute md:top-1/2 md:right-4 md:-mt-5.5')}
          >
            <Icon name="chevronRight" />
          </button>
        </div>
      </div>
    </div>
  )
}

/**
 * The duration of the browser's smooth scrolling is not ours to choose, so the row jumps and its content is animated
 * into place in `--slide` (CONST-03), which is 0 with reduced motion.
 */
function slideTo(row: HTMLElement, place: number): void {
  const before = row.scrollLeft
  row.scrollTo({ left: place * row.clientWidth, behavior: 'instant' })
  const slides = [...row.querySelectorAll<HTMLElement>(':scope > * > *')]
  for (const { style } of slides) {
    style.transition = 'none'
    style.transform = `translateX(${row.scrollLeft - before}px)`
  }
  row.getBoundingClientRect() // the start position has to be laid out first, or there is nothing to animate from
  for (const { style } of slides) {
    style.transition = ''
    style.transform = ''
  }
}
