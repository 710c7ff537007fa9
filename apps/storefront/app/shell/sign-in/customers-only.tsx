import type { ReactNode } from 'react'
import { useCustomerOnly } from '#session/use-customer-only.ts'

type CustomersOnlyProps = { meanwhile: ReactNode; children: ReactNode }

/** For a page that loads this on demand: a guest goes to the login, and comes back to the same URL. */
export function CustomersOnly({ meanwhile, children }: CustomersOnlyProps) {
  return useCustomerOnly() === 'customer' ? children : meanwhile
}
