import { Icon } from '@ahia/ui/icon'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'

type MoreButtonProps = {
  label: string
  /** The heading that names the order. */
  headingId: string
  /** The widths that have it. */
  className?: string
  /** What it shows or makes longer: the focus moves there, as the button is removed. */
  shows: RefObject<HTMLElement | null>
  onShow: () => void
}

/** WIN-80: the one way in which an order shows more. */
export const MoreButton = ({ label, headingId, className = 'sm:hidden', shows, onShow }: MoreButtonProps) => (
  <button
    type="button"
    aria-describedby={headingId}
    onClick={() => {
      flushSync(onShow) // what is still hidden cannot take the focus
      shows.current?.focus()
    }}
    className={`inline-flex min-h-11 items-center gap-1 text-small font-semibold text-brand-text ${className}`}
  >
    {label}
    <Icon name="chevronDown" className="size-4" />
  </button>
)
