import type { Product } from '@ahia/contracts/catalog'
import { estimateDelivery } from '@ahia/contracts/delivery'
import { answer } from '@ahia/testing/open-page'
import type { DomPage } from './open-in-dom.ts'

/** What delivery to any state costs. */
export const deliveryFor = (fee: number) =>
  answer(estimateDelivery, {
    fee,
    shops: [],
    undelivered: [],
    arrives: { from: '2026-11-19', to: '2026-11-23' },
  })

export const FREE_DELIVERY = deliveryFor(0)

type Named = Pick<Product, 'name'>

export const row = ({ all }: DomPage, text: string) =>
  all
    .role('list', /^Items/)
    .role('listitem')
    .containing(text)
    .first()
export const summary = ({ all }: DomPage) => all.role('region', 'Summary')
export const box = ({ all }: DomPage, { name }: Named) => all.role('checkbox', `Select ${name}`)
export const increase = ({ all }: DomPage, { name }: Named) =>
  all.role('button', `Increase quantity of ${name}`)
export const decrease = ({ all }: DomPage, { name }: Named) =>
  all.role('button', `Decrease quantity of ${name}`)
export const remove = ({ all }: DomPage, { name }: Named) => all.role('button', `Remove ${name} from cart`)
