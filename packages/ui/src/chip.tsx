import { classNames } from './class-names.ts'

/** For a link or button that narrows a list; the chosen one is filled and also carries a tick or `aria-current`. */
export const chipClass = (isSelected: boolean): string =>
  classNames(
    'inline-flex min-h-11 items-center gap-2 rounded-pill border px-4 text-small font-semibold no-underline transition-colors',
    isSelected
      ? 'border-brand bg-brand text-on-brand'
      : 'border-border-strong bg-surface text-text hover:bg-brand-soft hover:text-brand-text',
  )
