import { useTabCounts } from '#session/tab-counts.ts'
import { MORE, MORE_TABS, type Tab } from './tabs.ts'

/** 'More' has the sum of what is behind it. */
export function useTabCount(tab: Tab): number {
  const counts = useTabCounts()
  const behind = tab === MORE ? MORE_TABS : [tab]
  return behind.reduce((sum, { to }) => sum + (counts[to] ?? 0), 0)
}
