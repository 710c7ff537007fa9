import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { classNames } from './class-names.ts'

const LOOKS = {
  primary: 'bg-brand text-on-brand hover:bg-brand-hover',
  accent: 'border-2 border-accent bg-surface text-accent-text hover:bg-accent-soft',
  tonal: 'bg-brand-soft text-brand-text hover:bg-brand hover:text-on-brand',
  outline: 'border border-border-strong bg-surface text-text hover:bg-surface-2',
  ghost: 'text-brand-text hover:bg-brand-soft',
  danger: 'bg-danger text-surface hover:brightness-90',
} as const

export type ButtonLook = keyof typeof LOOKS

const SHAPE =
  'inline-grid min-h-12 place-items-center rounded-control px-5 py-2 text-center font-semibold no-underline transition-[background-color,color,filter,transform] active:scale-98 lg:min-h-11'

/** For a link that looks like a button: `<Link className={buttonClass('outline')}>`. */
export const buttonClass = (look: ButtonLook = 'primary'): string => classNames(SHAPE, LOOKS[look])

type ButtonProps = ComponentPropsWithRef<'button'> & {
  look?: ButtonLook | undefined
  busy?: boolean | undefined
  /** Shown instead of the label while busy, for example 'Processing...'. */
  busyLabel?: string | undefined
}

/** While busy it keeps its width and its focus, announces it, and ignores clicks. One primary button per view. */
export function Button({
  look,
  busy = false,
  busyLabel,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const act = (event: MouseEvent<HTMLButtonElement>) => {
    if (!busy) return onClick?.(event)
    event.preventDefault() // a busy submit button must not submit a second time
  }
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={act}
      className={classNames(
        buttonClass(look),
        'disabled:border-transparent disabled:bg-neutral-soft disabled:text-text-3 disabled:filter-none disabled:active:scale-100',
        busy && 'cursor-progress',
        className,
      )}
    >
      {/* Both labels lie in one cell, so the wider one sets the width before and after. */}
      <span className={classNames('col-start-1 row-start-1', busy && busyLabel && 'invisible')}>
        {children}
      </span>
      {busyLabel && (
        <span className={classNames('col-start-1 row-start-1', !busy && 'invisible')}>{busyLabel}</span>
      )}
    </button>
  )
}
