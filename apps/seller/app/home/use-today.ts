import { getToday, type Today } from '@ahia/contracts/seller/today'
import { shopSession } from '@ahia/shop-session/shop-session'
import { useSeenPart } from '#offline/use-seen-part.ts'
import { setTabCount } from '#session/tab-counts.ts'

/** What the shop has earned and what waits for it, asked for once for the whole screen. */
export const useToday = () =>
  useSeenPart({ key: 'today-1', load: loadToday, failed: "We couldn't check what else needs you." })

export type TodayPart = ReturnType<typeof useToday>

async function loadToday(signal: AbortSignal): Promise<Today> {
  const today = await shopSession.call(getToday, {}, { signal })
  setTabCount('/seller/news', today.unreadNews)
  setTabCount('/seller/questions', today.openQuestions)
  return today
}
