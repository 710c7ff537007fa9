import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'

/** CONST-03: the step that the specification fixes. */
const STEP_PX = 200
const KEYS: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 }

/** Where the row is scrolled to: more follows, more comes before, both, or everything is in view. */
type ScrollerPlace = 'start' | 'end' | 'middle' | 'all'

type ScrollerProps = { label: string; children: ReactNode }

/**
 * A row that is wider than the page: swiped, scrolled, stepped with the arrow keys, or with two buttons. The buttons
 * are in the line above it, at the right, where its heading has to leave space from `sm` on. Belongs in a
 * `.page-width`.
 */
export function Scroller({ label, children }: ScrollerProps) {
  const row = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<ScrollerPlace>('start')
  const follow = () => {
    if (row.current) setPlace(placeOf(row.current))
  }
  const step = (direction: 1 | -1) => row.current?.scrollBy({ left: direction * STEP_PX, behavior: glide() })
  const stepByKey = (event: KeyboardEvent) => {
    const direction = KEYS[event.key]
    if (!direction || event.metaKey || event.altKey || event.ctrlKey) return
    event.preventDefault()
    step(direction)
  }

  useEffect(() => {
    const { current } = row
    if (!current) return
    const watch = new ResizeObserver(() => setPlace(placeOf(current)))
    watch.observe(current)
    return () => watch.disconnect()
  }, [])

  return (
    <div className="relative">
      <div
        className={classNames(
          'absolute right-0 bottom-full mb-3 hidden gap-2 noscript:hidden',
          place !== 'all' && 'sm:flex', // WIN-99
        )}
      >
        <StepButton
          label={`Scroll back: ${label}`}
          icon="chevronLeft"
          isAtEnd={place === 'start'}
          onPress={() => step(-1)}
        />
        <StepButton
          label={`Scroll forward: ${label}`}
          icon="chevronRight"
          isAtEnd={place === 'end'}
          onPress={() => step(1)}
        />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields. */}
      <div
        ref={row}
        role="group"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: without focus the keyboard could not scroll it.
        tabIndex={0}
        data-place={place}
        onScroll={follow}
        onKeyDown={stepByKey}
        className={classNames(
          // It extends into the margin of the page, and fades there.
          '-mx-4 -my-1 overflow-x-auto scroll-px-4 px-4 py-1 pointer-coarse:snap-x md:-mx-6 md:scroll-px-6 md:px-6',
          '[scrollbar-width:none] focus-visible:-outline-offset-3 noscript:[scrollbar-width:thin]',
          // Written out, as utilities for masks would add a kilobyte of properties to every page.
          'data-[place=end]:[mask-image:linear-gradient(to_right,#0000,#000_1rem)] data-[place=start]:[mask-image:linear-gradient(to_left,#0000,#000_1rem)]',
          'data-[place=middle]:[mask-image:linear-gradient(to_right,#0000,#000_1rem,#000_calc(100%-1rem),#0000)]',
        )}
      >
        {children}
      </div>
    </div>
  )
}

type StepButtonProps = {
  label: string
  icon: 'chevronLeft' | 'chevronRight'
  isAtEnd: boolean
  onPress: () => void
}

/** At an end it is only `aria-disabled`: `disabled` would take the focus away from the button that was just pressed. */
function StepButton({ label, icon, isAtEnd, onPress }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isAtEnd}
      onClick={onPress}
      className="grid size-11 place-items-center rounded-pill border border-border-strong bg-surface text-text transition-[background-color,color,transform] hover:bg-brand-soft hover:text-brand-text active:scale-95 aria-disabled:cursor-default aria-disabled:border-border aria-disabled:bg-transparent aria-disabled:text-border-strong aria-disabled:active:scale-100"
    >
      <Icon name={icon} />
    </button>
  )
}

function placeOf(row: HTMLElement): ScrollerPlace {
  const rest = row.scrollWidth - row.clientWidth
  const isAtStart = row.scrollLeft < 1
  const isAtEnd = row.scrollLeft > rest - 1 // zoomed pages scroll to fractions of a pixel
  if (isAtStart) return isAtEnd ? 'all' : 'start'
  return isAtEnd ? 'end' : 'middle'
}

const glide = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
