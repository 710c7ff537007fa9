import { useSyncExternalStore } from 'react'

/** Room for a panel beside what one reads; a phone on its side is wide enough but not high enough. */
const ROOMY = '(min-width: 40rem) and (min-height: 30rem)'

/** The whole screen of a phone, or a corner of a desk's. */
export type ChatPlace = 'sheet' | 'corner'

export const usePlace = (): ChatPlace =>
  useSyncExternalStore(subscribe, () => (matchMedia(ROOMY).matches ? 'corner' : 'sheet'))

function subscribe(listener: () => void): () => void {
  const media = matchMedia(ROOMY)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}
