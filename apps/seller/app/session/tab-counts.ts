import { createStore } from '@ahia/ui/store'
import { useSyncExternalStore } from 'react'

/** By the tab's address. */
type Counts = Readonly<Record<string, number>>

const NONE: Counts = {}
const counts = createStore(NONE)

/** How many things wait behind a tab. A page says it when it knows; 0 shows nothing. */
export const setTabCount = (to: string, count: number): void => counts.set({ ...counts.get(), [to]: count })

/** Another shop may sign in to this browser. */
export const forgetTabCounts = (): void => counts.set(NONE)

export const useTabCounts = (): Counts => useSyncExternalStore(counts.subscribe, counts.get, () => NONE)
