import type { Goods, GoodsRow } from '@ahia/contracts/admin/goods'
import type { ProductId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import type { Reader } from '#tables.ts'

/** The order of a list: what is urgent first, then the oldest. */
export type GoodsKey = { later: number; since: string; id: string }
type Page = { after: GoodsKey | null; limit: number }
type Row = GoodsRow & { later: number }

const isoTime = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

const picture = sql`picture_address(p.picture_keys[1])`

const beyond = ({ after }: Page) => sql`
  ${after?.id ?? null}::uuid is null
  or (later, since_at, _id) > (${after?.later ?? 0}::integer, ${after?.since ?? null}::timestamptz, ${after?.id ?? null}::uuid)`

const columns = sql`_id, name, "shopName", picture, status, why, reports, "isUrgent", "hasAppeal",
  ${isoTime('since_at')} as since, later`

/** ADMIN-30: what has open reports. */
export async function listReported(reader: Reader, page: Page): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select ${columns} from (
      select p.id as _id, p.name, p.shop_name as "shopName", ${picture} as picture, p.status,
        string_agg(distinct r.reason, ', ') as why, count(*)::integer as reports, bool_or(r.reason = 'SAFETY') as "isUrgent",
        false as "hasAppeal", min(r.reported_at) as since_at, (not bool_or(r.reason = 'SAFETY'))::integer as later
      from goods_reports r join products p on p.id = r.product_id
      where r.closed_at is null and r.review_id is null and p.status not in ('TAKEN_DOWN', 'REMOVED')
      group by p.id
    ) as reported
    where ${beyond(page)} order by later, since_at, _id limit ${page.limit}`.execute(reader)
  return rows
}

/** What rules have sent to staff, or what is taken down: those with an appeal first. */
export async function listHeld(
  reader: Reader,
  page: Page & { status: 'IN_REVIEW' | 'TAKEN_DOWN' },
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select ${columns} from (
      select p.id as _id, p.name, p.shop_name as "shopName", ${picture} as picture, p.status,
        coalesce(rule.sentence, m.reason, '') as why, false as "isUrgent",
        (select count(*)::integer from goods_reports g where g.product_id = p.id and g.review_id is null and g.closed_at is null)
          as reports,
        a.words is not null and a.answer is null as "hasAppeal", coalesce(a.appealed_at, m.moved_at) as since_at,
        (a.words is null or a.answer is not null)::integer as later
      from products p
        cross join lateral (
          select * from product_moves m where m.product_id = p.id and m.to_status = p.status
          order by m.moved_at desc, m.id desc limit 1
        ) as m
        left join listing_rules rule on rule.id = m.rule_id left join listing_appeals a on a.move_id = m.id
      where p.status = ${page.status}
    ) as held
    where ${beyond(page)} order by later, since_at, _id limit ${page.limit}`.execute(reader)
  return rows
}

const HISTORY = 50
const REPORTS = 100

const reports = sql`
  select coalesce(json_agg(json_build_object('reason', r.reason, 'words', r.words, 'at', r.at, 'outcome', r.outcome)), '[]')
  from (
    select reason, words, ${isoTime('reported_at')} as at, outcome from goods_reports
    where product_id = p.id and review_id is null order by closed_at is not null, reported_at desc limit ${sql.lit(REPORTS)}
  ) as r`

const history = sql`
  select coalesce(json_agg(h), '[]') from (
    select m.from_status as "from", m.to_status as "to", m.actor, s.name as by, m.reason_code as "reasonCode",
      m.reason as words, a.words as appeal, a.answer, ${isoTime('m.moved_at')} as at
    from product_moves m left join staff_names s on s.id = m.staff_id left join listing_appeals a on a.move_id = m.id
    where m.product_id = p.id order by m.moved_at desc, m.id desc limit ${sql.lit(HISTORY)}
  ) as h`

/** Null for an unknown product, a draft or a removed one. */
export async function findGoods(
  reader: Reader,
  productId: ProductId,
): Promise<Omit<Goods, 'decisions'> | null> {
  const { rows } = await sql<{ goods: Omit<Goods, 'decisions'> }>`
    select json_build_object(
      '_id', p.id, 'version', p.version, 'status', p.status, 'name', p.name, 'subtitle', p.subtitle,
      'description', p.description, 'brand', p.brand, 'category', p.category, 'subCategory', p.subcategory,
      'specifications', (
        select coalesce(json_agg(json_build_object('name', s.name, 'value', s.value) order by s.place), '[]')
        from json_each_text(p.specifications) with ordinality as s (name, value, place)
      ),
      'price', naira(p.base_price_kobo), 'pictures', array(select picture_address(key) from unnest(p.picture_keys) as key),
      'shop', json_build_object('_id', p.shop_id, 'name', p.shop_name, 'status', p.shop_status),
      'sales', p.sales, 'rating', coalesce(round(p.rating_sum::numeric / nullif(p.rating_count, 0), 1), 0),
      'reviews', p.rating_count,
      'rule', case when p.status = 'IN_REVIEW' then (
        select rule.sentence from product_moves m join listing_rules rule on rule.id = m.rule_id
        where m.product_id = p.id and m.to_status = 'IN_REVIEW' order by m.moved_at desc, m.id desc limit 1
      ) end,
      'reports', (${reports}), 'history', (${history})
    ) as goods
    from products p where p.id = ${productId} and p.status <> 'DRAFT'`.execute(reader)
  return rows[0]?.goods ?? null
}
