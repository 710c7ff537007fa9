import { listShops, SHOP_PACKAGES, SHOP_STATUSES, type ShopRow } from '@ahia/contracts/admin/shops'
import type { ShopId } from '@ahia/contracts/ids'
import { TIER_PERKS } from '@ahia/reference/packages'
import { Tag, type TagTone } from '@ahia/ui/tag'
import { Link } from '@ahia/web/components/link'
import { ListTabs } from '@ahia/web/components/list-tabs'
import { LoadedPart } from '@ahia/web/components/loaded-part'
import { useOwnPart } from '@ahia/web/parts/use-part'
import { definePage } from '@ahia/web/router/page'
import { useSearchParams } from '@ahia/web/router/router-context'
import { call } from '#session/staff-session.ts'
import { officeTitle } from '#shell/office-title.ts'
import { WithStaff } from '#shell/with-staff.tsx'
import { useListKeys } from '#work/use-list-keys.ts'

export default definePage({
  head: () => ({ title: officeTitle('Shops'), isIndexed: false }),
  isPublic: true,
  View: () => <WithStaff needs="shops.read">{() => <Shops />}</WithStaff>,
})

const STATUS_TAGS = {
  PENDING: ['warn', 'Waiting for review'],
  APPROVED: ['ok', 'Open'],
  SUSPENDED: ['danger', 'Suspended'],
  CLOSING: ['warn', 'Closing'],
  ENDED: ['neutral', 'Ended'],
} as const satisfies Record<ShopRow['status'], readonly [TagTone, string]>

const packageWords = (tier: ShopRow['package']): string =>
  tier === 'NONE' ? 'No package' : TIER_PERKS[tier].name

type Wanted = { status: ShopRow['status'] | null; tier: ShopRow['package'] | null; after: string | null }

const addressOf = ({ status, tier, after }: Wanted): string => {
  const query = new URLSearchParams()
  if (status) query.set('status', status)
  if (tier) query.set('package', tier)
  if (after) query.set('after', after)
  return query.size === 0 ? '/shops' : `/shops?${query}`
}

/** ADMIN-54: filters are in the address, so that a list can be sent to a colleague. */
function Shops() {
  const query = useSearchParams()
  const wanted: Wanted = {
    status: SHOP_STATUSES.find((one) => one === query.get('status')) ?? null,
    tier: SHOP_PACKAGES.find((one) => one === query.get('package')) ?? null,
    after: query.get('after'),
  }
  const { status, tier } = wanted
  return (
    <div className="grid gap-4">
      <h1 className="text-h2 font-extrabold">Shops</h1>
      <ListTabs
        label="Which shops"
        tabs={[null, ...SHOP_STATUSES].map((one) => ({
          to: addressOf({ status: one, tier, after: null }),
          label: one === null ? 'All' : STATUS_TAGS[one][1],
          isCurrent: one === status,
        }))}
      />
      <ListTabs
        label="Which package"
        tabs={[null, ...SHOP_PACKAGES].map((one) => ({
          to: addressOf({ status, tier: one, after: null }),
          label: one === null ? 'Any package' : packageWords(one),
          isCurrent: one === tier,
        }))}
      />
      <Listed key={addressOf(wanted)} wanted={wanted} />
    </div>
  )
}

function Listed({ wanted }: { wanted: Wanted }) {
  const { status, tier, after } = wanted
  const { part, reload } = useOwnPart(
    (signal) =>
      call(
        listShops,
        {
          ...(status && { status }),
          ...(tier && { package: tier }),
          ...(after && { after: after as ShopId }),
        },
        { signal },
      ),
    "We couldn't load the shops",
  )
  const keys = useListKeys<HTMLUListElement>()
  return (
    <LoadedPart part={part} reload={reload}>
      {({ shops, next }) =>
        shops.length === 0 ? (
          <p className="rounded-card border border-border bg-surface p-6 text-text-2">No shops match.</p>
        ) : (
          <>
            <ul
              {...keys}
              aria-label="Shops by name"
              className="divide-y divide-border rounded-card border border-border bg-surface"
            >
              {shops.map((shop) => (
                <Row key={shop._id} shop={shop} />
              ))}
            </ul>
            {next && (
              <Link to={addressOf({ ...wanted, after: next })} className="font-semibold underline">
                Next page
              </Link>
            )}
          </>
        )
      }
    </LoadedPart>
  )
}

function Row({ shop }: { shop: ShopRow }) {
  const [tone, label] = STATUS_TAGS[shop.status]
  return (
    <li className="grid grid-cols-[minmax(60%,1fr)_minmax(0,auto)] items-center gap-x-4 px-3 pt-1 pb-2 sm:py-1 sm:grid-cols-[1fr_10rem_8rem_auto]">
      <Link
        to={`/shops/${shop._id}`}
        data-row
        className="flex min-h-11 items-center font-semibold wrap-anywhere hover:underline"
      >
        {shop.name}
      </Link>
      <span className="text-right text-small text-text-2 wrap-anywhere sm:text-left">{shop.city}</span>
      <span className="text-small">{packageWords(shop.package)}</span>
      <span className="flex flex-wrap justify-end gap-1 sm:justify-start">
        <Tag tone={tone}>{label}</Tag>
        {shop.waitsSince && shop.status === 'APPROVED' && <Tag tone="warn">Changed</Tag>}
      </span>
    </li>
  )
}
