import { beforeAll, expect, test } from 'vitest'
import type { StaffActor } from '#audit/record-staff-act.ts'
import { changeListing } from '#catalog/listings/change-listing.ts'
import { decideListing } from '#catalog/listings/review/decide-listing.ts'
import { refuseAppeal } from '#catalog/listings/review/refuse-appeal.ts'
import { appealListing } from '#catalog/listings/steps/appeal-listing.ts'
import { copyListing } from '#catalog/listings/steps/copy-listing.ts'
import { hideListing, removeListing } from '#catalog/listings/steps/leave-shelf.ts'
import { publishListing } from '#catalog/listings/steps/publish-listing.ts'
import { recategorise } from '#catalog/moderation/recategorise.ts'
import { newId } from '#platform/ids.ts'
import { startOrdersApi } from '../order-fixture.ts'
import { aSeller } from '../parcel-fixture.ts'
import { aColleague } from '../privacy/colleague.ts'
import type { TestApi } from '../test-api.ts'

const STATES = ['DRAFT', 'LIVE', 'HIDDEN', 'IN_REVIEW', 'TAKEN_DOWN', 'REMOVED'] as const
type State = (typeof STATES)[number]

let api: TestApi
let seller: Awaited<ReturnType<typeof aSeller>>
let by: StaffActor
beforeAll(async () => {
  api = await startOrdersApi()
  seller = await aSeller(api)
  by = (await aColleague(api)).by
})

/** The product as it is in this state, however it came there. */
async function put(state: State): Promise<number> {
  const client = await api.pool.connect()
  try {
    await client.query('begin')
    await client.query('set local session_replication_role = replica')
    const { rows } = await client.query('update products set status = $2 where id = $1 returning version', [
      seller.thing.productId,
      state,
    ])
    await client.query('commit')
    return rows[0].version
  } finally {
    client.release()
  }
}

const stored = async () => {
  const { rows } = await api.pool.query(
    `select p.*, (select count(*) from product_moves m where m.product_id = p.id) as moves,
       (select count(*) from products q where q.shop_id = p.shop_id) as products
     from products p where id = $1`,
    [seller.thing.productId],
  )
  return rows
}

const named = () => {
  const { shopId, thing } = seller
  return { caller: { shopId, accountId: null }, requestKey: newId(), productId: thing.productId }
}
const decide = (to: 'LIVE' | 'HIDDEN' | 'TAKEN_DOWN', version: number) =>
  decideListing(api, { ...named(), to, words: 'No', reasonCode: null, version, by })

type Step = (version: number) => Promise<unknown>
type Codes = Partial<Record<State, string>>
const [REFUSED, REVIEW, GONE] = ['STEP_REFUSED', 'LISTING_UNDER_REVIEW', 'PRODUCT_GONE']
const NONE = 'PRODUCT_NOT_FOUND'

/** In which states a step is rejected, with what. */
const STEPS: Record<string, [step: Step, refusedIn: Codes]> = {
  changed: [
    (version) => changeListing(api, { ...named(), version, input: { subtitle: 'Small' } }),
    { IN_REVIEW: REVIEW, REMOVED: GONE },
  ],
  published: [
    (version) => publishListing(api, { ...named(), version }),
    { IN_REVIEW: REVIEW, TAKEN_DOWN: 'LISTING_TAKEN_DOWN', REMOVED: GONE },
  ],
  hidden: [
    (version) => hideListing(api, { ...named(), version }),
    { DRAFT: REFUSED, HIDDEN: REFUSED, IN_REVIEW: REVIEW, TAKEN_DOWN: REFUSED, REMOVED: GONE },
  ],
  removed: [(version) => removeListing(api, { ...named(), version }), { IN_REVIEW: REVIEW, REMOVED: GONE }],
  copied: [() => copyListing(api, named()), { REMOVED: GONE }],
  'appealed for': [
    () => appealListing(api, { ...named(), words: 'It is ours.' }),
    { DRAFT: REFUSED, LIVE: REFUSED, HIDDEN: REFUSED, IN_REVIEW: REFUSED, REMOVED: REFUSED },
  ],
  'let through by staff': [
    (version) => decide('LIVE', version),
    { DRAFT: REFUSED, HIDDEN: REFUSED, TAKEN_DOWN: REFUSED, REMOVED: REFUSED },
  ],
  'hidden by staff': [
    (version) => decide('HIDDEN', version),
    { DRAFT: REFUSED, LIVE: REFUSED, REMOVED: REFUSED },
  ],
  'taken down': [(version) => decide('TAKEN_DOWN', version), { DRAFT: REFUSED, REMOVED: REFUSED }],
  'refused its appeal': [
    () => refuseAppeal(api, { ...named(), words: 'No', by }),
    {
      DRAFT: REFUSED,
      LIVE: REFUSED,
      HIDDEN: REFUSED,
      IN_REVIEW: REFUSED,
      TAKEN_DOWN: REFUSED,
      REMOVED: REFUSED,
    },
  ],
  'moved to another shelf': [
    (version) => recategorise(api, { ...named(), version, category: 'SPA', subCategory: 'OTHER', by }),
    { REMOVED: NONE },
  ],
}

test.each(Object.entries(STEPS))(
  'SELL-20, ADMIN-30 a product is not %s in states that this step does not begin at',
  async (_what, [step, refusedIn]) => {
    for (const state of STATES) {
      const code = refusedIn[state]
      if (code === undefined) continue
      const version = await put(state)
      const before = await stored()
      const outcome = await step(version).then(
        () => 'done',
        (error) => error.code,
      )
      expect([state, outcome]).toEqual([state, code])
      expect(await stored()).toEqual(before)
    }
  },
)

test('SELL-08 a step that names an older version is refused, with what is stored now', async () => {
  const version = await put('LIVE')
  const before = await stored()
  for (const what of ['changed', 'published', 'hidden', 'removed']) {
    const [step] = STEPS[what] ?? []
    await expect(step?.(version + 1)).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' })
  }

  expect(await stored()).toEqual(before)
})
