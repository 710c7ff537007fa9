import type { User } from '@ahia/contracts/shapes/user'
import { getProfile } from '@ahia/contracts/user'
import { newUuid } from '@ahia/web/browser/new-uuid'
import type { PartState } from '@ahia/web/parts/part-state'
import { definePage, type ViewProps } from '@ahia/web/router/page'
import { useLocation } from '@ahia/web/router/router-context'
import { useEffect, useState } from 'react'
import { useOwnAnswer } from '#accounts/profile/answer.ts'
import type { CartLine } from '#cart/cart-source.ts'
import { viewLine } from '#cart/page/line-view.rules.ts'
import { parseCartOrder, readCheckoutItems } from '#cart/selection/read-checkout-items.ts'
import { selection } from '#cart/selection/selection.ts'
import { useCart } from '#cart/use-cart.ts'
import { useCartProducts } from '#cart/use-cart-products.ts'
import { forgetDirectOrder } from '#catalog/buy/buy-now.ts'
import { productPath } from '#catalog/cards/product-path.ts'
import { ProductPicture } from '#catalog/cards/product-picture.tsx'
import { type BuyNowItem, parseDirectOrder, readDirectOrder } from '#catalog/product/read-direct-order.ts'
import { checkoutOrigin } from '#session/checkout-path.ts'
import { call, signedInEmail } from '#session/customer-session.ts'
import { useCustomerOnly } from '#session/use-customer-only.ts'
import { pageHead } from '#shell/head/page-head.ts'
import { ACCOUNT_PAGE, FILLED_BY_BROWSER, MINIMAL_FRAME_PAGE } from '#shell/page-kinds.ts'
import { useArrivedLines } from '#shell/sign-in/use-arrived-lines.ts'
import { type StoppedData, StoppedNotice } from '#switches/stopped-notice.tsx'
import { stoppedPart } from '#switches/stopped-part.ts'
import { CheckoutForm } from './checkout-form.tsx'
import type { CheckoutItem, OrderKind } from './checkout-item.ts'
import { CheckoutLoading } from './checkout-loading.tsx'
import { CheckoutFailed, NoItemsSelected } from './checkout-states.tsx'
import { WayBack } from './way-back.tsx'

/** Only the browser knows what is ordered, so the server's page is the same for everybody. */
export default definePage({
  pageKinds: { ...ACCOUNT_PAGE, ...MINIMAL_FRAME_PAGE, ...FILLED_BY_BROWSER },
  load: (visit): StoppedData => ({ stopped: stoppedPart.load(visit, null) }),
  keepsData: () => true,
  head: () =>
    pageHead({
      title: 'Checkout',
      description: 'Add your delivery details, see the total and pay.',
      isIndexed: false,
    }),
  isPublic: true,
  changesInSeconds: true, // it says what is stopped
  View: CheckoutPage,
})

/** CHK-01: for customers only; others are sent to sign in. */
function CheckoutPage({ data }: ViewProps<StoppedData>) {
  const isCustomer = useCustomerOnly() === 'customer'
  return (
    <div className="page-width py-4 lg:py-8">
      <div className="mb-2 flex min-h-11 flex-wrap items-center justify-between gap-x-3">
        <h1 className="text-h1 font-extrabold">Checkout</h1>
        {isCustomer && <WayBackToChosen />}
      </div>
      <StoppedNotice given={data.stopped} names={['checkout']} className="mb-4" />
      {isCustomer ? <CartOrBuyNow /> : <CheckoutLoading />}
    </div>
  )
}

function useChosen(): Chosen {
  const { state, pathname, search } = useLocation()
  return useState(() => readChosen(state, pathname + search))[0]
}

function CartOrBuyNow() {
  const chosen = useChosen()
  const isFromCart = chosen.from !== 'product'
  useEffect(() => {
    if (isFromCart) forgetDirectOrder() // else a reload would load that one instead
  }, [isFromCart])
  if (chosen.from === 'cart' && chosen.lineIds.length === 0) return <NoItemsSelected kind="cart" />
  return <OrderOf chosen={chosen} />
}

function OrderOf({ chosen }: { chosen: Chosen }) {
  // WIN-79: at once, beside the cart and not after it.
  const profile = useOwnAnswer({ ask: askForProfile, fallback: '' }).part
  if (chosen.from === 'product') return <BuyNowOrder choices={chosen.choices} profile={profile} />
  if (chosen.from === 'cart') return <CartOrder lineIds={chosen.lineIds} profile={profile} />
  return <ArrivedOrder profile={profile} />
}

function WayBackToChosen() {
  const chosen = useChosen()
  const [choice] = chosen.from === 'product' ? chosen.choices : []
  if (choice) return <WayBack to={productPath(choice.productId)} words="Back to product" />
  return <WayBack to="/cart" words="Back to cart" />
}

