import { ToastRegion } from '@ahia/ui/overlays/toast'
import { useEffect } from 'react'
import { showStoredToast } from './sign-in/stored-toast.ts'

/** The toasts of the page, and those that the page before had no time to show. */
export function Toasts() {
  useEffect(showStoredToast, [])
  return <ToastRegion />
}
