import { type Goods, showGoods } from '@ahia/contracts/admin/goods'
import type { ProductId } from '@ahia/contracts/ids'
import { formatNaira } from '@ahia/money/format-naira'
import { fromNaira } from '@ahia/money/naira'
import { CATEGORY_LABELS } from '@ahia/reference/categories'
import { lagosMoment } from '@ahia/rules/lagos-date'
import { Tag } from '@ahia/ui/tag'
import { Link } from '@ahia/web/components/link'
import { LoadedPart } from '@ahia/web/components/loaded-part'
import { useOwnPart } from '@ahia/web/parts/use-part'
import { definePage, type ViewProps } from '@ahia/web/router/page'
import { call } from '#session/staff-session.ts'
import { may } from '#session/use-staff.ts'
import { officeTitle } from '#shell/office-title.ts'
import { WithStaff } from '#shell/with-staff.tsx'
import { DecideGoods } from './decide-goods.tsx'
import { GoodsHistory } from './goods-history.tsx'
import { reportWords, STATUS } from './goods-words.ts'

export default definePage({
  head: () => ({ title: officeTitle('Product'), isIndexed: false }),
  isPublic: true,
  View: ({ params: { id = '' } }: ViewProps<unknown>) => (
    <WithStaff needs="goods.read">
      {(me) => <Product key={id} id={id as ProductId} mayDecide={may(me, 'goods.moderate')} />}
    </WithStaff>
  ),
})

/** ADMIN-30: everything that a decision about a product needs, on one page. */
function Product({ id, mayDecide }: { id: ProductId; mayDecide: boolean }) {
  const { part, reload } = useOwnPart(
    (signal) => call(showGoods, { id }, { signal }),
    "We couldn't load this product",
  )
  return (
    <div className="grid gap-4">
      <Link to="/goods" className="text-small font-semibold text-brand-text hover:underline">
        All goods
      </Link>
      <LoadedPart part={part} reload={reload}>
        {({ goods }) => (
          <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
            <Facts goods={goods} />
            <div className="grid gap-6">
              <Reports goods={goods} />
              {mayDecide && <DecideGoods key={goods.version} goods={goods} onChange={reload} />}
              <GoodsHistory history={goods.history} />
            </div>
          </div>
        )}
      </LoadedPart>
    </div>
  )
}

function Facts({ goods }: { goods: Goods }) {
  const { name, subtitle, description, brand, category, subCategory, shop, price, status } = goods
  const [tone, label] = STATUS[status]
  return (
    <article className="grid min-w-0 gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="text-h2 font-extrabold wrap-anywhere">{name}</h1>
        <Tag tone={tone}>{label}</Tag>
      </div>
      {goods.rule && <p className="rounded-card bg-warn-soft p-3 text-warn">{goods.rule}</p>}
      <p className="text-small text-text-2">
        {shop.name}
        {shop.status !== 'APPROVED' && ' (not open)'} · {CATEGORY_LABELS[category]}, {subCategory} ·{' '}
        {formatNaira(fromNaira(price))} · {goods.sales} sold · {goods.rating} stars of {goods.reviews}
      </p>
      <ul className="flex flex-wrap gap-2">
        {goods.pictures.map((picture, at) => (
          <li key={picture}>
            <img
              src={picture}
              alt={`${name}, view ${at + 1}`}
              width={160}
              height={160}
              className="size-40 rounded-card border border-border object-contain"
            />
          </li>
        ))}
      </ul>
      <p className="font-semibold wrap-anywhere">{subtitle}</p>
      <p className="max-w-reading wrap-anywhere whitespace-pre-line">{description}</p>
      <dl className="grid grid-cols-[minmax(0,auto)_minmax(60%,1fr)] gap-x-4 gap-y-1 text-small">
        {brand && <Fact name="Brand" value={brand} />}
        {goods.specifications.map((one) => (
          <Fact key={one.name} {...one} />
        ))}
      </dl>
    </article>
  )
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div className="contents">
    <dt className="text-text-2 wrap-anywhere">{name}</dt>
    <dd className="wrap-anywhere">{value}</dd>
  </div>
)

const OUTCOMES: Readonly<Record<string, string>> = {
  NOTHING_WRONG: 'nothing was wrong',
  TAKEN_DOWN: 'taken down',
  WORDS_HIDDEN: 'hidden',
}

function Reports({ goods: { reports } }: { goods: Goods }) {
  return (
    <section aria-labelledby="reports">
      <h2 id="reports" className="text-h3 font-extrabold">
        Reports
      </h2>
      {reports.length === 0 && <p className="text-text-2">No reports.</p>}
      <ul className="mt-1 grid gap-2">
        {reports.map(({ reason, words, at, outcome }) => (
          <li key={`${at} ${reason} ${words}`} className="text-small">
            <span className="font-semibold">{reportWords(reason)}</span>{' '}
            <span className="text-text-2">
              {lagosMoment(at)}
              {outcome !== null && `, answered: ${OUTCOMES[outcome] ?? outcome}`}
            </span>
            {words && <span className="block wrap-anywhere">“{words}”</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
