import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { Attempt } from '../forms/use-attempt.ts'

type AttemptDialog = { isOpen: boolean; isBusy: boolean; open: () => void; close: () => void }

/**
 * A dialog that asks before an attempt. An attempt under way cannot be cancelled, so the dialog stays until it is over.
 */
export function useAttemptDialog(attempt: Attempt): AttemptDialog {
  const [isOpen, setOpen] = useState(false)
  const isBusy = attempt.state.step === 'busy'
  return {
    isOpen,
    isBusy,
    open: () => {
      attempt.reset()
      flushSync(() => setOpen(false)) // a browser may have closed it without our consent
      setOpen(true)
    },
    close: () => {
      if (!isBusy) setOpen(false)
    },
  }
}
