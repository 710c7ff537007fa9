import type { ShopId } from '@ahia/contracts/ids'
import { MAX_BYTES_A_DAY } from '@ahia/contracts/limits'
import { type RawBuilder, sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { countBytes } from '#media/uploads/days.sql.ts'
import { newId } from '#platform/ids.ts'
import { approveSeen, isWaiting, listPending } from '#shops/pending-shops.sql.ts'
import { type insertDocument, listChecks, upsertCheck } from '#shops/review/checks.sql.ts'
import {
  countWarnings,
  findOpenAsk,
  type insertDecision,
  listOverSuspensions,
} from '#shops/review/decisions.sql.ts'
import { findOpenAnswer, findSuspension, insertAnswer, isSuspended } from '#shops/review/suspensions.sql.ts'
import { listBillable, markTrialing } from '#subscriptions/subscriptions.sql.ts'
import type { Tx } from '#tables.ts'
import { startOrdersApi } from '../order-fixture.ts'
import type { TestApi } from '../test-api.ts'
import { aParty, type Party } from './a-party.ts'
import { inUndone } from './in-undone.ts'
import { aRowOfEach } from './row-of-each.ts'

type Of = Party & { rows: Awaited<ReturnType<typeof aRowOfEach>> }

let api: TestApi
let of: Of
beforeAll(async () => {
  api = await startOrdersApi()
  const rows = await aRowOfEach(api)
  of = { rows, ...(await aParty(api)) }
})

const set = (tx: Tx, table: string, change: RawBuilder<unknown>) =>
  sql`update ${sql.table(table)} set ${change}`.execute(tx)
type Decision = Parameters<typeof insertDecision>[1]['decision']
/** A decision about a shop, this many days ago; its words are its name. */
const decide = async (
  tx: Tx,
  shopId: ShopId,
  decision: Decision,
  daysAgo: number,
  until: string | null = null,
) => {
  const id = newId<Parameters<typeof insertAnswer>[1]['suspension']>()
  await sql`insert into shop_decisions (id, shop_id, decision, reason, words, email_subject, decided_at, until)
    values (${id}, ${shopId}, ${decision}, 'OTHER', ${`${decision} ${daysAgo}`}, 'Your shop', now() - make_interval(days => ${daysAgo}),
      ${until}::timestamptz)`.execute(tx)
  return id
}
const suspend = (tx: Tx) => set(tx, 'shops', sql`status = 'SUSPENDED'`)
/** After a suspension that is over, each of these decisions in turn. */
const afterEach = async (
  tx: Tx,
  { rows: { shopId } }: Of,
  ask: (id: Awaited<ReturnType<typeof decide>>) => Promise<unknown>,
) => {
  const found: Record<string, unknown> = {}
  for (const later of ['SUSPEND', 'REOPEN', 'END', 'WARN'] as const) {
    await sql`savepoint one`.execute(tx)
    const id = await decide(tx, shopId, 'SUSPEND', 3, '2026-01-01')
    await decide(tx, shopId, later, 1)
    found[later] = await ask(id)
    await sql`rollback to savepoint one`.execute(tx)
  }
  return found
}

type DocumentId = Awaited<ReturnType<typeof insertDocument>>
type NewDocument = { shopId: ShopId; kind?: string; daysAgo: number; isKept?: boolean }
/** A photo of a document that was sent this many days ago. */
const aDocument = async (
  tx: Tx,
  { accountId }: Of,
  { shopId, kind = 'IDENTITY', daysAgo, isKept = true }: NewDocument,
): Promise<DocumentId> => {
  const [id, key] = [newId<DocumentId>(), newId()]
  await sql`insert into uploads (key, account_id, kind, width, height) values (${key}, ${accountId}, 'DOCUMENT', 8, 8)`.execute(
    tx,
  )
  await sql`insert into shop_documents (id, shop_id, kind, upload_key, sent_at)
    values (${id}, ${shopId}, ${kind}, ${isKept ? key : null}, now() - make_interval(days => ${daysAgo}))`.execute(
    tx,
  )
  return id
}
const identityOf = async (tx: Tx, shopId: ShopId) =>
  (await listChecks(tx, shopId)).find(({ kind }) => kind === 'IDENTITY')

/** What a shop may be besides approved and changed since it was reviewed, and whether staff review it then. */
const REVIEWED: Record<string, [change: RawBuilder<unknown>, waits: boolean]> = {
  'that has changed': [sql`review_state = null`, true],
  'that is new': [sql`status = 'PENDING', reviewed_version = 7`, true],
  'that was reviewed as it is': [sql`reviewed_version = 7`, false],
  'whose owner was asked for more': [sql`review_state = 'ASKED'`, false],
  'that was refused': [sql`status = 'PENDING', review_state = 'REFUSED'`, false],
  'that is suspended': [sql`status = 'SUSPENDED'`, false],
  'that is closing': [sql`status = 'CLOSING'`, false],
  'of the demo market': [sql`account_id = null`, false],
}

/** What is asked of one shop, while another has it too. */
const ANSWERS: Record<string, [answer: unknown, ask: (tx: Tx, of: Of) => Promise<unknown>]> = {
  'ADMIN-21 only the suspension that the shop is in now is answered': [
    { SUSPEND: false, REOPEN: false, END: false, WARN: true },
    async (tx, of) => {
      await suspend(tx)
      await decide(tx, of.shopId, 'REOPEN', 0)
      return afterEach(tx, of, (suspension) =>
        insertAnswer(tx, { shopId: of.rows.shopId, suspension, words: 'We are sorry.' }),
      )
    },
  ],
  'ADMIN-21 neither another shop nor one that is open answers, and no warning is answered': [
    [false, false, false],
    async (tx, { shopId, rows }) => {
      await suspend(tx)
      const [suspension, warning] = [
        await decide(tx, rows.shopId, 'SUSPEND', 3),
        await decide(tx, rows.shopId, 'WARN', 1),
      ]
      const words = 'We are sorry.'
      const first = await insertAnswer(tx, { shopId, suspension, words })
      const second = await insertAnswer(tx, { shopId: rows.shopId, suspension: warning, words })
      await set(tx, 'shops', sql`status = 'APPROVED'`)
      return [first, second, await insertAnswer(tx, { shopId: rows.shopId, suspension, words })]
    },
  ],
  'ADMIN-21 a suspension ends by itself unless something was decided since': [
    { SUSPEND: false, REOPEN: false, END: false, WARN: true },
    async (tx, of) => {
      await suspend(tx)
      await decide(tx, of.shopId, 'REOPEN', 0)
      return afterEach(tx, of, async () => (await listOverSuspensions(tx)).includes(of.rows.shopId))
    },
  ],
  'ADMIN-21 a warning ends no suspension, and an open shop has none that ends': [
    [[], []],
    async (tx, { rows: { shopId } }) => {
      await suspend(tx)
      await decide(tx, shopId, 'WARN', 3, '2026-01-01')
      const ofWarning = await listOverSuspensions(tx)
      await decide(tx, shopId, 'SUSPEND', 2, '2026-01-01')
      await set(tx, 'shops', sql`status = 'APPROVED'`)
      return [ofWarning, await listOverSuspensions(tx)]
    },
  ],
  'ADMIN-21 a suspension is shown with what was decided about it since': [
    ['SUSPEND 2', null, 'KEEP 0', null],
    async (tx, { shopId, rows }) => {
      await suspend(tx)
      for (const [decision, ago] of [
        ['SUSPEND', 5],
        ['KEEP', 3],
        ['SUSPEND', 2],
        ['WARN', 1],
      ] as const)
        await decide(tx, rows.shopId, decision, ago)
      await decide(tx, shopId, 'KEEP', 1)
      const before = await findSuspension(tx, rows.shopId)
      await decide(tx, rows.shopId, 'KEEP', 0)
      const after = await findSuspension(tx, rows.shopId)
      await set(tx, 'shops', sql`status = 'APPROVED'`)
      return [before?.words, before?.kept, after?.kept, await findSuspension(tx, rows.shopId)]
    },
  ],
  'ADMIN-21 an answer waits for staff while its shop is suspended': [
    ['We are sorry.', null, true, null, false],
    async (tx, { shopId, rows }) => {
      await suspend(tx)
      const suspension = await decide(tx, rows.shopId, 'SUSPEND', 1)
      await insertAnswer(tx, { shopId: rows.shopId, suspension, words: 'We are sorry.' })
      const ask = () => Promise.all([rows.shopId, shopId].map((id) => findOpenAnswer(tx, id)))
      const [own, other] = await ask()
      const isShut = await isSuspended(tx, rows.shopId)
      await sql`update shops set status = 'APPROVED' where id = ${rows.shopId}`.execute(tx)
      return [own?.words, other, isShut, (await ask())[0], await isSuspended(tx, rows.shopId)]
    },
  ],
  'ADMIN-20 warnings are counted for their shop, and what was asked for is shown while it is the owner’s turn':
    [
      [1, 'REFUSE 2', null],
      async (tx, { shopId, rows }) => {
        for (const [decision, ago] of [
          ['ASK', 4],
          ['REFUSE', 2],
          ['WARN', 1],
          ['SUSPEND', 0],
        ] as const)
          await decide(tx, rows.shopId, decision, ago)
        await decide(tx, shopId, 'WARN', 0)
        await set(tx, 'shops', sql`review_state = 'ASKED'`)
        const asked = await findOpenAsk(tx, rows.shopId)
        await set(tx, 'shops', sql`review_state = null`)
        return [await countWarnings(tx, rows.shopId), asked?.words, await findOpenAsk(tx, rows.shopId)]
      },
    ],
  'ADMIN-18 a newer document opens a decided row, unless it was waived': [
    ['OPEN', 'SENT', 'ACCEPTED', 'ACCEPTED', 'SENT', 'WAIVED', 'WAIVED'],
    async (tx, of) => {
      const { shopId, staffId } = of
      const states: unknown[] = []
      const see = async () => states.push((await identityOf(tx, shopId))?.state)
      const check = { shopId, kind: 'IDENTITY', runsOutOn: null, staffId }
      await see()
      const documentId = await aDocument(tx, of, { shopId, daysAgo: 2 })
      await see()
      await upsertCheck(tx, { ...check, state: 'ACCEPTED', documentId })
      await see()
      await set(tx, 'shop_documents', sql`upload_key = null`)
      await see()
      await aDocument(tx, of, { shopId, daysAgo: 1 })
      await see()
      await upsertCheck(tx, { ...check, state: 'WAIVED', documentId: null })
      await see()
      await aDocument(tx, of, { shopId, daysAgo: 0 })
      await see()
      return states
    },
  ],
  'ADMIN-18 a decided row is open from the day after it expires, until a newer document is sent': [
    ['ACCEPTED', 'OPEN', 'OPEN', 'REFUSED', 'SENT'],
    async (tx, of) => {
      const { shopId, staffId } = of
      const documentId = await aDocument(tx, of, { shopId, daysAgo: 2 })
      const { rows: days } = await sql<{ day: string }>`
        select to_char(now() at time zone 'Africa/Lagos' - make_interval(days => n), 'YYYY-MM-DD') as day
        from generate_series(0, 1) as n order by n`.execute(tx)
      const [today = '', yesterday = ''] = days.map(({ day }) => day)
      const decide = (state: 'ACCEPTED' | 'WAIVED' | 'REFUSED', runsOutOn: string) =>
        upsertCheck(tx, { shopId, kind: 'IDENTITY', staffId, documentId, state, runsOutOn })
      const see = async () => (await identityOf(tx, shopId))?.state
      const states: unknown[] = []
      await decide('ACCEPTED', today)
      states.push(await see())
      await decide('ACCEPTED', yesterday)
      states.push(await see())
      await decide('WAIVED', yesterday)
      states.push(await see())
      await decide('REFUSED', yesterday)
      states.push(await see())
      await decide('ACCEPTED', yesterday)
      await aDocument(tx, of, { shopId, daysAgo: 1 })
      states.push(await see())
      return states
    },
  ],
  'ADMIN-18 a row shows the newest document of its shop and kind whose photo is kept': [
    true,
    async (tx, of) => {
      const { shopId, rows } = of
      await aDocument(tx, of, { shopId, daysAgo: 3 })
      const newest = await aDocument(tx, of, { shopId, daysAgo: 2 })
      await aDocument(tx, of, { shopId, daysAgo: 1, isKept: false })
      await aDocument(tx, of, { shopId, daysAgo: 0, kind: 'TAX_NUMBER' })
      await aDocument(tx, of, { shopId: rows.shopId, daysAgo: 0 })
      return (await identityOf(tx, shopId))?.documentId === newest
    },
  ],
  'ADMIN-18 licences are asked for by category': [
    [
      ['IDENTITY', 'REGISTRATION', 'TAX_NUMBER', 'PHARMACY_LICENCE', 'NAFDAC'],
      ['IDENTITY', 'REGISTRATION', 'TAX_NUMBER'],
    ],
    async (tx, { shopId, rows }) => {
      await sql`update shops set category = 'MEDICINE' where id = ${shopId}`.execute(tx)
      const kindsOf = async (id: ShopId) => (await listChecks(tx, id)).map(({ kind }) => kind)
      return [await kindsOf(shopId), await kindsOf(rows.shopId)]
    },
  ],
  'ADMIN-18 only the version that was seen is approved, of this shop alone': [
    [null, null, 'APPROVED', [7, 6]],
    async (tx, { shopId, rows }) => {
      await set(tx, 'shops', sql`status = 'APPROVED', shown_version = 7, reviewed_version = 6`)
      const seen = (version: number, id = shopId) => approveSeen(tx, { shopId: id, version })
      const former = [await seen(6), await seen(7, newId()), await seen(7)]
      const { rows: shops } = await sql<{ id: ShopId; version: number }>`
        select id, reviewed_version as version from shops`.execute(tx)
      const versionOf = (id: ShopId) => shops.find((shop) => shop.id === id)?.version
      return [...former, [versionOf(shopId), versionOf(rows.shopId)]]
    },
  ],
  ...Object.fromEntries(
    Object.entries(REVIEWED).map(([which, [change, waits]]): [string, (typeof ANSWERS)[string]] => [
      `ADMIN-18 a shop ${which} ${waits ? 'is reviewed' : 'is not reviewed'}`,
      [
        [waits, waits, waits],
        async (tx, { shopId }) => {
          await set(tx, 'shops', sql`status = 'APPROVED', shown_version = 7, reviewed_version = 6`)
          await sql`update shops set ${change} where id = ${shopId}`.execute(tx)
          const isListed = (await listPending(tx, 99)).some(({ id }) => id === shopId)
          const waits = await isWaiting(tx, shopId)
          return [isListed, waits, (await approveSeen(tx, { shopId, version: 7 })) !== null]
        },
      ],
    ]),
  ),
  'WIN-27 a trial starts for a chosen package of a shop that sells': [
    [false, true, false],
    async (tx, { rows: { shopId } }) => {
      const start = async (status: 'CHOSEN' | 'PAST_DUE', isSelling: boolean) => {
        await set(tx, 'subscriptions', sql`status = ${status}, period_ends_at = trial_ends_at`)
        await sql`update products set status = ${isSelling ? 'LIVE' : 'HIDDEN'} where shop_id = ${shopId}`.execute(
          tx,
        )
        const trial = { trialStartedAt: new Date('2026-03-01'), trialEndsAt: new Date('2026-06-01') }
        return (await markTrialing(tx, shopId, trial)) !== null
      }
      return [await start('PAST_DUE', true), await start('CHOSEN', true), await start('CHOSEN', false)]
    },
  ],
  'SELL-53 no shop that closes or has ended is billed again': [
    { CLOSING: false, ENDED: false, APPROVED: true },
    async (tx, { shopId }) => {
      await set(tx, 'subscriptions', sql`status = 'ACTIVE', period_ends_at = now()`)
      const found: Record<string, boolean> = {}
      for (const status of ['CLOSING', 'ENDED', 'APPROVED']) {
        await sql`update shops set status = ${status} where id = ${shopId}`.execute(tx)
        found[status] = (await listBillable(tx, { after: null, limit: 9 })).includes(shopId)
      }
      return found
    },
  ],
  'T12 the last byte of a day is accepted, and the next waits for midnight in Lagos': [
    [null, true],
    async (tx, { accountId }) => {
      const first = await countBytes(tx, { accountId, bytes: MAX_BYTES_A_DAY })
      const wait = await countBytes(tx, { accountId, bytes: 1 })
      const { rows } = await sql<{ left: number }>`
        select ceil(extract(epoch from ((now() at time zone 'Africa/Lagos')::date + 1)::timestamp at time zone 'Africa/Lagos' - now()))::int as left`.execute(
        tx,
      )
      return [first, wait === rows[0]?.left]
    },
  ],
}

test.each(Object.entries(ANSWERS))('%s', async (_what, [answer, ask]) => {
  let found: unknown
  await inUndone(api, async (tx) => {
    found = await ask(tx, of)
  })
  expect(found).toEqual(answer)
})
