import type { ProductCard as Card } from '@ahia/contracts/catalog'
import { useRef } from 'react'
import { ProductCard } from '#catalog/product-card.tsx'
import { ProductGridLoading } from '#catalog/product-grid.tsx'
import { PUBLIC_PAGE } from '#platform/page-headers.ts'
import { FILLED_BY_BROWSER } from '#shell/page-kinds.ts'
import { pageMeta } from '#shell/page-meta.ts'
import type { Route } from './+types/wishlist-page'
import { NoLongerSold } from './no-longer-sold.tsx'
import { useCards } from './use-cards.ts'
import { useWishes } from './use-wishes.ts'
import { tellWishFailure } from './wish-failure.ts'
import { WishHeart } from './wish-heart.tsx'
import { WishNote } from './wish-note.tsx'
import { isWished, shownPrice, type Wish, type Wishlist } from './wishlist.rules.ts'
import { removeWish } from './wishlist.ts'
import { WishlistEmpty, WishlistFailed, WishlistWithoutScripts } from './wishlist-states.tsx'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Wishlist', description: 'What you have saved for later.', isIndexed: false })

/** What is saved is filled in by the browser, so the page itself is the same for everybody. */
export const handle = FILLED_BY_BROWSER

export const headers = () => PUBLIC_PAGE

/** PDP-11 */
export default function WishlistPage() {
  const { wishes, seen } = useWishes()
  const heading = useRef<HTMLHeadingElement>(null)
  const remove = (productId: string) => {
    heading.current?.focus() // the pressed button goes with its line
    removeWish(productId).catch(tellWishFailure)
  }
  return (
    <div className="page-width py-6 lg:py-8">
      <h1 ref={heading} tabIndex={-1} className="mb-4 w-fit text-h1 font-extrabold lg:mb-6">
        Wishlist{wishes && wishes.length > 0 && ` (${wishes.length})`}
      </h1>
      {wishes === null && <WishlistLoading />}
      {wishes && seen.length === 0 && <WishlistEmpty />}
      {wishes && seen.length > 0 && <Wishes wishes={wishes} seen={seen} onRemove={remove} />}
    </div>
  )
}

function WishlistLoading() {
  return (
    <>
      <WishlistWithoutScripts />
      <div className="noscript:hidden">
        <ProductGridLoading columns="five" />
      </div>
    </>
  )
}

type WishesProps = { wishes: Wishlist; seen: Wishlist; onRemove: (productId: string) => void }

function Wishes({ wishes, seen, onRemove }: WishesProps) {
  const { part, askAgain } = useCards(seen.map(({ productId }) => productId))
  if (part.state === 'loading') return <ProductGridLoading columns="five" />
  if (part.state === 'failed') return <WishlistFailed message={part.message} onRetry={askAgain} />

  const cards = new Map<string, Card>(part.value.map((card) => [card._id, card]))
  const sold = seen.flatMap((wish) => {
    const card = cards.get(wish.productId)
    return card ? [{ wish, card }] : []
  })
  const notSold = wishes.filter(({ productId }) => !cards.has(productId))
  return (
    <>
      <h2 className="sr-only">Saved products</h2>
      <ul className="grid grid-cols-2 gap-x-3 md:grid-cols-3 md:gap-x-4 lg:grid-cols-4 xl:grid-cols-5 xl:gap-x-5">
        {sold.map(({ wish, card }) => (
          <WishedProduct key={card._id} wish={wish} card={card} isKept={isWished(wishes, card._id)} />
        ))}
      </ul>
      {notSold.length > 0 && <NoLongerSold wishes={notSold} onRemove={onRemove} />}
    </>
  )
}

/** Two rows of the grid each, so that cards side by side end at one height, whatever is noted under them. */
function WishedProduct({ wish, card, isKept }: { wish: Wish; card: Card; isKept: boolean }) {
  return (
    <li className="row-span-2 grid grid-rows-subgrid">
      <ProductCard product={card} heart={<WishHeart product={card} />} />
      <div className="pt-2 pb-4">
        <WishNote
          savedNaira={wish.price}
          todayNaira={shownPrice(card)}
          standing={isKept ? 'kept' : 'removed'}
        />
      </div>
    </li>
  )
}
