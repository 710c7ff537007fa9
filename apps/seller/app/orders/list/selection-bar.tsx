import { Button, buttonClass } from '@ahia/ui/button'
import { Link } from '@ahia/web/components/link'
import { idsOf } from '#offline/command.ts'
import { enqueue } from '#offline/queue.ts'
import type { ShownOrder } from '../offline/apply-commands.rules.ts'

type SelectionBarProps = { selected: readonly ShownOrder[]; onDone: () => void }

/** SELL-28 to SELL-30: what can be done with several orders at once. */
export function SelectionBar({ selected, onDone }: SelectionBarProps) {
  if (selected.length === 0) return null
  const fresh = selected.filter(({ actions }) => actions.includes('ACCEPT'))
  const accepted = selected.filter(({ parcel }) => parcel.status !== 'NEW')
  const ids = accepted.map(({ _id }) => _id).join(',')
  const accept = async () => {
    await enqueue({ orders: fresh.map(idsOf), step: { kind: 'ACCEPT' } })
    onDone()
  }
  return (
    <div className="sticky bottom-[calc(var(--bottom-bar)+0.5rem)] z-(--z-buy-bar) grid gap-2 rounded-card border border-border bg-surface p-3 shadow-e3 sm:flex sm:items-center">
      <p role="status" className="px-1 font-semibold sm:mr-auto">
        {selected.length} selected
      </p>
      <div className="flex flex-wrap gap-2 [&>*]:flex-1 sm:[&>*]:flex-none">
        {fresh.length > 0 && (
          <Button onClick={() => void accept()} className="whitespace-nowrap">
            {fresh.length === 1 ? 'Accept 1 order' : `Accept ${fresh.length} orders`}
          </Button>
        )}
        {accepted.length > 0 && (
          <>
            <Link
              to={`/seller/orders/pick?ids=${ids}`}
              className={buttonClass(fresh.length > 0 ? 'tonal' : 'primary')}
            >
              Pick list
            </Link>
            <Link to={`/seller/orders/slips?ids=${ids}`} className={buttonClass('outline')}>
              Slips
            </Link>
          </>
        )}
      </div>
    </div>
  )
}
