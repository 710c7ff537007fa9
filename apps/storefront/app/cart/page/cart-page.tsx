import type { Product, ProductCard } from '@ahia/contracts/catalog'
import { useCornerClear } from '@ahia/ui/overlays/use-corner-clear'
import { lazyOrElse } from '@ahia/web/loading/lazy-part'
import { definePage } from '@ahia/web/router/page'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { productPath } from '#catalog/cards/product-path.ts'
import { ProductPicture } from '#catalog/cards/product-picture.tsx'
import { useDeliveryState } from '#delivery/use-delivery-state.ts'
import { pageHead } from '#shell/head/page-head.ts'
import { FILLED_BY_BROWSER } from '#shell/page-kinds.ts'
import { HeartButton } from '#wishlist/heart-button.tsx'
import type { CartSource, CartContents as Contents } from '../cart-source.ts'
import { useCart } from '../use-cart.ts'
import { type CartActions, useCartActions } from '../use-cart-actions.ts'
import { useCartProducts } from '../use-cart-products.ts'
import { CartBack } from './back.tsx'
import { CartContents, type Surroundings } from './contents.tsx'
import { CartOffline } from './fetched-later.tsx'
import { toEntries } from './groups.rules.ts'
import { viewLine } from './line-view.rules.ts'
import { CartEmpty, CartFailed, CartLoading, CartUnknown } from './states.tsx'
import { CartTools } from './tools.tsx'

/** The browser fills in the lines, so the server's page is the same for everybody. */
export default definePage({
  pageKinds: FILLED_BY_BROWSER,
  head: () =>
    pageHead({ title: 'Cart', description: 'Review your items before you check out.', isIndexed: false }),
  isPublic: true,
  View: CartPage,
})

/** CART-06: the cart of a guest or a customer. */
function CartPage() {
  const { owner, source, contents, loadAgain } = useCart()
  const actions = useCartActions(source, owner)
  const heading = useRef<HTMLHeadingElement>(null)
  const lines = contents.state === 'ready' ? contents.value.lines : []
  const count = lines.reduce((total, { quantity }) => total + quantity, 0)
  return (
    <div className="page-width pt-3 pb-6 lg:pt-5 lg:pb-8">
      <div className="mb-4 flex flex-wrap items-center gap-x-2 gap-y-2 lg:mb-6">
        <CartBack />
        <h1 ref={heading} tabIndex={-1} className="text-h1 font-extrabold">
          Cart{count > 0 && ` (${count})`}
        </h1>
        {contents.state === 'ready' && (
          <CartTools actions={actions} isEmpty={lines.length === 0} afterClear={heading} />
        )}
      </div>
      {contents.state === 'loading' && <CartUnknown />}
      {contents.state === 'failed' && (
        <CartFailed message={contents.message} kind={source.kind} onRetry={loadAgain} />
      )}
      {contents.state === 'ready' && (
        <KnownCart key={owner} kind={source.kind} contents={contents.value} actions={actions} />
      )}
    </div>
  )
}

type KnownCartProps = { kind: CartSource['kind']; contents: Contents; actions: CartActions }

function KnownCart({ kind, contents: { lines, changeOf }, actions }: KnownCartProps) {
  const unknown = [...lines, ...actions.removed].filter(({ product }) => product === null)
  const { products, reload } = useCartProducts(unknown.map(({ productId }) => productId))
  const delivering = useDeliveryState()
  const entries = toEntries(
    { lines, removed: actions.removed },
    (line) => viewLine(line, products),
    delivering.place,
  )
  const [wasShown, setShown] = useState(false)

  // All lines are shown together, or they would jump from shop to shop; lines added later may load later.
  const isLoading = !wasShown && entries.some(({ view }) => view.state === 'loading')
  if (isLoading) return <CartLoading />
  if (!wasShown) setShown(true)

  const failures = entries.flatMap(({ view }) => (view.state === 'failed' ? [view] : []))
  if (failures[0] && failures.length === entries.length)
    return <CartFailed message={failures[0].message} kind={kind} onRetry={reload} />
  return (
    <>
      {kind === 'customer' && (
        <Suspense>
          <CartOffline />
        </Suspense>
      )}
      {entries.length > 0 && (
        <ClearOfChat>
          <CartContents
            {...SURROUNDINGS}
            kind={kind}
            entries={entries}
            changeOf={changeOf}
            delivering={delivering}
            actions={actions}
            onRetry={reload}
          />
        </ClearOfChat>
      )}
      {lines.length === 0 && (
        <div className="mt-4 first:mt-0">
          <CartEmpty />
          <Suspense>
            <Ideas heartOf={heartOf} />
          </Suspense>
        </div>
      )}
    </>
  )
}

/** WIN-65: on a phone the chat's button would lie on Remove. */
function ClearOfChat({ children }: { children: ReactNode }) {
  const items = useRef<HTMLDivElement>(null)
  useCornerClear(items)
  return <div ref={items}>{children}</div>
}

const SURROUNDINGS: Surroundings = {
  addressOf: (thing, id) => (thing === 'product' ? productPath(id) : `/shops/${id}`),
  pictureOf: ({ images, category }: Product) => (
    <ProductPicture image={images[0] ?? null} category={category} sizes="thumb" />
  ),
}

/** Fetched apart: a cart with items has none. */
const Ideas = lazyOrElse(() => import('#catalog/sections/ideas.tsx').then((loaded) => loaded.Ideas))

const heartOf = (product: ProductCard) => <HeartButton product={product} />
