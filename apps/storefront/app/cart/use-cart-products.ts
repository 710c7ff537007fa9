import { type Product, showProduct } from '@ahia/contracts/catalog'
import { type PartResult, toPartResult } from '@ahia/web/parts/part-state'
import { useEffect, useRef, useState } from 'react'
import { call } from '#session/customer-session.ts'

/** By product id; missing ones are still loading. */
export type CartProducts = ReadonlyMap<string, PartResult<{ product: Product }>>

/** CART-11: loads each product once, so a change of quantity sends no request. */
export function useCartProducts(productIds: readonly string[]) {
  const [products, setProducts] = useState<CartProducts>(new Map())
  const asked = useRef(new Set<string>())

  const ask = (id: string) => {
    asked.current.add(id)
    void toPartResult(call(showProduct, { id }), 'Failed to load cart').then((answer) =>
      setProducts((known) => new Map(known).set(id, answer)),
    )
  }

  useEffect(() => {
    for (const id of productIds) if (!asked.current.has(id)) ask(id)
  })

  const reload = () => {
    const failed = [...products].filter(([, answer]) => answer.state === 'failed').map(([id]) => id)
    setProducts((known) => new Map([...known].filter(([id]) => !failed.includes(id))))
    failed.forEach(ask)
  }
  useEffect(() => {
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  })
  return { products, reload }
}
