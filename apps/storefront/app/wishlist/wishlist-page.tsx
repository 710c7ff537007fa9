import type { ProductCard as Card } from '@ahia/contracts/catalog'
import { showToast } from '@ahia/ui/overlays/show-toast'
import { lazyOrElse } from '@ahia/web/loading/lazy-part'
import { definePage } from '@ahia/web/router/page'
import { useNavigate } from '@ahia/web/router/router-context'
import { Suspense, useRef, useSyncExternalStore } from 'react'
import { addToCart } from '#cart/add-to-cart.ts'
import { ProductCard } from '#catalog/cards/product-card.tsx'
import { ProductGridLoading } from '#catalog/cards/product-grid.tsx'
import { productPath } from '#catalog/cards/product-path.ts'
import { customerSession, signedInEmail } from '#session/customer-session.ts'
import { pageHead } from '#shell/head/page-head.ts'
import { FILLED_BY_BROWSER } from '#shell/page-kinds.ts'
import { HeartButton } from './heart-button.tsx'
import { MoveToCart, offerOf } from './move-to-cart.tsx'
import { NoLongerSold } from './no-longer-sold.tsx'
import { SavedItemNote, type SavedItemState } from './saved-item-note.tsx'
import { useCards } from './use-cards.ts'
import { type Move, useMove } from './use-move.ts'
import { useSavedItems } from './use-saved-items.ts'
import { isSavedItem, type SavedItem, shownPrice, type Wishlist } from './wishlist.rules.ts'
import { loadWishlistChanges, showFailure } from './wishlist.ts'
import { WishlistEmpty, WishlistFailed, WishlistWithoutScripts } from './wishlist-states.tsx'

/** The browser fills in the saved items, so the server's page is the same for everybody. */
export default definePage({
  pageKinds: FILLED_BY_BROWSER,
  head: () => pageHead({ title: 'Wishlist', description: "Items you've saved for later.", isIndexed: false }),
  isPublic: true,
  View: WishlistPage,
})

/** PDP-11: saved on this device for guests, in the account for customers. */
function WishlistPage() {
  const email = useSyncExternalStore(customerSession.follow, signedInEmail, () => null)
  return <WishlistContent key={email} savedIn={email === null ? 'device' : 'account'} />
}

/** Fetched apart: a wishlist with items has none. */
const Ideas = lazyOrElse(() => import('#catalog/sections/ideas.tsx').then((loaded) => loaded.Ideas))

const heartOf = (product: Card) => <HeartButton product={product} />

type SavedIn = 'device' | 'account'

function WishlistContent({ savedIn }: { savedIn: SavedIn }) {
  const { part, seen, reload } = useSavedItems()
  const heading = useRef<HTMLHeadingElement>(null)
  const count = part.state === 'ready' ? part.value.length : 0
  const remove = (productId: string) => {
    heading.current?.focus() // the pressed button is removed with its line
    loadWishlistChanges()
      .then(({ removeSavedItem }) => removeSavedItem(productId))
      .catch(showFailure)
  }
  return (
    <div className="page-width py-6 lg:py-8">
      <h1 ref={heading} tabIndex={-1} className="mb-4 w-fit text-h1 font-extrabold lg:mb-6">
        Wishlist{count > 0 && ` (${count})`}
      </h1>
      {part.state === 'loading' && <WishlistUnknown />}
      {part.state === 'failed' && (
        <WishlistFailed message={part.message} savedIn={savedIn} onRetry={reload} />
      )}
      {part.state === 'ready' && seen.length === 0 && (
        <>
          <WishlistEmpty />
          <Suspense>
            <Ideas heartOf={heartOf} />
          </Suspense>
        </>
      )}
      {part.state === 'ready' && seen.length > 0 && (
        <SavedItems savedItems={part.value} seen={seen} savedIn={savedIn} onRemove={remove} />
      )}
    </div>
  )
}

/** WIN-70: until its scripts are here the page says that it is empty where this browser keeps none and no cart. */
function WishlistUnknown() {
  return (
    <>
      <WishlistWithoutScripts />
      <div className="noscript:hidden no-items:hidden">
        <ProductGridLoading columns="five" />
      </div>
      <div className="hidden no-items:block">
        <WishlistEmpty />
      </div>
    </>
  )
}

type SavedItemsProps = {
  savedItems: Wishlist
  seen: Wishlist
  savedIn: SavedIn
  onRemove: (productId: string) => void
}

function SavedItems({ savedItems, seen, savedIn, onRemove }: SavedItemsProps) {
  const { part, reload } = useCards(seen.map(({ productId }) => productId))
  const navigate = useNavigate()
  const move = useMove({
    addToCart,
    onChoicesLeft: (productId) => {
      showToast({ kind: 'success', text: 'Choose options, then add it to your cart' })
      void navigate(productPath(productId))
    },
  })
  if (part.state === 'loading') return <ProductGridLoading columns="five" />
  if (part.state === 'failed')
    return <WishlistFailed message={part.message} savedIn={savedIn} onRetry={reload} />

  const cards = new Map<string, Card>(part.value.map((card) => [card._id, card]))
  const sold = seen.flatMap((savedItem) => {
    const card = cards.get(savedItem.productId)
    return card ? [{ savedItem, card }] : []
  })
  const notSold = savedItems.filter(({ productId }) => !cards.has(productId))
  return (
    <>
      <h2 className="sr-only">Saved products</h2>
      <ul className="grid grid-cols-2 gap-x-3 md:grid-cols-3 md:gap-x-4 lg:grid-cols-4 xl:grid-cols-5 xl:gap-x-5">
        {sold.map(({ savedItem, card }) => (
          <SavedProduct
            key={card._id}
            savedItem={savedItem}
            card={card}
            state={stateOf(card._id, savedItems, move.moved)}
            move={move}
          />
        ))}
      </ul>
      {notSold.length > 0 && <NoLongerSold savedItems={notSold} onRemove={onRemove} />}
    </>
  )
}

function stateOf(productId: string, savedItems: Wishlist, moved: readonly string[]): SavedItemState {
  if (isSavedItem(savedItems, productId)) return 'saved'
  return moved.includes(productId) ? 'moved' : 'removed'
}

type SavedProductProps = { savedItem: SavedItem; card: Card; state: SavedItemState; move: Move }

/** Two rows of the grid each, so that cards side by side have one height, whatever notes they have. */
function SavedProduct({ savedItem, card, state, move }: SavedProductProps) {
  const offer = offerOf(card, state, move)
  return (
    <li className="row-span-2 grid grid-rows-subgrid">
      <ProductCard product={card} heart={<HeartButton product={card} />} />
      <div className="flex flex-col gap-2 pt-2 pb-6">
        <SavedItemNote savedNaira={savedItem.price} todayNaira={shownPrice(card)} state={state} />
        {offer && (
          <div className="mt-auto">
            <MoveToCart
              name={card.name}
              path={productPath(card._id)}
              offer={offer}
              onMove={() => move.move(card._id)}
            />
          </div>
        )}
      </div>
    </li>
  )
}
