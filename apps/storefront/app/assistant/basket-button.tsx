import { formatNaira } from '@ahia/money/format-naira'
import { fromNaira } from '@ahia/money/naira'
import { Button } from '@ahia/ui/button'
import { Link } from '@ahia/web/components/link'
import { useState } from 'react'
import { addBasket } from './add-basket.ts'
import type { ChatSurroundings } from './chat-surroundings.ts'
import type { ShownBasket, ShownLine } from './shown.ts'

type BasketButtonProps = {
  basket: ShownBasket
  addToCart: ChatSurroundings['addToCart']
  onLeave: (() => void) | undefined
}

type Adding =
  | { step: 'ready'; lines: readonly ShownLine[]; failure: string | null }
  | { step: 'busy'; lines: readonly ShownLine[] }
  | { step: 'added' }

/** CHAT-11: nothing is put into the cart but by this press; a second try adds only what is missing. */
export function BasketButton({ basket, addToCart, onLeave }: BasketButtonProps) {
  const [adding, setAdding] = useState<Adding>({ step: 'ready', lines: basket.lines, failure: null })
  if (adding.step === 'added')
    return (
      <p role="status" className="text-small">
        Added to your cart.{' '}
        <Link
          to="/cart"
          onClick={onLeave}
          className="inline-flex min-h-11 items-center font-semibold text-brand-text underline"
        >
          View cart
        </Link>
      </p>
    )
  const { lines } = adding
  const add = async () => {
    setAdding({ step: 'busy', lines })
    const leftOut = await addBasket(lines, addToCart)
    if (leftOut.length === 0) return setAdding({ step: 'added' })
    const failure = leftOut.map(({ line, reason }) => `${line.name}: ${reason}`).join(' ')
    setAdding({ step: 'ready', lines: leftOut.map(({ line }) => line), failure })
  }
  const isWhole = lines.length === basket.lines.length
  return (
    <div className="grid justify-items-start gap-1">
      <Button busy={adding.step === 'busy'} busyLabel="Adding..." onClick={() => void add()}>
        {isWhole ? `Add all ${lines.length} to cart, ${formatNaira(fromNaira(basket.naira))}` : 'Try again'}
      </Button>
      {adding.step === 'ready' && adding.failure !== null && (
        <p role="alert" className="text-small wrap-anywhere text-danger">
          {adding.failure}
        </p>
      )}
    </div>
  )
}
