import { Icon } from '@ahia/ui/icon'
import { useIsLive } from '@ahia/web/browser/use-is-live'
import { Link } from '@ahia/web/components/link'
import { useEffect, useRef, useState } from 'react'
import { isCountOfOtherCart, useCartCount } from '#cart/use-cart-count.ts'

/** SHELL-12: above this the badge shows '99+'. */
const MOST_SHOWN = 99

export function CartLink() {
  const count = useCartCount()
  const news = useNews(count)
  return (
    <>
      <Link
        to="/cart"
        aria-label={cartWords(count)}
        className="relative -mr-2 grid size-11 place-items-center rounded-control hover:bg-surface-2"
      >
        <Icon name="cart" className="size-6" />
        {count > 0 && (
          <span
            key={news}
            aria-hidden="true"
            className={`absolute top-0 right-0.5 min-w-5 rounded-pill bg-accent px-1 text-center text-meta leading-5 font-extrabold text-on-accent tabular-nums ${news === null ? '' : 'bump'}`}
          >
            {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
          </span>
        )}
      </Link>
      <span role="status" className="sr-only">
        {news !== null && cartWords(news)}
      </span>
    </>
  )
}

const cartWords = (count: number): string => {
  if (count === 0) return 'Cart, empty'
  return count === 1 ? 'Cart, 1 item' : `Cart, ${count} items`
}

/** The count after a change; what was in the cart before is not announced. */
function useNews(count: number): number | null {
  const isLive = useIsLive()
  const known = useRef<number | null>(null)
  const [news, setNews] = useState<number | null>(null)
  useEffect(() => {
    if (!isLive) return
    if (known.current !== null && known.current !== count && !isCountOfOtherCart()) setNews(count)
    known.current = count
  }, [isLive, count])
  return news
}
