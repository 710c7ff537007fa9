import { messageOf } from '@ahia/contracts/api-error'
import { isSameLine, lineKey } from '@ahia/rules/cart-line'
import { showToast } from '@ahia/ui/show-toast'
import { useState } from 'react'
import { productPath } from '#catalog/product-path.ts'
import { ProductPicture } from '#catalog/product-picture.tsx'
import { PUBLIC_PAGE } from '#platform/page-headers.ts'
import { FILLED_BY_BROWSER } from '#shell/page-kinds.ts'
import { pageMeta } from '#shell/page-meta.ts'
import type { Route } from './+types/cart-page'
import { CartRow } from './cart-row.tsx'
import { CartEmpty, CartFailed, CartLoading } from './cart-states.tsx'
import { CartSummary } from './cart-summary.tsx'
import { type GuestCart, type GuestLine, withLine } from './guest-cart.rules.ts'
import { addToGuestCart, reduceGuestLine, removeGuestLine, restoreGuestLine } from './guest-cart.ts'
import { type LineView, viewLine } from './line-view.rules.ts'
import { totalOf } from './priced-line.rules.ts'
import { useCartCount } from './use-cart-count.ts'
import { useCartProducts } from './use-cart-products.ts'
import { useGuestCart } from './use-guest-cart.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Cart', description: 'What you are about to buy.', isIndexed: false })

/** The lines are filled in by the browser, so the page itself is the same for everybody. */
export const handle = FILLED_BY_BROWSER

export const headers = () => PUBLIC_PAGE

/** CART-06 to CART-14 come with the server's cart; this shows a guest's lines, takes them out and changes how many. */
export default function CartPage() {
  const count = useCartCount()
  const cart = useGuestCart()
  return (
    <div className="page-width py-6 lg:py-8">
      <h1 className="mb-4 text-h1 font-extrabold lg:mb-6">Cart{count > 0 && ` (${count})`}</h1>
      {cart ? <GuestCartLines cart={cart} /> : <CartLoading />}
    </div>
  )
}

function GuestCartLines({ cart }: { cart: GuestCart }) {
  const [removed, setRemoved] = useState<readonly GuestLine[]>([])
  const rows = withRemoved(cart.items, removed)
  const { products, askAgain } = useCartProducts(rows.map(({ productId }) => productId))
  const views = cart.items.map((line) => viewLine(line, products))

  const remove = (line: GuestLine) => {
    setRemoved([...removed.filter((other) => !isSameLine(other, line)), line])
    return tellFailure(removeGuestLine(line))
  }

  const [failed] = views.filter((view) => view.state === 'failed')
  if (failed && views.every(({ state }) => state === 'failed'))
    return <CartFailed message={failed.message} onRetry={askAgain} />
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[2fr_1fr]">
      {rows.length > 0 && (
        <ul aria-label="Items" className="grid gap-3">
          {rows.map((line) => (
            <CartRow
              key={lineKey(line)}
              line={line}
              view={viewLine(line, products)}
              address={productPath(line.productId)}
              picture={<LinePicture view={viewLine(line, products)} />}
              isRemoved={!cart.items.some((item) => isSameLine(item, line))}
              onQuantity={(quantity) => void changeQuantity(line, quantity)}
              onRemove={() => void remove(line)}
              onRestore={() => void tellFailure(restoreGuestLine(line))}
            />
          ))}
        </ul>
      )}
      {cart.items.length > 0 ? (
        <Summary items={cart.items} views={views} />
      ) : (
        <div className="lg:col-span-2">
          <CartEmpty />
        </div>
      )}
    </div>
  )
}

type SummaryProps = { items: readonly GuestLine[]; views: readonly LineView[] }

function Summary({ items, views }: SummaryProps) {
  const priced = views.flatMap((view) => (view.state === 'priced' ? [view.priced] : []))
  const wanted = items.reduce((total, { quantity }) => total + quantity, 0)
  const canAllBeBought = priced.reduce((total, { buyable }) => total + buyable, 0) === wanted
  return (
    <CartSummary
      totalKobo={totalOf(priced)}
      leavesOut={canAllBeBought || views.some(({ state }) => state === 'loading') ? 'nothing' : 'something'}
    />
  )
}

function LinePicture({ view }: { view: LineView }) {
  if (view.state !== 'priced') return null
  const { images, category } = view.product
  return <ProductPicture image={images[0] ?? null} category={category} sizes="thumb" />
}

/** Each removed line at the place it had; one that was put back is not removed any more. */
const withRemoved = (items: readonly GuestLine[], removed: readonly GuestLine[]): readonly GuestLine[] =>
  removed.filter((line) => !items.some((item) => isSameLine(item, line))).reduce(withLine, items)

const changeQuantity = (line: GuestLine, quantity: number): Promise<void> => {
  const more = quantity - line.quantity
  return tellFailure(more > 0 ? addToGuestCart({ ...line, quantity: more }) : reduceGuestLine(line, -more))
}

async function tellFailure(change: Promise<void>): Promise<void> {
  try {
    await change
  } catch (error) {
    showToast({ kind: 'error', text: messageOf(error) }) // ERR-02
  }
}
