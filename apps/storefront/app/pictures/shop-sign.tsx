import type { Shop } from '@ahia/contracts/shops'
import type { ReactNode } from 'react'

type ShopSignProps = {
  sign: Shop['sign']
  loading?: 'lazy' | 'eager'
  /** The shop's name, which is written on the board. */
  children: ReactNode
}

/** WIN-10: the shop's own board with its name on it. Its looks are in shop-sign.css, and not in the HTML of each sign. */
export function ShopSign({ sign, loading = 'lazy', children }: ShopSignProps) {
  return (
    <div className="shop-sign" data-text={sign.text}>
      <img src={sign.image} alt="" width={360} height={132} loading={loading} decoding="async" />
      {children}
    </div>
  )
}
