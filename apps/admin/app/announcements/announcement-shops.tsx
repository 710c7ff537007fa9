import { listAnnouncementShops } from '@ahia/contracts/admin/announcements'
import type { AnnouncementId, ShopId } from '@ahia/contracts/ids'
import { lagosMoment } from '@ahia/rules/lagos-date'
import { Button } from '@ahia/ui/button'
import { Link } from '@ahia/web/components/link'
import { LoadedPart } from '@ahia/web/components/loaded-part'
import { useOwnPart } from '@ahia/web/parts/use-part'
import { useState } from 'react'
import { call } from '#session/staff-session.ts'

/** ADMIN-52: the record of who got it. */
export function AnnouncementShops({ id }: { id: AnnouncementId }) {
  const [after, setAfter] = useState<ShopId | null>(null)
  return (
    <section aria-labelledby="receivers" className="grid gap-2">
      <h2 id="receivers" className="text-h3 font-extrabold">
        Recipients
      </h2>
      <Listed key={after} id={id} after={after} onNext={setAfter} />
    </section>
  )
}

type ListedProps = { id: AnnouncementId; after: ShopId | null; onNext: (after: ShopId) => void }

function Listed({ id, after, onNext }: ListedProps) {
  const { part, reload } = useOwnPart(
    (signal) => call(listAnnouncementShops, { id, ...(after && { after }) }, { signal }),
    "We couldn't load the recipients",
  )
  return (
    <LoadedPart part={part} reload={reload}>
      {({ shops, next }) => (
        <>
          {shops.length === 0 && <p className="text-text-2">There are no shops in this group.</p>}
          <ul className="divide-y divide-border rounded-card border border-border bg-surface">
            {shops.map(({ _id, name, emailedAt }) => (
              <li key={_id} className="flex flex-wrap items-center gap-x-4 px-3">
                <Link
                  to={`/shops/${_id}`}
                  className="flex min-h-11 items-center wrap-anywhere hover:underline"
                >
                  {name}
                </Link>
                <span className="ml-auto text-small text-text-2">
                  {emailedAt ? lagosMoment(emailedAt) : 'on its way'}
                </span>
              </li>
            ))}
          </ul>
          {next && (
            <Button look="outline" className="justify-self-start" onClick={() => onNext(next)}>
              Next shops
            </Button>
          )}
        </>
      )}
    </LoadedPart>
  )
}
