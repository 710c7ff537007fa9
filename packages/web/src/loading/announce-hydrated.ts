import { type ReactNode, useEffect } from 'react'
import { HYDRATED } from './events.ts'

/** Says when what is inside has become interactive: boot.js then repeats what was pressed too early. */
export function AnnounceHydrated({ children }: { children: ReactNode }): ReactNode {
  useEffect(() => void dispatchEvent(new Event(HYDRATED)), [])
  return children
}
