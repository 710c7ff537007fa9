import { StatePanel } from '@ahia/ui/state-panel'
import { LoadFailed, Loading } from '@ahia/web/components/load-states'
import type { StockQuery } from './use-stock.ts'

export const StockLoading = () => <Loading label="Loading your stock" boxes={['h-44', 'h-44', 'h-44']} />

export const StockFailed = (failure: { message: string; onRetry: () => void }) => (
  <LoadFailed
    title="We couldn't load your stock"
    offline="You're offline. Go online to see and change your stock."
    {...failure}
  />
)

export function StockEmpty({ query: { show, search } }: { query: StockQuery }) {
  if (search !== '')
    return (
      <StatePanel title="Nothing found">{`No item has “${search}” in its name, or a SKU that starts with it.`}</StatePanel>
    )
  if (show === 'LOW')
    return (
      <StatePanel title="Nothing is running low">We'll email you once a day when something is.</StatePanel>
    )
  if (show === 'SOLD_OUT')
    return <StatePanel title="Nothing is sold out">We'll email you when something is.</StatePanel>
  return <StatePanel title="No products yet">Your products and their choices will appear here.</StatePanel>
}
