import { BRAND } from '@ahia/reference/brand'
import { Card } from '@ahia/ui/card'
import { classNames } from '@ahia/ui/class-names'
import { Icon, type IconName } from '@ahia/ui/icon'

/** DATA-10: email and phone come from `BRAND`. */
export function ContactCards({ className }: { className?: string }) {
  return (
    <aside
      aria-labelledby="contact-us"
      className={classNames('xl:sticky xl:top-[calc(var(--header)+1.5rem)] xl:self-start', className)}
    >
      <h2 id="contact-us" className="text-h3 font-extrabold">
        Talk to us
      </h2>
      <p className="mt-2 text-text-2">Have a question about an order or a shop? Email or call us.</p>
      <div className="mt-4 grid gap-4 sm:grid-cols-2 xl:grid-cols-1">
        <ContactCard icon="phone" label="Phone" href={`tel:${BRAND.phone.tel}`} text={BRAND.phone.display} />
        <ContactCard icon="email" label="Email" href={`mailto:${BRAND.email}`} text={BRAND.email} />
      </div>
    </aside>
  )
}

type ContactCardProps = { icon: IconName; label: string; href: string; text: string }

function ContactCard({ icon, label, href, text }: ContactCardProps) {
  return (
    <Card className="flex items-center gap-4">
      <span className="grid size-12 shrink-0 place-items-center rounded-pill bg-brand-soft text-brand-text">
        <Icon name={icon} />
      </span>
      <div className="min-w-0">
        <h3 className="text-small text-text-2">{label}</h3>
        <a href={href} className="inline-flex min-h-11 items-center font-semibold break-all hover:underline">
          {text}
        </a>
      </div>
    </Card>
  )
}
