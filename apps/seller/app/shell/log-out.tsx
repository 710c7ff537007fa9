import { shopSession } from '@ahia/shop-session/shop-session'
import { classNames } from '@ahia/ui/class-names'
import { Icon } from '@ahia/ui/icon'
import { forgetProducts } from '#products/forget-products.ts'
import { forgetTabCounts } from '#session/tab-counts.ts'

export function LogOut({ className }: { className?: string }) {
  const leave = () => {
    forgetTabCounts()
    forgetProducts()
    shopSession.end()
  }
  return (
    <button
      type="button"
      onClick={leave}
      className={classNames(
        'inline-flex min-h-11 items-center gap-2 rounded-control px-3 font-semibold text-brand-text hover:bg-brand-soft',
        className,
      )}
    >
      <Icon name="logOut" />
      Log out
    </button>
  )
}
