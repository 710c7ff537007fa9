import type { ImportId, OrderId, ProductId, QuestionId, SupportViewId } from '@ahia/contracts/ids'
import { type RawBuilder, sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { emptyAccount } from '#accounts/credentials.sql.ts'
import { findOpenView, findOwnView, takeSupportCode } from '#accounts/people/support.sql.ts'
import { deleteUnboundAcceptances } from '#accounts/registration/terms-acceptances.sql.ts'
import { areSessionsOpen, endSession, endSessionOfToken } from '#accounts/sessions/sessions.sql.ts'
import { findLineOfChoice, listRetainedLines } from '#cart/cart-lines.sql.ts'
import { deleteLinesOf } from '#cart/change-lines.sql.ts'
import { listRemembered } from '#catalog/imports/import-columns.sql.ts'
import { findImport, listKnown, listTakenNames } from '#catalog/imports/imports.sql.ts'
import { findListingFacts } from '#catalog/listings/listing.sql.ts'
import { isOnlyLiveOne } from '#catalog/listings/steps/listing-moves.sql.ts'
import { listProductLooks, listShopProducts } from '#catalog/shop-products.reads.ts'
import { markClaimedByStaff } from '#media/uploads/uploads.sql.ts'
import { deleteSentEmails } from '#notifications/sent-emails/sent-emails.sql.ts'
import { findParcelOf } from '#orders/parcels/parcels.sql.ts'
import { findCustomerPhoto } from '#orders/parcels/photos.sql.ts'
import { eraseProviderWords, listPaymentsOf, listRefundsOf } from '#payments/payments-of-account.sql.ts'
import { newId } from '#platform/ids.ts'
import { endConsent, listStoredConsents } from '#privacy/consents/consents.sql.ts'
import {
  deleteUnanswered,
  listAnswersOf,
  listQuestionsBy,
  renameAsker,
} from '#questions/own-questions.sql.ts'
import { countOfShop, listOfShop, updateAnswer } from '#questions/questions.sql.ts'
import { countCustomerReviews } from '#reviews/customer-reviews.reads.ts'
import { listReviewsBy, renameAuthor } from '#reviews/own-reviews.sql.ts'
import { deleteDetails, findDetails, writeDetails } from '#shops/details/shop-details.sql.ts'
import { isFollowing, listFollowedJson } from '#shops/following/following.reads.ts'
import { deleteFollowed, listAllFollowed } from '#shops/following/following.sql.ts'
import { findOwnerOf } from '#shops/own-shop/own-shops.sql.ts'
import { countWarnings, findOpenAsk } from '#shops/review/decisions.sql.ts'
import { findSuspension } from '#shops/review/suspensions.sql.ts'
import { findOwnShopId, readShopStatus } from '#shops/shops.reads.ts'
import { listShopsWithAny } from '#shops/shops.sql.ts'
import type { Tx } from '#tables.ts'
import {
  deleteAllSavedItems,
  deleteSavedItem,
  listSavedProducts,
  listStoredItems,
} from '#wishlist/saved-items.sql.ts'
import { startOrdersApi } from '../order-fixture.ts'
import type { TestApi } from '../test-api.ts'
import { aParty, type Party } from './a-party.ts'
import { inUndone } from './in-undone.ts'
import { aRowOfEach } from './row-of-each.ts'

type Rows = Awaited<ReturnType<typeof aRowOfEach>>
/** Whose it is; as a stranger all ids are of others, and what is asked about is still there. */
type Of = Pick<Rows, 'accountId' | 'shopId' | 'ownerId' | 'staffId'> & { email: string; things: Rows }

const [importId, viewId] = [newId<ImportId>(), newId<SupportViewId>()]
const [openQuestion, answered] = [newId<QuestionId>(), newId<QuestionId>()]
const [CHOICE, TOKEN] = [Buffer.alloc(32, 3), Buffer.alloc(32, 5)]
const sessionId = newId<Parameters<typeof endSession>[1]['sessionId']>()
const EMAIL = 'ada@example.com'

let api: TestApi
let party: Party
let own: Of
const stranger = (): Of => ({
  ...own,
  accountId: newId(),
  shopId: newId(),
  ownerId: newId(),
  staffId: newId(),
  email: 'nobody@example.com',
})
beforeAll(async () => {
  api = await startOrdersApi()
  party = await aParty(api)
  const things = await aRowOfEach(api)
  own = { ...things, email: EMAIL, things }
  await api.db.transaction(async (tx) => {
    for (const statement of rowsOf(things)) await statement.execute(tx)
  })
})

const rowsOf = ({
  accountId,
  shopId,
  productId,
  reviewId,
  orderId,
  staffId,
  paymentId,
}: Rows): RawBuilder<unknown>[] => [
  sql`insert into questions (id, product_id, product_name, shop_id, account_id, author_name, text, asked_at)
    select id, ${productId}, 'Pot', ${shopId}, ${accountId}, 'Ada O.', 'Is it made of clay? ' || id, now()
    from unnest(array[${openQuestion}, ${answered}]::uuid[]) as id`,
  sql`update questions set answer = 'Yes.', answered_at = now() where id = ${answered}`,
  sql`update reviews set account_id = ${accountId} where id = ${reviewId}`,
  sql`insert into shop_details (shop_id, tin) values (${shopId}, '123')`,
  sql`insert into shop_decisions (id, shop_id, decision, reason, words, email_subject)
    select gen_random_uuid(), ${shopId}, decision, 'OTHER', '', 'Your shop' from unnest(array['WARN', 'ASK']) as decision`,
  sql`update shops set review_state = 'ASKED' where id = ${shopId}`,
  sql`insert into saved_items (account_id, product_id, name, price_kobo) values (${accountId}, ${productId}, 'Pot', 100)`,
  sql`insert into sent_emails (message_id, account_id, subject) values (${newId<string>()}, ${accountId}, 'Your order')`,
  sql`insert into imports (id, shop_id, state, file_name, plan_hash) values (${importId}, ${shopId}, 'PLANNED', 'a.csv', 'x')`,
  sql`insert into import_columns (shop_id, heading, means) values (${shopId}, 'price', 'PRICE')`,
  sql`insert into cart_lines (id, account_id, product_id, add_ons, choice_hash, quantity, price_kobo)
    values (${newId<string>()}, ${accountId}, ${productId}, '[]', ${CHOICE}, 1, 100)`,
  sql`insert into consents (id, account_id, purpose, words, words_version, given_how)
    values (gen_random_uuid(), ${accountId}, 'GENDER', 'Yes', '1', 'PROFILE')`,
  sql`insert into consents (id, email, purpose, words, words_version, given_how)
    values (gen_random_uuid(), ${EMAIL}, 'NEWSLETTER', 'Yes', '1', 'EMAIL_LINK')`,
  sql`update payments set authorization_url = 'https://pay.example' where id = ${paymentId}`,
  sql`insert into support_views (id, account_id, staff_id) values (${viewId}, ${accountId}, ${staffId})`,
  sql`insert into support_codes (account_id, code_hash, expires_at) values (${accountId}, sha256('x'), now() + interval '1 hour')`,
  sql`insert into sessions (id, account_id, is_remembered, device, network, expires_at)
    values (${sessionId}, ${accountId}, false, 'A phone', '10.0.0.0/24', now() + interval '1 hour')`,
  sql`insert into refresh_tokens (token_hash, session_id) values (${TOKEN}, ${sessionId})`,
  sql`insert into uploads (key, account_id, staff_id, kind, width, height, claimed_at) values
    ('door-1', ${accountId}, null, 'PARCEL', 8, 8, now()), ('slide-1', null, ${staffId}, 'BANNER', 8, 8, null)`,
  sql`update parcels set photo_key = 'door-1' where order_id = ${orderId}`,
]

const READS: Record<string, (tx: Tx, of: Of) => Promise<unknown>> = {
  'a customer’s questions': (tx, of) => listQuestionsBy(tx, of.accountId),
  'a shop’s answers': (tx, of) => listAnswersOf(tx, of.shopId),
  'questions that a shop has to answer': (tx, of) =>
    listOfShop(tx, { shopId: of.shopId, isOpen: true, page: 1 }),
  'how many questions': (tx, of) => countOfShop(tx, { shopId: of.shopId, isOpen: false }),
  'how many reviews': (tx, of) => countCustomerReviews(tx, of.accountId),
  'a customer’s reviews': (tx, of) => listReviewsBy(tx, of.accountId),
  'details of a shop': (tx, of) => findDetails(tx, of.shopId),
  'whether somebody follows': (tx, of) => isFollowing(tx, of.accountId, of.things.shopId),
  'whether a shop is followed': (tx, of) => isFollowing(tx, of.things.accountId, of.shopId),
  'shops that are followed': (tx, of) => listAllFollowed(tx, of.accountId),
  'shops that are followed, as JSON': async (tx, of) => JSON.parse(await listFollowedJson(tx, of.accountId)),
  'the owner of a shop': (tx, of) => findOwnerOf(tx, of.shopId),
  'the shop of an owner': (tx, of) => findOwnShopId(tx, of.ownerId),
  'the state of a shop': (tx, of) => readShopStatus(tx, of.shopId),
  warnings: (tx, of) => countWarnings(tx, of.shopId),
  'what a shop is asked': (tx, of) => findOpenAsk(tx, of.shopId),
  'items that were saved': (tx, of) => listStoredItems(tx, of.accountId),
  'products that were saved': (tx, of) => listSavedProducts(tx, of.accountId, [of.things.productId]),
  'a file': (tx, of) => findImport(tx, { shopId: of.shopId, importId }),
  'the latest file': (tx, of) => findImport(tx, { shopId: of.shopId, importId: null }),
  'columns that are known': async (tx, of) => [
    ...(await listRemembered(tx, { shopId: of.shopId, header: ['Price'] })),
  ],
  'items that a file names': (tx, of) =>
    listKnown(tx, { shopId: of.shopId, skus: [], ids: [of.things.productId] }),
  'names that are taken': async (tx, of) => {
    const named = tx.selectFrom('products').select('name').where('id', '=', of.things.productId)
    return listTakenNames(tx, { shopId: of.shopId, names: [(await named.executeTakeFirstOrThrow()).name] })
  },
  'a listing': (tx, of) => findListingFacts(tx, { shopId: of.shopId, productId: of.things.productId }),
  'whether more is listed': async (tx, of) => !(await isOnlyLiveOne(tx, newId<ProductId>(), of.shopId)),
  'products of a shop': (tx, of) => listShopProducts(tx, of.shopId),
  'what products look like': async (tx, of) => [
    ...(await listProductLooks(tx, { shopId: of.shopId, productIds: [of.things.productId] })),
  ],
  'the line of a choice': (tx, { accountId, things: { productId } }) =>
    findLineOfChoice(tx, { accountId, productId, choiceHash: CHOICE }),
  'lines that are kept': (tx, of) => listRetainedLines(tx, of.accountId),
  'a photo of a delivery': (tx, { accountId, things: { orderId } }) =>
    findCustomerPhoto(tx, { accountId, orderId }),
  'payments of a customer': (tx, of) => listPaymentsOf(tx, of.accountId),
  'refunds of a customer': (tx, of) => listRefundsOf(tx, of.accountId),
  'consents of a customer': (tx, of) => listStoredConsents(tx, of),
  'who looks at an account': (tx, of) => findOpenView(tx, of.accountId),
  'a look at an account': (tx, of) => findOwnView(tx, { id: viewId, staffId: of.staffId }),
  'an open session': async (tx, { accountId }) =>
    (await areSessionsOpen(tx, [{ accountId, sessionId, kind: 'CUSTOMER' }]))[0],
}

const isNothing = (found: unknown): boolean =>
  [null, false, 0].includes(found as null) || (Array.isArray(found) && found.length === 0)

test.each(Object.entries(READS))('R15 %s: of somebody else there is nothing', async (_what, read) => {
  const [mine, strange] = await api.db.transaction(async (tx) => [
    await read(tx, own),
    await read(tx, stranger()),
  ])

  expect([isNothing(mine), isNothing(strange)]).toEqual([false, true])
})

const WRITES: Record<string, [table: string, (tx: Tx, of: Of) => Promise<unknown>]> = {
  'takes back questions': ['questions', (tx, of) => deleteUnanswered(tx, of.accountId)],
  'is renamed in questions': ['questions', (tx, of) => renameAsker(tx, of.accountId, 'Somebody')],
  'answers a question': [
    'questions',
    (tx, { shopId }) =>
      updateAnswer(tx, { questionId: openQuestion, shopId, answer: 'Yes.', now: new Date() }),
  ],
  'is renamed in reviews': ['reviews', (tx, of) => renameAuthor(tx, of.accountId, 'Somebody')],
  'deletes details': ['shop_details', (tx, of) => deleteDetails(tx, of.shopId)],
  'follows no more': ['followed_shops', (tx, of) => deleteFollowed(tx, of.accountId, of.things.shopId)],
  'is not followed any more': [
    'followed_shops',
    (tx, of) => deleteFollowed(tx, of.things.accountId, of.shopId),
  ],
  'takes off an item': ['saved_items', (tx, of) => deleteSavedItem(tx, of.accountId, of.things.productId)],
  'takes off all items': ['saved_items', (tx, of) => deleteAllSavedItems(tx, of.accountId)],
  'forgets emails': ['sent_emails', (tx, of) => deleteSentEmails(tx, of.accountId)],
  'empties a cart': ['cart_lines', (tx, of) => deleteLinesOf(tx, of.accountId)],
  'forgets payment pages': ['payments', (tx, of) => eraseProviderWords(tx, of.accountId)],
  'takes back a consent': [
    'consents',
    (tx, { accountId }) => endConsent(tx, { accountId }, { purpose: 'GENDER', how: 'PROFILE' }),
  ],
  'ends a session': ['sessions', (tx, of) => endSession(tx, { accountId: of.accountId, sessionId }, 'OWNER')],
  'uses a picture of staff': [
    'uploads',
    (tx, { staffId }) => markClaimedByStaff(tx, { key: 'slide-1', staffId, kind: 'BANNER' }),
  ],
}

test.each(Object.entries(WRITES))('R15 who %s changes nothing of somebody else', (_what, [table, write]) =>
  inUndone(api, async (tx) => {
    const rows = async () =>
      (await sql`select to_jsonb(t)::text as row from ${sql.table(table)} as t order by 1`.execute(tx)).rows
    const before = await rows()
    expect(before).not.toEqual([])
    await write(tx, stranger())
    expect(await rows()).toEqual(before)
    await write(tx, own)
    expect(await rows()).not.toEqual(before)
  }),
)

test('R15 nothing is read or changed for another kind, purpose, order, item or version', () =>
  inUndone(api, async (tx) => {
    const { accountId, things } = own
    const claims = { accountId, sessionId, kind: 'CUSTOMER' } as const
    expect(
      await areSessionsOpen(tx, [
        { ...claims, kind: 'SHOP' },
        { ...claims, sessionId: newId() },
      ]),
    ).toEqual([false, false])
    await endSessionOfToken(tx, { kind: 'SHOP', tokenHash: TOKEN })
    await endSessionOfToken(tx, { kind: 'CUSTOMER', tokenHash: Buffer.alloc(32, 6) })
    expect(await areSessionsOpen(tx, [claims])).toEqual([true])
    await sql`update sessions set expires_at = now() where id = ${sessionId}`.execute(tx)
    expect(await areSessionsOpen(tx, [claims])).toEqual([false])
    await sql`update sessions set expires_at = now() + interval '1 hour' where id = ${sessionId}`.execute(tx)
    await endSessionOfToken(tx, { kind: 'CUSTOMER', tokenHash: TOKEN })
    expect(await areSessionsOpen(tx, [claims])).toEqual([false])
    await endConsent(tx, { accountId }, { purpose: 'DISPUTE_PICTURES', how: 'PROFILE' })
    expect((await listStoredConsents(tx, own)).map(({ withdrawnAt }) => withdrawnAt)).toEqual([null, null])
    expect(await findCustomerPhoto(tx, { accountId, orderId: newId<OrderId>() })).toBe(null)
    expect(await findParcelOf(tx, newId<OrderId>())).toBe(null)
    expect(await findOwnView(tx, { id: newId(), staffId: own.staffId })).toBe(null)
    await sql`update support_views set ends_at = now()`.execute(tx)
    expect([
      await findOwnView(tx, { id: viewId, staffId: own.staffId }),
      await findOpenView(tx, accountId),
    ]).toEqual([null, null])
    await deleteSavedItem(tx, accountId, newId())
    expect(await listStoredItems(tx, accountId)).toHaveLength(1)
    expect(
      await updateAnswer(tx, { questionId: newId(), shopId: own.shopId, answer: 'Yes.', now: new Date() }),
    ).toBe(null)
    expect(await findImport(tx, { shopId: own.shopId, importId: newId() })).toBe(null)
    const details = {
      returnAddress: null,
      handOverPlace: null,
      deliveryPhone: null,
      tin: '9',
      cacNumber: null,
    }
    expect(await writeDetails(tx, own.shopId, { ...details, version: 7 })).toBe(false)
    expect((await findDetails(tx, own.shopId))?.tin).toBe('123')
    expect(await writeDetails(tx, own.shopId, { ...details, version: 1 })).toBe(true)
    expect(await listOfShop(tx, { shopId: own.shopId, isOpen: false, page: 1 })).toHaveLength(1)
    expect(await markClaimedByStaff(tx, { key: 'slide-1', staffId: things.staffId, kind: 'PARCEL' })).toBe(
      false,
    )
    expect(await markClaimedByStaff(tx, { key: 'slide-1', staffId: things.staffId, kind: 'BANNER' })).toBe(
      true,
    )
    expect(await markClaimedByStaff(tx, { key: 'slide-1', staffId: things.staffId, kind: 'BANNER' })).toBe(
      false,
    )
  }))

test('ADMIN-36 a support code counts for an hour and once; terms of nobody are kept for a while', () =>
  inUndone(api, async (tx) => {
    const hash = async (text: string) =>
      (await sql<{ hash: Buffer }>`select sha256(${text}::bytea) as hash`.execute(tx)).rows[0]?.hash ??
      Buffer.alloc(0)
    expect(await takeSupportCode(tx, await hash('y'))).toBe(null)
    await sql`update support_codes set expires_at = now()`.execute(tx)
    expect(await takeSupportCode(tx, await hash('x'))).toBe(null)
    await sql`update support_codes set expires_at = now() + interval '1 second'`.execute(tx)
    expect(await takeSupportCode(tx, await hash('x'))).toBe(own.accountId)
    expect(await takeSupportCode(tx, await hash('x'))).toBe(null)
    await sql`insert into terms_acceptances (id, email, version, accepted_at)
      values (gen_random_uuid(), 'new@example.com', '1', now() - interval '2 years')`.execute(tx)
    await sql`update terms_acceptances set accepted_at = now() - interval '2 years' where account_id is not null`.execute(
      tx,
    )
    expect(await deleteUnboundAcceptances(tx)).toBe(1)
  }))

test('ADMIN-21 a suspension is of a shop that is suspended', () =>
  inUndone(api, async (tx) => {
    const suspend = sql`insert into shop_decisions (id, shop_id, decision, reason, words, email_subject)
      values (gen_random_uuid(), ${own.shopId}, 'SUSPEND', 'OTHER', '', 'Your shop')`
    await suspend.execute(tx)
    expect(await findSuspension(tx, own.shopId)).toBe(null)
    await sql`update shops set status = 'SUSPENDED' where id in (${own.shopId}, ${party.shopId})`.execute(tx)
    expect(await findSuspension(tx, own.shopId)).toMatchObject({ reason: 'OTHER', answer: null, kept: null })
    expect(await findSuspension(tx, party.shopId)).toBe(null)
  }))

test('PROF-06 of two accounts with one password the right one is emptied', () =>
  inUndone(api, async (tx) => {
    await sql`update accounts set password_hash = 'same'`.execute(tx)
    expect(await emptyAccount(tx, { accountId: own.accountId, passwordHash: 'other' })).toBe(false)
    expect(await emptyAccount(tx, { accountId: own.accountId, passwordHash: 'same' })).toBe(true)
    expect(await emptyAccount(tx, { accountId: own.accountId, passwordHash: 'same' })).toBe(false)
    const gone = sql<{ id: string }>`select id from accounts where status = 'DELETED'`
    expect((await gone.execute(tx)).rows).toEqual([{ id: own.accountId }])
  }))

test('CHAT-06 a shop that is not approved is not found by its name', () =>
  inUndone(api, async (tx) => {
    await sql`update shops set name = 'Zuma Rock Goods' where id = ${own.shopId}`.execute(tx)
    expect(await listShopsWithAny(tx, ['zuma'], 9)).toHaveLength(1)
    await sql`update shops set status = 'SUSPENDED' where id = ${own.shopId}`.execute(tx)
    expect(await listShopsWithAny(tx, ['zuma'], 9)).toEqual([])
  }))
