import { buttonClass } from '@ahia/ui/button'
import { StatePanel } from '@ahia/ui/state-panel'

export function NoShop({ title }: { title: string }) {
  return (
    <div className="grid max-w-reading grid-cols-1 gap-5">
      <h1 className="text-h1 font-extrabold text-balance">{title}</h1>
      <StatePanel
        title="Add your shop profile first"
        actions={
          // A plain link: this page belongs to the market.
          <a href="/merchant" className={buttonClass()}>
            Add your shop profile
          </a>
        }
      >
        Customers can order once you have products on sale.
      </StatePanel>
    </div>
  )
}
