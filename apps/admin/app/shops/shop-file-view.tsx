import type { Me } from '@ahia/contracts/admin/session'
import type { ShopFile } from '@ahia/contracts/admin/shops'
import { MERCHANT_CATEGORY_LABELS } from '@ahia/reference/merchant-categories'
import { lagosMoment } from '@ahia/rules/lagos-date'
import { Banner } from '@ahia/ui/banner'
import { Tag, type TagTone } from '@ahia/ui/tag'
import { Link } from '@ahia/web/components/link'
import { may } from '#session/use-staff.ts'
import { Checklist } from './checklist.tsx'
import { Decide } from './decide.tsx'
import { History } from './history.tsx'

const STATUSES: Record<ShopFile['status'], readonly [TagTone, string]> = {
  PENDING: ['info', 'Waiting for approval'],
  APPROVED: ['ok', 'Open'],
  SUSPENDED: ['danger', 'Suspended'],
  CLOSING: ['warn', 'Closing'],
  ENDED: ['neutral', 'Ended'],
}
const MEASURES = { LATE: 'late', CANCELLED: 'cancelled', COMPLAINT: 'complaints', FAULT: 'faults' } as const

const labelOf = (status: string): string =>
  Object.entries(STATUSES)
    .find(([name]) => name === status)?.[1][1]
    .toLowerCase() ?? status

type ShopFileViewProps = { shop: ShopFile; me: Me; onChange: () => void }

/**
 * ADMIN-18: what shoppers see beside what only we see, then the possible decisions, then the past ones. An owner's answer
 * comes first, because it is waiting and can be decided without the documents (ADMIN-21).
 */
export function ShopFileView({ shop, me, onChange }: ShopFileViewProps) {
  const [tone, label] = STATUSES[shop.status]
  const decide = (may(me, 'shops.review') || may(me, 'shops.suspend')) && (
    <Decide shop={shop} me={me} onChange={onChange} />
  )
  return (
    <div className="grid gap-5">
      <header className="flex flex-wrap items-center gap-3">
        <h1 className="text-h2 font-extrabold wrap-anywhere">{shop.name}</h1>
        <Tag tone={tone}>{label}</Tag>
        {shop.reviewState === 'ASKED' && <Tag tone="warn">We asked the owner for more</Tag>}
        {shop.reviewState === 'REFUSED' && <Tag tone="danger">Refused</Tag>}
        <span className="text-small text-text-2">{factsOf(shop).join(' · ')}</span>
      </header>
      <Alike shop={shop} />
      {shop.answer && decide}
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <section
          aria-labelledby="seen"
          className="grid gap-3 rounded-card border border-border bg-surface p-4"
        >
          <h2 id="seen" className="font-extrabold">
            What shoppers see
          </h2>
          <div className="flex gap-3">
            {shop.avatar && (
              <img src={shop.avatar} alt="" className="size-16 shrink-0 rounded-card bg-surface-2" />
            )}
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">{shop.name}</p>
              <p className="text-small text-text-2">
                {shop.category ? MERCHANT_CATEGORY_LABELS[shop.category] : 'No category'} · {shop.city}
              </p>
            </div>
          </div>
          <p className="wrap-anywhere whitespace-pre-line">{shop.description}</p>
          <h3 className="font-semibold">What only we see</h3>
          <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-small">
            <dt className="text-text-2">Owner's email</dt>
            <dd className="wrap-anywhere">{shop.email ?? 'none: a demo shop'}</dd>
            <dt className="text-text-2">Telephone</dt>
            <dd>{shop.phone ?? '–'}</dd>
            <dt className="text-text-2">Address</dt>
            <dd className="wrap-anywhere">
              {[shop.street, shop.city, shop.region].filter(Boolean).join(', ')}
            </dd>
            <dt className="text-text-2">Reviews</dt>
            <dd>
              {shop.rating.count === 0
                ? 'none yet'
                : `${shop.rating.average?.toFixed(1)} of 5 from ${shop.rating.count}`}
            </dd>
            <dt className="text-text-2">Last 60 days</dt>
            <dd>
              <Standing standing={shop.standing} />
            </dd>
            <dt className="text-text-2">Warnings</dt>
            <dd>{shop.warnings}</dd>
          </dl>
        </section>
        <Checklist shop={shop} me={me} onChange={onChange} />
      </div>
      {!shop.answer && decide}
      <History decisions={shop.decisions} />
    </div>
  )
}

/** Of an open shop that nobody has reviewed, such as a demo shop, nothing has changed. */
function factsOf({ version, isChanged, decisions, waitsSince }: ShopFile): string[] {
  const wasApproved = decisions.some(({ decision }) => decision === 'APPROVE')
  return [
    ...(version > 1 ? [`version ${version}`] : []),
    ...(isChanged && wasApproved ? ['changed since it was approved'] : []),
    ...(waitsSince ? [`waits since ${lagosMoment(waitsSince)}`] : []),
  ]
}

/** ADMIN-22: each figure with what it is a share of; a line each, so that they can be compared. */
function Standing({ standing }: Pick<ShopFile, 'standing'>) {
  const measured = standing.filter(({ of }) => of > 0)
  if (measured.length === 0) return 'no orders'
  return (
    <ul>
      {measured.map(({ measure, against, of }) => (
        <li key={measure}>
          {MEASURES[measure]} {against} of {of}
        </li>
      ))}
    </ul>
  )
}

function Alike({ shop: { namesAlike, samePhone } }: { shop: ShopFile }) {
  if (namesAlike.length === 0 && samePhone.length === 0) return null
  const list = (shops: ShopFile['namesAlike']) =>
    shops.map(({ _id, name, status }) => (
      <Link key={_id} to={`/shops/${_id}`} className="mr-3 font-semibold underline">
        {name} ({labelOf(status)})
      </Link>
    ))
  return (
    <Banner tone="warn">
      {namesAlike.length > 0 && <p>Similar name: {list(namesAlike)}</p>}
      {samePhone.length > 0 && <p>Same telephone: {list(samePhone)}</p>}
    </Banner>
  )
}
