import { Button } from '@ahia/ui/button'
import { useState } from 'react'
import { Cell } from './cell.tsx'

type AddValuesProps = { label: string; placeholder: string; onAdd: (typed: string) => void }

/** Several at once: 'S, M, L' is one line to type on a phone. */
export function AddValues({ label, placeholder, onAdd }: AddValuesProps) {
  const [typed, setTyped] = useState('')
  const add = () => {
    if (typed.trim() === '') return
    onAdd(typed)
    setTyped('')
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3">
      <Cell
        label={`${label}, separated by commas`}
        placeholder={placeholder}
        value={typed}
        enterKeyHint="done"
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          add()
        }}
        // Nobody should have to find a button for what they have typed already.
        onBlur={add}
      />
      <Button look="tonal" onClick={add}>
        Add
      </Button>
    </div>
  )
}