/** Fills in the form; it may be loading, or have failed. */
type Profile = PartState<User>

type Chosen =
  | { from: 'product'; choices: readonly BuyNowItem[] }
  | { from: 'cart'; lineIds: readonly string[] }
  | { from: 'cart of a guest' }

/** Buy Now or cart: from the navigation's state, or after a reload or a sign-in from the browser's storage. */
function readChosen(state: unknown, path: string): Chosen {
  const lineIds = parseCartOrder(state)
  if (lineIds) return { from: 'cart', lineIds }
  const isFromCart = checkoutOrigin(path) === 'cart'
  if (isFromCart && selection.read().only !== null) return { from: 'cart of a guest' }
  const choices = isFromCart ? null : (parseDirectOrder(state) ?? readDirectOrder())
  return choices ? { from: 'product', choices } : { from: 'cart', lineIds: readCheckoutItems() }
}

/** WIN-20: a guest proceeded from the cart and has signed in since. */
function ArrivedOrder({ profile }: { profile: Profile }) {
  const { part, reload } = useArrivedLines()
  if (part.state === 'loading') return <CheckoutLoading />
  if (part.state === 'failed') return <CheckoutFailed message={part.message} onRetry={reload} />
  return <CartOrder lineIds={part.value} profile={profile} />
}

type CartOrderProps = { lineIds: readonly string[]; profile: Profile }

function CartOrder({ lineIds, profile }: CartOrderProps) {
  const { source, contents, loadAgain } = useCart()
  if (contents.state === 'loading') return <CheckoutLoading />
  if (contents.state === 'failed') return <CheckoutFailed message={contents.message} onRetry={loadAgain} />
  const lines = contents.value.lines.filter(({ id }) => lineIds.includes(id))
  return (
    <Order
      kind="cart"
      lines={lines}
      profile={profile}
      onCartOutdated={() => void source.refresh?.().catch(() => {})}
    />
  )
}

/** PDP-10: items that were never in the cart, so that no cart can be outdated. */
type BuyNowOrderProps = { choices: readonly BuyNowItem[]; profile: Profile }

function BuyNowOrder({ choices, profile }: BuyNowOrderProps) {
  const lines = choices.map((choice) => ({ ...choice, addedAt: '', product: null }))
  return <Order kind="direct" lines={lines} profile={profile} onCartOutdated={() => {}} />
}

type OrderProps = {
  kind: OrderKind
  lines: readonly CartLine[]
  profile: Profile
  onCartOutdated: () => void
}

function Order({ kind, lines, profile, onCartOutdated }: OrderProps) {
  const unknown = lines.filter(({ product }) => product === null)
  const { products, reload } = useCartProducts(unknown.map(({ productId }) => productId))
  const views = lines.map((line) => ({ line, view: viewLine(line, products) }))
  const failure = views.map(({ view }) => view).find((view) => view.state === 'failed')

  if (failure) return <CheckoutFailed message={failure.message} onRetry={reload} />
  if (profile.state === 'loading' || views.some(({ view }) => view.state === 'loading'))
    return <CheckoutLoading />
  // Items that are no longer sold cannot be ordered; the cart says so.
  const available = views.flatMap(({ line, view }) => (view.state === 'priced' ? [{ line, ...view }] : []))
  if (available.length === 0) return <NoItemsSelected kind={kind} />
  return (
    <CheckoutForm
      owner={signedInEmail() ?? ''}
      order={{ kind, items: available.map(toItem) }}
      user={profile.state === 'ready' ? profile.value : null}
      pictureOf={({ id }) => {
        const product = available.find(({ line }) => line.id === id)?.product
        return (
          product && (
            <ProductPicture image={product.images[0] ?? null} category={product.category} sizes="thumb" />
          )
        )
      }}
      newRequestKey={newUuid}
      onCartOutdated={onCartOutdated}
    />
  )
}

const askForProfile = async (signal: AbortSignal): Promise<User> =>
  (await call(getProfile, {}, { signal })).user

type AvailableLine = { line: CartLine } & Extract<ReturnType<typeof viewLine>, { state: 'priced' }>

const toItem = ({ line, product, priced }: AvailableLine): CheckoutItem => ({
  id: line.id,
  productId: line.productId,
  selectedVariantId: line.selectedVariantId,
  selectedOptionId: line.selectedOptionId,
  selectedAddOns: line.selectedAddOns,
  quantity: line.quantity,
  name: product.name,
  choiceLabels: priced.choiceLabels,
  addOns: priced.addOns,
  lineKobo: priced.lineKobo,
  shop: product.shopId,
  logistics: product.logistics,
})
