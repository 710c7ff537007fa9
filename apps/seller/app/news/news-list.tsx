import type { DataOf } from '@ahia/contracts/endpoint'
import { listSellerNews, readSellerNews } from '@ahia/contracts/seller/seller-news'
import { lagosMoment } from '@ahia/rules/lagos-date'
import { orderNumber } from '@ahia/rules/order-number'
import { shopSession } from '@ahia/shop-session/shop-session'
import { Button } from '@ahia/ui/button'
import { cardClass } from '@ahia/ui/card'
import { StatePanel } from '@ahia/ui/state-panel'
import { Tag } from '@ahia/ui/tag'
import { AttemptFailure } from '@ahia/web/components/attempt-failure'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { useOwnPart } from '@ahia/web/parts/use-part'
import { useEffect, useState } from 'react'
import { setTabCount } from '#session/tab-counts.ts'
import { NewsFailed, NewsLoading } from './news-states.tsx'

type NewsAnswer = DataOf<typeof listSellerNews>
type News = NewsAnswer['news'][number]

/** SELL-47: what happened, newest first. What is shown counts as read. */
export function NewsList() {
  const { part, reload } = useOwnPart(
    (signal) => shopSession.call(listSellerNews, {}, { signal }),
    'Something went wrong. Please try again.',
  )
  if (part.state === 'loading') return <NewsLoading />
  if (part.state === 'failed') return <NewsFailed message={part.message} onRetry={reload} />
  return <LoadedNews first={part.value} />
}

function LoadedNews({ first }: { first: NewsAnswer }) {
  const [{ news, next }, setPage] = useState(first)
  const more = useAttempt("We couldn't load older news.")
  useRead(first)
  const showMore = () =>
    more.run(async (signal) => {
      const asked = next === null ? {} : { cursor: next }
      const loaded = await shopSession.call(listSellerNews, asked, { signal })
      setPage({ ...loaded, news: [...news, ...loaded.news] })
    })
  if (news.length === 0)
    return (
      <StatePanel title="No news yet">
        When somebody orders from you, it will be here, and we'll email you.
      </StatePanel>
    )
  return (
    <>
      <ul className={`${cardClass} divide-y divide-border`}>
        {news.map((one) => (
          <NewsRow key={one._id} news={one} />
        ))}
      </ul>
      {next !== null && (
        <Button look="outline" busy={more.state.step === 'busy'} busyLabel="Loading..." onClick={showMore}>
          Show older news
        </Button>
      )}
      <AttemptFailure attempt={more} />
    </>
  )
}

/** Tells the server once what was seen; if that fails, it is unread the next time. */
function useRead({ news, unread }: NewsAnswer): void {
  const newest = news[0]?._id
  useEffect(() => {
    setTabCount('/seller/news', unread)
    if (unread === 0 || newest === undefined) return
    shopSession.call(readSellerNews, { upTo: newest }).then(
      () => setTabCount('/seller/news', 0),
      () => undefined,
    )
  }, [newest, unread])
}

const WORDS = {
  ORDER_PAID: 'is new. Send it on time.',
  ORDER_LATE: 'is late. Send it now, or it will be cancelled.',
  ORDER_CANCELLED: "was cancelled. Don't send it.",
  ADDRESS_ANSWERED: 'has a complete address now.',
  ORDER_DELIVERED: 'was delivered.',
  ORDER_RETURNED: 'came back to you.',
  PROBLEM_REPORTED: 'has a problem. Our team will review it with you.',
} as const satisfies Record<News['kind'], string>

function NewsRow({ news: { kind, orderId, at, isRead } }: { news: News }) {
  return (
    <li className="flex items-start gap-3 p-4">
      <span className="min-w-0 flex-1">
        <span className={isRead ? 'block' : 'block font-semibold'}>
          Order {orderNumber(orderId)} {WORDS[kind]}
        </span>
        <time dateTime={at} className="text-small text-text-2">
          {lagosMoment(at)}
        </time>
      </span>
      {!isRead && <Tag tone="info">New</Tag>}
    </li>
  )
}
