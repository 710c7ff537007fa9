import { Card } from '@ahia/ui/card'
import { Icon, type IconName } from '@ahia/ui/icon'
import { AREAS } from './logistics-areas.ts'

const REASONS: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'mapPin',
    title: 'Deliveries where you already drive',
    text: 'You choose the states, and we offer you deliveries to homes and pickup points there. No empty trips to the next city.',
  },
  {
    icon: 'tag',
    title: 'A fee you know beforehand',
    text: 'You get your fee per parcel and your payment day in writing before your first delivery.',
  },
  {
    icon: 'box',
    title: 'Paid and packed before you arrive',
    text: 'Shoppers pay when they order. You collect a packed parcel and hand it over, with no cash to carry.',
  },
  {
    icon: 'truck',
    title: 'One motorcycle or fifty vans',
    text: 'Riders with their own motorcycle and haulage companies use the same form.',
  },
]

/** STAT-06: what partners get. */
export function LogisticsReasons() {
  return (
    <section aria-labelledby="why-join">
      <h2 id="why-join" className="text-h2 font-extrabold">
        Why join
      </h2>
      <ul className="mt-4 grid gap-4 md:grid-cols-2 md:gap-5">
        {REASONS.map(({ icon, title, text }) => (
          <Card as="li" key={title} className="flex gap-4">
            <span className="grid size-12 shrink-0 place-items-center rounded-pill bg-brand-soft text-brand-text">
              <Icon name={icon} />
            </span>
            <div>
              <h3 className="font-semibold">{title}</h3>
              <p className="mt-1 text-pretty text-text-2">{text}</p>
            </div>
          </Card>
        ))}
      </ul>
    </section>
  )
}

export function LogisticsAreas() {
  return (
    <section aria-labelledby="areas">
      <h2 id="areas" className="text-h2 font-extrabold">
        Areas we serve
      </h2>
      <ul className="mt-3 divide-y divide-border">
        {Object.values(AREAS).map(({ name, within }) => (
          <li key={name} className="flex gap-3 py-3">
            <Icon name="mapPin" className="mt-0.5 size-5 text-brand-text" />
            <p>
              <span className="font-semibold">{name}</span>
              <span className="block text-small text-text-2">{within}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
