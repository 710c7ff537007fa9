import {
  type EmailChoices as Choices,
  getEmailChoices,
  type ShopEmail,
  setEmailChoice,
} from '@ahia/contracts/seller/email-choices'
import { shopSession } from '@ahia/shop-session/shop-session'
import { cardClass } from '@ahia/ui/card'
import { Icon } from '@ahia/ui/icon'
import { LoadedPart } from '@ahia/web/components/loaded-part'
import { SaveOutcome } from '@ahia/web/components/save-outcome'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { useOwnPart } from '@ahia/web/parts/use-part'
import { useState } from 'react'
import { useRequestKey } from '#session/use-request-key.ts'

const KINDS = [
  { kind: 'NEW_ORDERS', label: 'New orders', about: 'Also completed addresses and cancellations.' },
  { kind: 'DELIVERIES', label: 'Deliveries', about: 'Delivered or returned parcels.' },
  { kind: 'PROBLEMS', label: 'Problems', about: 'When a customer reports one.' },
  { kind: 'QUESTIONS', label: 'Questions', about: 'When a customer asks about a product.' },
  { kind: 'STOCK', label: 'Stock', about: 'Sold out right away, low stock once a day.' },
] as const satisfies readonly { kind: ShopEmail; label: string; about: string }[]

/** SELL-47: which news also come by email. Loaded once somebody asks for it. */
export function EmailChoices() {
  const [isOpen, setOpen] = useState(false)
  return (
    <section aria-labelledby="emails" className={cardClass}>
      <details onToggle={(event) => setOpen(event.currentTarget.open)} className="group">
        <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 px-5 py-3 font-semibold [&::-webkit-details-marker]:hidden">
          <Icon name="email" className="size-5 text-text-3" />
          <span id="emails" className="flex-1">
            Choose your emails
          </span>
          <Icon name="chevronDown" className="size-5 text-text-3 group-open:rotate-180" />
        </summary>
        <div className="px-5 pb-5">{isOpen && <LoadedChoices />}</div>
      </details>
    </section>
  )
}

function LoadedChoices() {
  const loaded = useOwnPart(
    (signal) => shopSession.call(getEmailChoices, {}, { signal }),
    "We couldn't load your choices.",
  )
  return <LoadedPart {...loaded}>{(first) => <ChoiceList first={first} />}</LoadedPart>
}

function ChoiceList({ first }: { first: Choices }) {
  const [{ muted }, setChoices] = useState(first)
  const [changing, setChanging] = useState<ShopEmail | null>(null)
  const attempt = useAttempt("We couldn't save your choice.")
  const keyOf = useRequestKey()
  const isBusy = attempt.state.step === 'busy'
  const choose = (kind: ShopEmail, isWanted: boolean) => {
    setChanging(kind)
    attempt.run(async (signal) => {
      const content = { kind, isWanted }
      // The same switch moved back and forth is no repeat, so the key follows from what is stored too.
      const requestKey = keyOf([content, muted])
      setChoices(await shopSession.call(setEmailChoice, { requestKey, ...content }, { signal }))
    })
  }
  return (
    <>
      <p className="mb-2 text-pretty text-text-2">
        All news appears here. We always email you about late orders, money and terms.
      </p>
      <ul className="divide-y divide-border">
        {KINDS.map(({ kind, label, about }) => (
          <li key={kind}>
            <label className="flex min-h-14 cursor-pointer items-center gap-3 py-2">
              <input
                type="checkbox"
                checked={isBusy && changing === kind ? muted.includes(kind) : !muted.includes(kind)}
                disabled={isBusy}
                onChange={(event) => choose(kind, event.target.checked)}
                className="size-5 shrink-0 accent-brand"
              />
              <span>
                <span className="block font-semibold">{label}</span>
                <span className="block text-small text-text-2">{about}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <SaveOutcome attempt={attempt} />
    </>
  )
}
