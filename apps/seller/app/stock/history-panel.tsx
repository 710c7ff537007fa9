import type { DataOf } from '@ahia/contracts/endpoint'
import { listStockHistory } from '@ahia/contracts/seller/stock'
import type { StockMoveKind, StockRow } from '@ahia/contracts/shapes/stock-row'
import { lagosMoment } from '@ahia/rules/lagos-date'
import { orderNumber } from '@ahia/rules/order-number'
import { shopSession } from '@ahia/shop-session/shop-session'
import { Link } from '@ahia/web/components/link'
import { LoadedPart } from '@ahia/web/components/loaded-part'
import { ShowMore } from '@ahia/web/components/show-more'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { useOwnPart } from '@ahia/web/parts/use-part'
import { useState } from 'react'

type History = DataOf<typeof listStockHistory>
type Move = History['moves'][number]

const KINDS = {
  OPENING: 'First stock',
  RESTOCKED: 'Restocked',
  SOLD: 'Sold here',
  RETURNED: 'Came back',
  COUNTED_MORE: 'Counted more',
  COUNTED_LESS: 'Counted fewer',
  DAMAGED: 'Damaged',
  LOST: 'Lost',
  SOLD_ELSEWHERE: 'Sold in your shop',
  RETIRED: 'No longer offered',
} as const satisfies Record<StockMoveKind, string>

/** SELL-40: every change of an item's stock: what, how many, when and by whom. */
export function HistoryPanel({ row }: { row: StockRow }) {
  const first = useOwnPart(
    (signal) => shopSession.call(listStockHistory, { sellable: row._id }, { signal }),
    "We couldn't load the history.",
  )
  return (
    <div className="rounded-control bg-surface-2 px-4 py-2">
      <LoadedPart {...first}>{(history) => <Moves row={row} first={history} />}</LoadedPart>
    </div>
  )
}

function Moves({ row, first }: { row: StockRow; first: History }) {
  const [{ moves, next }, setHistory] = useState(first)
  const more = useAttempt("We couldn't load more of the history.")
  const showMore = () =>
    more.run(async (signal) => {
      const asked = { sellable: row._id, ...(next !== null && { cursor: next }) }
      const loaded = await shopSession.call(listStockHistory, asked, { signal })
      setHistory({ moves: [...moves, ...loaded.moves], next: loaded.next })
    })
  if (moves.length === 0) return <p className="py-2 text-text-2">Nothing has changed yet.</p>
  return (
    <>
      <ul className="divide-y divide-border">
        {moves.map((move) => (
          <MoveRow key={move._id} move={move} />
        ))}
      </ul>
      {next !== null && <ShowMore attempt={more} label="Show more" onMore={showMore} className="my-3" />}
    </>
  )
}

function MoveRow({ move: { kind, quantity, at, isByShop, orderId, note } }: { move: Move }) {
  return (
    <li className="flex gap-3 py-2">
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{KINDS[kind]}</p>
        <p className="text-small text-text-2">
          <time dateTime={at}>{lagosMoment(at)}</time>
          {isByShop ? ', you' : ''}
          {orderId && (
            <>
              {', '}
              <Link to={`/seller/orders/${orderId}`} className="font-semibold text-brand-text underline">
                order #{orderNumber(orderId)}
              </Link>
            </>
          )}
        </p>
        {note && <p className="text-small wrap-anywhere text-text-2">“{note}”</p>}
      </div>
      <p className="whitespace-nowrap tabular-nums">{quantity > 0 ? `+${quantity}` : `−${-quantity}`}</p>
    </li>
  )
}
