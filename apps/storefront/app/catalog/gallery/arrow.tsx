import { Icon } from '@ahia/ui/icon'

type GalleryArrowProps = { side: 'left' | 'right'; label: string; isAtEnd: boolean; onPress: () => void }

const SIDES = { left: 'left-3', right: 'right-3' } as const
const ICONS = { left: 'chevronLeft', right: 'chevronRight' } as const

/** For a mouse, which cannot swipe. At an end it stays in place, so that it does not lose the focus. */
export function GalleryArrow({ side, label, isAtEnd, onPress }: GalleryArrowProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isAtEnd || undefined}
      onClick={onPress}
      className={`absolute top-1/2 hidden size-11 -translate-y-1/2 place-items-center rounded-pill border border-border bg-surface text-text opacity-0 shadow-e2 transition-opacity group-hover:opacity-100 focus-visible:opacity-100 aria-disabled:text-border-strong lg:grid noscript:hidden ${SIDES[side]}`}
    >
      <Icon name={ICONS[side]} />
    </button>
  )
}
