import { groupDigits } from '@ahia/money/group-digits'
import { BRAND } from '@ahia/reference/brand'
import { DELIVERY_STATES } from '@ahia/reference/delivery-states'
import { HAS_PAYOUTS } from '@ahia/reference/seller/seller-hub'
import { LoadedPart } from '@ahia/web/components/loaded-part'
import type { PartState } from '@ahia/web/parts/part-state'
import type { ReactNode } from 'react'
import { ExampleShop } from './example-shop.tsx'
import type { Offer } from './offer.ts'

/** Below this a figure says nothing good about a market, and nothing useful to a merchant. */
const WORTH_SHOWING = 10

const PAYOUT_STEPS = [
  'Shoppers pay us when they order, so you never chase a payment.',
  'Your share of each sale appears in your balance as soon as it is paid.',
  'It becomes available once the order is delivered and the return window has closed.',
  HAS_PAYOUTS
    ? 'We transfer your available balance to your bank account, as often as your package says.'
    : "We're still building automatic transfers. Until then our team pays your available balance to your bank account by hand: just ask us.",
]

type WhySellHereProps = { offer: PartState<Offer>; reload: () => void; monthlyNaira: number }

/** WIN-28: the reasons to sell here, from data, before anybody signs up. */
export function WhySellHere({ offer, reload, monthlyNaira }: WhySellHereProps) {
  return (
    <div className="page-width grid gap-10 pt-10 lg:grid-cols-2 lg:gap-12">
      <Section id="your-size" title="What would your shop keep?">
        <LoadedPart part={offer} reload={reload}>
          {({ commission }) => <ExampleShop commission={commission} monthlyNaira={monthlyNaira} />}
        </LoadedPart>
      </Section>
      <div className="grid content-start gap-10">
        <Section id="reach" title="Who you reach">
          {offer.state === 'ready' && <Figures {...offer.value.reach} />}
          <p className="text-pretty text-text-2">
            Shoppers find your goods by search, by category and through our shopping assistant. They can order
            to {DELIVERY_STATES.length} states, and pay before you pack.
          </p>
        </Section>
        <Section id="payouts" title="How you get paid">
          <ol className="grid list-decimal gap-2 pl-5 marker:text-text-3">
            {PAYOUT_STEPS.map((step) => (
              <li key={step} className="text-pretty">
                {step}
              </li>
            ))}
          </ol>
        </Section>
      </div>
    </div>
  )
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid content-start gap-4">
      <h2 id={id} className="text-h2 font-extrabold text-balance">
        {title}
      </h2>
      {children}
    </section>
  )
}

function Figures({ itemsSold, shops }: Offer['reach']) {
  const figures = [
    { count: itemsSold, label: `items sold on ${BRAND.name} so far` },
    { count: shops, label: 'shops' },
  ].filter(({ count }) => count >= WORTH_SHOWING)
  return (
    <ul className="flex flex-wrap gap-x-10 gap-y-3 empty:hidden">
      {figures.map(({ count, label }) => (
        <li key={label}>
          <span className="block text-h1 font-extrabold tabular-nums">{groupDigits(count)}</span> {label}
        </li>
      ))}
    </ul>
  )
}
