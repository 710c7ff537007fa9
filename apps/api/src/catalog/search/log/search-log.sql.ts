import type { StaffMemberId, SynonymProposalId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import type { Reader, Tx, Writer } from '#tables.ts'

export type Counted = { words: string; searches: number; hits: number | null; visitors: readonly Buffer[] }

/** Different words a day; more are left out, as nobody could read them. */
const A_DAY = 20_000

/** All that was counted since the last time, in one statement. Rows in one order, so that two processes do not deadlock. */
export async function addCounts(writer: Writer, day: string, counted: readonly Counted[]): Promise<void> {
  const seen = counted.flatMap(({ words, visitors }) => visitors.map((visitor) => ({ words, visitor })))
  await sql`
    with known as (
      select given.* from unnest(
        ${counted.map(({ words }) => words)}::text[], ${counted.map(({ searches }) => searches)}::integer[],
        ${counted.map(({ hits }) => hits)}::integer[]
      ) as given (words, searches, hits)
      where exists (select from searched_words w where w.day = ${day}::date and w.words = given.words)
        or (select count(*) from searched_words where day = ${day}::date) < ${sql.lit(A_DAY)}
    ),
    seen as (
      insert into search_visitors (day, words, visitor)
      select ${day}::date, given.words, given.visitor
      from unnest(${seen.map(({ words }) => words)}::text[], ${seen.map(({ visitor }) => visitor)}::bytea[])
        as given (words, visitor) join known on known.words = given.words
      order by given.words, given.visitor
      on conflict do nothing returning words
    )
    insert into searched_words (day, words, searches, visitors, hits)
    select ${day}::date, words, searches, (select count(*) from seen where seen.words = known.words), hits
    from known order by words
    on conflict (day, words) do update set searches = searched_words.searches + excluded.searches,
      visitors = searched_words.visitors + excluded.visitors, hits = coalesce(excluded.hits, searched_words.hits)`.execute(
    writer,
  )
}

const DAYS_KEPT = 90

/** Visitors of yesterday, and words of three months ago. */
export async function deleteSearchesBefore(tx: Tx, today: string): Promise<void> {
  await sql`delete from search_visitors where day < ${today}::date`.execute(tx)
  await sql`delete from searched_words where day < ${today}::date - ${sql.lit(DAYS_KEPT)}::integer`.execute(
    tx,
  )
}

export type SearchRow = { words: string; searches: number; hits: number | null; lastDay: string }
type SearchPage = {
  nothingFound: boolean
  /** The last row of the page before. */
  after: { searches: number; words: string } | null
  limit: number
}

/** ADMIN-51: what at least five visitors of one day searched for; the most searched first. */
export async function listSearchRows(
  reader: Reader,
  { nothingFound, after, limit }: SearchPage,
): Promise<SearchRow[]> {
  const { rows } = await sql<SearchRow>`
    select words, searches, hits, "lastDay" from (
      select w.words, sum(w.searches)::integer as searches, max(w.day)::text as "lastDay",
        (array_agg(w.hits order by w.day desc) filter (where w.hits is not null))[1] as hits
      from searched_words w
      where w.words in (select words from searched_words where visitors >= 5)
      group by w.words
    ) as each
    where (not ${nothingFound} or hits = 0)
      and (${after?.words ?? null}::text is null or (-searches, words) > (-${after?.searches ?? 0}::integer, ${after?.words ?? ''}))
    order by searches desc, words limit ${limit}`.execute(reader)
  return rows
}

type NewSynonym = { id: SynonymProposalId; words: string; means: string; by: StaffMemberId }

/** False when it was proposed already. */
export async function insertSynonym(tx: Tx, { id, words, means, by }: NewSynonym): Promise<boolean> {
  const { rows } = await sql`
    insert into synonym_proposals (id, words, means, proposed_by) values (${id}, ${words}, ${means}, ${by})
    on conflict (words, means) do nothing returning id`.execute(tx)
  return rows.length > 0
}

export type SynonymRow = { words: string; means: string; proposedAt: Date }

export async function listSynonyms(reader: Reader): Promise<SynonymRow[]> {
  const { rows } = await sql<SynonymRow>`
    select words, means, proposed_at as "proposedAt" from synonym_proposals
    order by proposed_at desc, words limit 1000`.execute(reader)
  return rows
}
