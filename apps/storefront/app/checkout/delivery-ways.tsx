import { PICKUP_POINTS, pickupAddress } from '@ahia/reference/pickup-points'
import { Icon, type IconName } from '@ahia/ui/icon'
import type { DeliveryDraft, DeliveryWay } from './delivery-draft.rules.ts'

/** CHK-03: to the door or picked up. */
const WAYS = [
  { way: 'DOORDELIVERY', icon: 'truck', label: 'Drop Off', words: 'Deliver to address' },
  { way: 'PICKUP', icon: 'shop', label: 'Pickup', words: 'Collect from pickup location' },
] as const satisfies readonly { way: DeliveryWay; icon: IconName; label: string; words: string }[]

type DeliveryWaysProps = { chosen: DeliveryWay; onChoose: (way: DeliveryWay) => void }

/** WIN-87: before the address, as a pickup needs less of it. */
export function DeliveryWays({ chosen, onChoose }: DeliveryWaysProps) {
  return (
    <fieldset>
      <legend className="mb-3 text-h3 font-extrabold">Delivery type</legend>
      <div className="grid grid-cols-2 gap-3">
        {WAYS.map(({ way, icon, label, words }) => (
          <label
            key={way}
            className="relative flex min-h-18 cursor-pointer items-center gap-3 rounded-card border border-border-strong bg-surface p-3 transition-colors hover:bg-brand-soft has-checked:border-brand has-checked:bg-brand-soft has-checked:ring-1 has-checked:ring-brand has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="delivery-type"
              checked={way === chosen}
              onChange={() => onChoose(way)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <Icon name={icon} className="size-6 shrink-0 text-brand-text max-sm:hidden" />
            <span className="min-w-0 flex-1">
              <span className="flex items-center justify-between gap-2 font-semibold">
                {label}
                {way === chosen && <Icon name="check" className="size-5 shrink-0 text-brand-text" />}
              </span>
              <span className="block text-small text-text-2">{words}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

export function PickupPlace({ state }: Pick<DeliveryDraft, 'state'>) {
  if (state === '') return <p className="text-small text-text-2">Choose a state to see your pickup point.</p>
  const { name, hours } = PICKUP_POINTS[state]
  return (
    <section aria-label={`Pickup point in ${state}`}>
      <p className="text-small text-text-2">Pickup is free. We'll email you when it's ready for pickup at</p>
      <p className="mt-2 rounded-card bg-surface-2 p-3 text-small">
        <span className="block font-semibold">{name}</span>
        <span className="block text-text-2">{pickupAddress(state)}</span>
        <span className="block text-text-2">{hours}</span>
      </p>
    </section>
  )
}
