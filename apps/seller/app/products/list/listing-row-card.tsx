import type { ListingRow } from '@ahia/contracts/shapes/listing'
import { formatNaira } from '@ahia/money/format-naira'
import { groupDigits } from '@ahia/money/group-digits'
import { fromNaira } from '@ahia/money/naira'
import { parsePictureAddress, pictureSources } from '@ahia/pictures/address'
import { Tag } from '@ahia/ui/tag'
import { Thumbnail } from '@ahia/ui/thumbnail'
import { Link } from '@ahia/web/components/link'
import { gapWords } from '../editor/gaps.rules.ts'
import { StatusTag } from '../status-tag.tsx'

/** The whole row leads to the editor: on a phone it is the largest target there can be. */
export function ListingRowCard({ row }: { row: ListingRow }) {
  const address = parsePictureAddress(row.picture ?? '')
  return (
    <li>
      <Link
        to={`/seller/products/${row._id}`}
        className="flex gap-3 p-3 -outline-offset-2 hover:bg-surface-2 sm:gap-4 sm:p-4"
      >
        <Thumbnail
          sources={address && pictureSources(address.key, 'square')}
          side={72}
          className="size-18 shrink-0"
        />
        <span className="grid min-w-0 flex-1 content-start gap-1">
          <span className="line-clamp-2 font-semibold wrap-anywhere">{row.name}</span>
          <span className="text-small text-text-2 tabular-nums">
            {priceWords(row)} · {stockWords(row)}
            {row.sales > 0 && ` · ${groupDigits(row.sales)} sold`}
          </span>
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-small">
            <StatusTag status={row.status} />
            {row.status === 'LIVE' && row.stock === 0 && <Tag tone="danger">Out of stock</Tag>}
            {row.status === 'LIVE' && row.stock > 0 && row.isLow && <Tag tone="warn">Low stock</Tag>}
          </span>
          <Next row={row} />
        </span>
      </Link>
    </li>
  )
}

/** What a draft lacks, or why a product is not on the shelf. */
function Next({ row }: { row: ListingRow }) {
  if (row.reason)
    return <span className="line-clamp-2 text-small wrap-anywhere text-text-2">{row.reason}</span>
  if (row.status === 'DRAFT' && row.gaps.length > 0)
    return <span className="text-small text-text-2">Missing: {gapWords(row.gaps)}</span>
  return null
}

function priceWords({ basePrice, fromPrice }: Pick<ListingRow, 'basePrice' | 'fromPrice'>): string {
  if (fromPrice !== null) return `From ${formatNaira(fromNaira(fromPrice))}`
  return basePrice === null ? 'No price yet' : formatNaira(fromNaira(basePrice))
}

function stockWords({ stock, choices }: ListingRow): string {
  const left = `${groupDigits(stock)} left`
  return choices > 1 ? `${left} in ${choices} choices` : left
}
