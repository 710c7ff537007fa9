import { type GoodsRule, listGoodsRules } from '@ahia/contracts/admin/goods-rules'
import { CATEGORY_LABELS } from '@ahia/reference/categories'
import { lagosMoment } from '@ahia/rules/lagos-date'
import { Tag } from '@ahia/ui/tag'
import { Link } from '@ahia/web/components/link'
import { LoadedPart } from '@ahia/web/components/loaded-part'
import { useOwnPart } from '@ahia/web/parts/use-part'
import { definePage } from '@ahia/web/router/page'
import { call } from '#session/staff-session.ts'
import { may } from '#session/use-staff.ts'
import { officeTitle } from '#shell/office-title.ts'
import { WithStaff } from '#shell/with-staff.tsx'
import { EndRule } from './end-rule.tsx'
import { NewRule } from './new-rule.tsx'
import { KINDS } from './rule-words.ts'

export default definePage({
  head: () => ({ title: officeTitle('Rules for goods'), isIndexed: false }),
  isPublic: true,
  View: () => (
    <WithStaff needs="goods.read">{(me) => <Rules mayPropose={may(me, 'goods-rules.propose')} />}</WithStaff>
  ),
})

/** ADMIN-29: what may not be sold, what is looked at first, what needs a number or an adult. */
function Rules({ mayPropose }: { mayPropose: boolean }) {
  const { part, reload } = useOwnPart(
    (signal) => call(listGoodsRules, {}, { signal }),
    "We couldn't load the rules",
  )
  return (
    <div className="grid gap-5">
      <Link to="/goods" className="text-small font-semibold text-brand-text hover:underline">
        All goods
      </Link>
      <h1 className="text-h2 font-extrabold">Rules for goods</h1>
      {mayPropose && <NewRule />}
      <LoadedPart part={part} reload={reload}>
        {({ rules }) => (
          <ul className="divide-y divide-border rounded-card border border-border bg-surface">
            {rules.map((rule) => (
              <RuleLine key={rule.id} rule={rule} mayPropose={mayPropose} />
            ))}
          </ul>
        )}
      </LoadedPart>
    </div>
  )
}

function RuleLine({ rule, mayPropose }: { rule: GoodsRule; mayPropose: boolean }) {
  const { id, kind, sentence, words, category, subCategories, validFrom, endedAt, isInForce } = rule
  const [tone, label] = KINDS[kind]
  const shelf = category && [CATEGORY_LABELS[category], ...(subCategories ?? [])].join(', ')
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-1 p-3">
      <div className="min-w-0 flex-1 basis-80">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <Tag tone={tone}>{label}</Tag>
          <span className="font-semibold">{sentence}</span>
          {!isInForce && (
            <span className="text-small text-text-2">
              {endedAt ? `ended ${lagosMoment(endedAt)}` : `begins ${lagosMoment(validFrom)}`}
            </span>
          )}
        </p>
        <p className="text-small wrap-anywhere text-text-2">
          {[shelf, words?.join(', ')].filter(Boolean).join(': ')}
        </p>
      </div>
      {mayPropose && endedAt === null && <EndRule id={id} sentence={sentence} />}
    </li>
  )
}
