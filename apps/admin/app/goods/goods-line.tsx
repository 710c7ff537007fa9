import type { GoodsRow } from '@ahia/contracts/admin/goods'
import { lagosMoment } from '@ahia/rules/lagos-date'
import { Tag } from '@ahia/ui/tag'
import { Link } from '@ahia/web/components/link'
import { reportWords, STATUS } from './goods-words.ts'

/** One product: what it is, what is wrong with it, and since when. */
export function GoodsLine({ row }: { row: GoodsRow }) {
  const { _id, name, shopName, picture, status, why, reports, isUrgent, hasAppeal, since } = row
  const [tone, label] = STATUS[status]
  const isReported = status !== 'IN_REVIEW' && status !== 'TAKEN_DOWN'
  return (
    <li className="flex gap-3 px-3 py-2">
      {picture && (
        <img
          src={picture}
          alt=""
          width={48}
          height={48}
          loading="lazy"
          className="size-12 shrink-0 rounded-control border border-border object-cover"
        />
      )}
      <div className="grid min-w-0 flex-1 gap-x-4 sm:grid-cols-[1fr_auto] sm:items-center">
        <Link
          to={`/goods/${_id}`}
          data-row
          className="flex min-h-11 items-center font-semibold wrap-anywhere hover:underline"
        >
          <span>
            {name} <span className="font-normal text-text-2">· {shopName}</span>
          </span>
        </Link>
        <span className="flex flex-wrap items-center gap-2 text-small">
          {isUrgent && <Tag tone="danger">Danger</Tag>}
          {hasAppeal && <Tag tone="info">Appeal</Tag>}
          <Tag tone={tone}>{label}</Tag>
          <time dateTime={since} className="whitespace-nowrap text-text-2">
            since {lagosMoment(since)}
          </time>
        </span>
        <p className="text-small wrap-anywhere text-text-2 sm:col-span-2">
          {isReported
            ? `${reports === 1 ? '1 report' : `${reports} reports`}: ${why.split(', ').map(reportWords).join('; ')}`
            : why}
        </p>
      </div>
    </li>
  )
}
