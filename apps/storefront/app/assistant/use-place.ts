import { useSyncExternalStore } from 'react'

/** Enough space for a panel beside the page; a phone in landscape is wide enough but not high enough. */
const ROOMY = '(min-width: 40rem) and (min-height: 30rem)'

/** The whole screen on phones, or a corner on desktops. */
export type ChatPlace = 'sheet' | 'corner'

export const usePlace = (): ChatPlace =>
  useSyncExternalStore(subscribe, () => (matchMedia(ROOMY).matches ? 'corner' : 'sheet'))

function subscribe(listener: () => void): () => void {
  const media = matchMedia(ROOMY)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}
