import { Button } from '@ahia/ui/button'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** WIN-47: a form that is a button until somebody wants to write. It stays open, as what was written must not be lost. */
export function FoldedReply({ label, children }: { label: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const open = () => {
    flushSync(() => setOpen(true))
    place.current?.querySelector('textarea')?.focus() // the pressed button is gone
  }
  return (
    <div ref={place} className={isOpen ? 'basis-full' : 'max-sm:basis-full'}>
      {isOpen ? (
        children
      ) : (
        <Button look="outline" onClick={open} className="w-full sm:w-auto">
          {label}
        </Button>
      )}
    </div>
  )
}
