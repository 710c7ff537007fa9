import { listSellerNews } from '@ahia/contracts/seller/seller-news'
import { shopSession } from '@ahia/shop-session/shop-session'
import { buttonClass } from '@ahia/ui/button'
import { Card } from '@ahia/ui/card'
import { Link } from '@ahia/web/components/link'
import type { PartState } from '@ahia/web/parts/part-state'
import { useOwnPart } from '@ahia/web/parts/use-part'
import { setTabCount } from '#session/tab-counts.ts'

/** SELL-47: how many news are unread, and the way to them. */
export function NewsCard() {
  const { part } = useOwnPart(async (signal) => {
    const { unread } = await shopSession.call(listSellerNews, { limit: '1' }, { signal })
    setTabCount('/seller/news', unread)
    return unread
  }, '')
  const isWaiting = part.state === 'ready' && part.value > 0
  return (
    <Card as="section" aria-labelledby="news">
      <h2 id="news" className="text-h3 font-extrabold">
        News
      </h2>
      <p role="status" className="mt-3 text-text-2">
        {summaryOf(part)}
      </p>
      <Link to="/seller/news" className={`mt-4 ${buttonClass(isWaiting ? 'primary' : 'outline')}`}>
        {isWaiting ? 'Read news' : 'See news'}
      </Link>
    </Card>
  )
}

/** The page itself says why it failed, and can be tried again. */
function summaryOf(part: PartState<number>): string {
  if (part.state === 'loading') return 'Loading…'
  if (part.state === 'failed') return "We couldn't check for news."
  return part.value === 0 ? "You've read everything." : `${part.value} new about your orders.`
}
