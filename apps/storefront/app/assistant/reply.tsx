import { chipClass } from '@ahia/ui/chip'
import { Link } from '@ahia/web/components/link'
import { usePath } from '@ahia/web/router/router-context'
import { authPath } from '#session/auth-path.ts'
import { signedInEmail } from '#session/customer-session.ts'
import { BasketButton } from './basket-button.tsx'
import { ReplyBubble } from './bubbles.tsx'
import type { ChatSurroundings } from './chat-surroundings.ts'
import { ComparisonTable } from './comparison-table.tsx'
import { OrderNewsCard } from './order-news-card.tsx'
import { ReplyText } from './reply-text.tsx'
import type { ShownReply } from './shown.ts'
import { SuggestedProduct } from './suggested-product.tsx'
import { namesSigningIn } from './thread/thread.rules.ts'

type ReplyProps = {
  reply: ShownReply
  isNew: boolean
  /** Sends one of its chips; null once something else was said. */
  onChip: ((message: string) => void) | null
  surroundings: ChatSurroundings
  onLeave: (() => void) | undefined
}

const LINK =
  'inline-flex min-h-11 w-fit items-center rounded-control border border-border-strong px-4 text-small font-semibold text-brand-text hover:bg-brand-soft'

/** The text is announced; products and orders below it are not. */
export function Reply({ reply, isNew, onChip, surroundings, onLeave }: ReplyProps) {
  const { text, products, comparison, orders, chips, askShop, basket } = reply
  const compared = new Set(comparison?.products.map(({ id }) => id))
  const others = products.filter(({ id }) => !compared.has(id)) // the table already shows the compared products
  const pictureOf = (productId: string) => {
    const product = products.find(({ id }) => id === productId)
    return product && <div className="mb-2 w-16">{surroundings.picture(product)}</div>
  }
  return (
    <>
      <ReplyBubble>
        <span className="sr-only">Assistant: </span>
        <ReplyText text={text} isNew={isNew} />
      </ReplyBubble>
      <div aria-live="off" className="grid grid-cols-[minmax(0,1fr)] gap-3 empty:hidden">
        {comparison && (
          <ComparisonTable
            comparison={comparison}
            productPath={surroundings.productPath}
            picture={pictureOf}
          />
        )}
        {others.length > 0 && (
          <ul aria-label="Products" className="grid grid-cols-[minmax(0,1fr)] gap-2">
            {others.map((product) => (
              <SuggestedProduct key={product.id} product={product} surroundings={surroundings} />
            ))}
          </ul>
        )}
        {orders.length > 0 && (
          <ul aria-label="Your orders" className="grid grid-cols-[minmax(0,1fr)] gap-2">
            {orders.map((order) => (
              <OrderNewsCard key={order.id} order={order} surroundings={surroundings} onLeave={onLeave} />
            ))}
          </ul>
        )}
        {basket && <BasketButton basket={basket} addToCart={surroundings.addToCart} onLeave={onLeave} />}
        {askShop && (
          <Link
            to={`${surroundings.productPath(askShop.productId)}#questions`}
            onClick={onLeave}
            className={LINK}
          >
            Ask the shop
          </Link>
        )}
        {onChip && chips.length > 0 && (
          <ul aria-label="Answer with" className="flex flex-wrap gap-2">
            {chips.map((chip) => (
              <li key={chip}>
                <button type="button" onClick={() => onChip(chip)} className={chipClass(false)}>
                  {chip}
                </button>
              </li>
            ))}
          </ul>
        )}
        {namesSigningIn(text) && signedInEmail() === null && <SignInLink onLeave={onLeave} />}
      </div>
    </>
  )
}

function SignInLink({ onLeave }: Pick<ReplyProps, 'onLeave'>) {
  const { pathname, search } = usePath()
  return (
    <Link to={authPath(pathname + search)} onClick={onLeave} className={LINK}>
      Sign in
    </Link>
  )
}
