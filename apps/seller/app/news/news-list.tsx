import type { DataOf } from '@ahia/contracts/endpoint'
import { listSellerNews, readSellerNews } from '@ahia/contracts/seller/seller-news'
import { lagosMoment } from '@ahia/rules/lagos-date'
import { orderNumber } from '@ahia/rules/order-number'
import { shopSession } from '@ahia/shop-session/shop-session'
import { cardClass } from '@ahia/ui/card'
import { Icon } from '@ahia/ui/icon'
import { StatePanel } from '@ahia/ui/state-panel'
import { Tag } from '@ahia/ui/tag'
import { Link } from '@ahia/web/components/link'
import { ShowMore } from '@ahia/web/components/show-more'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { useEffect } from 'react'
import { SeenAge } from '#offline/seen-age.tsx'
import { useSeenPart } from '#offline/use-seen-part.ts'
import { useStateFrom } from '#offline/use-state-from.ts'
import { setTabCount } from '#session/tab-counts.ts'
import { NewsFailed, NewsLoading } from './news-states.tsx'

type NewsAnswer = DataOf<typeof listSellerNews>
type News = NewsAnswer['news'][number]

/** SELL-47: what happened, newest first. What is shown counts as read. */
export function NewsList() {
  const { part, seen, reload } = useSeenPart({
    key: 'news-1',
    load: (signal) => shopSession.call(listSellerNews, {}, { signal }),
    failed: 'Something went wrong. Please try again.',
    toKept: toRead,
  })
  if (part.state === 'loading') return <NewsLoading />
  if (part.state === 'failed') return <NewsFailed message={part.message} onRetry={reload} />
  return (
    <>
      <SeenAge seen={seen} onRetry={reload} />
      <LoadedNews first={part.value} />
    </>
  )
}

/** What is shown counts as read. */
const toRead = (answer: NewsAnswer): NewsAnswer => ({
  ...answer,
  unread: 0,
  news: answer.news.map((one) => ({ ...one, isRead: true })),
})

function LoadedNews({ first }: { first: NewsAnswer }) {
  const [{ news, next }, setPage] = useStateFrom(first)
  const more = useAttempt("We couldn't load older news.")
  useRead(first)
  const showMore = () =>
    more.run(async (signal) => {
      const asked = next === null ? {} : { cursor: next }
      const loaded = await shopSession.call(listSellerNews, asked, { signal })
      setPage({ ...loaded, news: [...news, ...loaded.news] })
    })
  if (news.length === 0)
    return <StatePanel title="No news yet">Your first order will appear here.</StatePanel>
  return (
    <>
      <ul className={`${cardClass} divide-y divide-border`}>
        {news.map((one) => (
          <NewsRow key={one._id} news={one} />
        ))}
      </ul>
      {next !== null && <ShowMore attempt={more} label="Show older news" onMore={showMore} />}
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

const ORDER_WORDS: Partial<Record<News['kind'], string>> = {
  ORDER_PAID: 'is new. Send it on time.',
  ORDER_LATE: 'is late. Send it now, or it will be cancelled.',
  ORDER_CANCELLED: "was cancelled. Don't send it.",
  ADDRESS_ANSWERED: 'now has a full address.',
  ORDER_DELIVERED: 'was delivered.',
  ORDER_RETURNED: 'came back to you.',
  PROBLEM_REPORTED: 'has a complaint. Answer it within 3 working days.',
  DISPUTE_MESSAGE: 'has a new message about the complaint.',
  DISPUTE_WITH_STAFF: 'is with our team. We will decide the complaint.',
  DISPUTE_APPEALED: 'has an appeal against our decision.',
  DISPUTE_DECIDED: 'has a decision about the complaint.',
}

const PRODUCT_WORDS: Partial<Record<News['kind'], string>> = {
  LISTING_PUBLISHED: "We checked your product. It's on sale now.",
  LISTING_HIDDEN: 'We checked your product and sent it back to you. See what to change.',
  LISTING_TAKEN_DOWN: 'We took down one of your products. See why and what to do.',
  LISTING_RESTORED: 'One of your products is no longer taken down.',
}

/** What happened in one line, and the screen where something can be done about it. */
function toLine({ kind, orderId, productId, subject }: News): { words: string; to: string } {
  if (orderId !== null)
    return { words: `Order #${orderNumber(orderId)} ${ORDER_WORDS[kind]}`, to: `/seller/orders/${orderId}` }
  if (kind === 'SOLD_OUT')
    return {
      words: `${subject}: sold out. Nobody can buy it until you restock.`,
      to: '/seller/stock?show=SOLD_OUT',
    }
  return { words: PRODUCT_WORDS[kind] ?? '', to: `/seller/products/${productId}` }
}

function NewsRow({ news }: { news: News }) {
  const { at, isRead } = news
  const { words, to } = toLine(news)
  return (
    <li>
      <Link to={to} className="flex items-center gap-3 p-4 -outline-offset-2 hover:bg-surface-2">
        <span className="grid min-w-0 flex-1 gap-0.5">
          <span className={`text-pretty wrap-anywhere ${isRead ? '' : 'font-semibold'}`}>{words}</span>
          <time dateTime={at} className="text-small text-text-2">
            {lagosMoment(at)}
          </time>
        </span>
        {!isRead && <Tag tone="info">New</Tag>}
        <Icon name="chevronRight" className="size-5 shrink-0 text-text-3" />
      </Link>
    </li>
  )
}
