import { getMoney, type Money } from '@ahia/contracts/seller/money'
import { getSubscription, type Invoice } from '@ahia/contracts/subscriptions'
import { HAS_PAYOUTS } from '@ahia/reference/seller/seller-hub'
import { shopSession } from '@ahia/shop-session/shop-session'
import { SeenAge } from '#offline/seen-age.tsx'
import { useSeenPart } from '#offline/use-seen-part.ts'
import { BalanceCard } from './balance-card.tsx'
import { BookingsCard } from './bookings-card.tsx'
import { InvoicesCard } from './invoices-card.tsx'
import { MoneyPart } from './money-states.tsx'
import { PayoutsNote } from './payouts-note.tsx'

type Loaded = { money: Money; invoices: Invoice[] }

/** PAYOUT-01: the balance in its parts, how payouts work today, invoices and every booking. */
export function MoneySections() {
  const { part, seen, reload } = useSeenPart({
    key: 'money-1',
    load,
    failed: 'Something went wrong. Please try again.',
  })
  return (
    <MoneyPart part={part} reload={reload}>
      {({ money, invoices }) => (
        <>
          <SeenAge seen={seen} onRetry={reload} />
          <BalanceCard money={money} />
          {!HAS_PAYOUTS && <PayoutsNote />}
          <InvoicesCard invoices={invoices} />
          <BookingsCard />
        </>
      )}
    </MoneyPart>
  )
}

async function load(signal: AbortSignal): Promise<Loaded> {
  const [money, { invoices }] = await Promise.all([
    shopSession.call(getMoney, {}, { signal }),
    shopSession.call(getSubscription, {}, { signal }),
  ])
  return { money, invoices }
}
