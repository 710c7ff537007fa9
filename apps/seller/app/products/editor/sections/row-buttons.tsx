import { classNames } from '@ahia/ui/class-names'
import { Icon, type IconName } from '@ahia/ui/icon'

type RowButtonsProps = {
  /** What the row is called, for screen readers. */
  of: string
  isFirst: boolean
  isLast: boolean
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** Order by buttons: dragging is hard on a small screen and impossible with a keyboard. */
export function RowButtons({ of, isFirst, isLast, onMove, onRemove }: RowButtonsProps) {
  return (
    <div className="flex shrink-0">
      <IconButton
        name="chevronDown"
        turned
        label={`Move ${of} up`}
        disabled={isFirst}
        onClick={() => onMove(-1)}
      />
      <IconButton name="chevronDown" label={`Move ${of} down`} disabled={isLast} onClick={() => onMove(1)} />
      <IconButton name="trash" label={`Remove ${of}`} onClick={onRemove} />
    </div>
  )
}

type IconButtonProps = {
  name: IconName
  label: string
  turned?: boolean
  disabled?: boolean
  onClick: () => void
}

export function IconButton({ name, label, turned = false, disabled = false, onClick }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      // Not disabled: the focus would be lost when a row arrives at the end.
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
      className={classNames(
        'grid size-11 place-items-center rounded-control text-text-2 hover:bg-surface-2',
        disabled && 'opacity-35',
      )}
    >
      <Icon name={name} className={classNames('size-5', turned && 'rotate-180')} />
    </button>
  )
}
