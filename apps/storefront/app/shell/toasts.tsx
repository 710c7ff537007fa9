import { ToastRegion } from '@ahia/ui/overlays/toast'
import { useEffect } from 'react'
import { showStoredToast } from './sign-in/stored-toast.ts'

/** What the page says for a while, also what the page before it had no time to say. */
export function Toasts() {
  useEffect(showStoredToast, [])
  return <ToastRegion />
}
