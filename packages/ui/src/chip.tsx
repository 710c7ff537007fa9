import { classNames } from './class-names.ts'

const SHAPE =
  'inline-flex min-h-11 items-center gap-2 rounded-pill border px-4 text-small font-semibold no-underline transition-colors'

/** For a link or button that narrows a list; the selected one is filled and also has a tick or `aria-current`. */
export const chipClass = (isSelected: boolean): string =>
  classNames(
    SHAPE,
    isSelected
      ? 'border-brand bg-brand text-on-brand'
      : 'border-border-strong bg-surface text-text hover:bg-brand-soft hover:text-brand-text',
  )

/** For one that removes a filter; it ends with a ×. */
export const removableChipClass = classNames(
  SHAPE,
  'max-w-full border-transparent bg-brand-soft pr-3 text-brand-text hover:border-brand',
)
