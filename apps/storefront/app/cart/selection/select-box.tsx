import { useEffect, useRef } from 'react'

export type SelectionExtent = 'all' | 'some' | 'none'

type SelectBoxProps = {
  /** What it selects, for screen readers. */
  label: string
  selected: SelectionExtent
  /** Nothing in it can be bought. */
  isBlocked: boolean
  onSelect: (to: 'selected' | 'left') => void
}

/** CART-06, CART-16: for a line, or for all lines of a shop. */
export function SelectBox({ label, selected, isBlocked, onSelect }: SelectBoxProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = selected === 'some'
  }, [selected])
  return (
    <label className="-m-3 grid size-11 shrink-0 cursor-pointer place-items-center has-disabled:cursor-default">
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={selected === 'all'}
        disabled={isBlocked}
        onChange={() => onSelect(selected === 'all' ? 'left' : 'selected')}
        className="size-5 accent-brand"
      />
    </label>
  )
}
