import { ToastRegion } from '@ahia/ui/overlays/toast'
import { useEffect } from 'react'
import { showKeptToast } from './sign-in/stored-toast.ts'

/** What the page says for a while, also what the page before it had no time to say. */
export function Toasts() {
  useEffect(showKeptToast, [])
  return <ToastRegion />
}
