import type { ConsentDeps } from '#accounts/consents/own-consents.ts'
import type { RequestDeps } from '#accounts/data-requests/decide-data-request.ts'
import type { ExportDeps } from '#accounts/my-data/export-my-data.ts'
import type { FinishDeps } from '#accounts/my-data/finish-deletions.ts'
import { deleteCartOf } from '#cart/retention/delete-cart-of.ts'
import { listRetainedItems } from '#cart/retention/list-retained-items.ts'
import { forgetReporter } from '#catalog/reports/report-goods.ts'
import { findNewsletterStatus } from '#content/content.reads.ts'
import { forgetEnquiriesOf } from '#content/enquiries/forget-enquiries-of.ts'
import { listEnquiriesOf } from '#content/enquiries/list-enquiries-of.ts'
import { forgetSubscriber } from '#content/newsletter/forget-subscriber.ts'
import { endNewsletterOf } from '#content/newsletter/unsubscribe-from-newsletter.ts'
import { listOrderHistory } from '#orders/forgetting/order-history.reads.ts'
import { listOpenOrders, takeNamesOut } from '#orders/forgetting/take-names-out.ts'
import { listAllOrders } from '#orders/list-all-orders.ts'
import { forgetPayer } from '#payments/forget-payer.ts'
import { listOwnPayments } from '#payments/list-own-payments.ts'
import type { Secrets } from '#platform/secrets.ts'
import { forgetAsker } from '#questions/forget-asker.ts'
import { listOwnQuestions } from '#questions/list-own-questions.ts'
import { forgetAuthor } from '#reviews/forget-author.ts'
import { listOwnReviews } from '#reviews/list-own-reviews.ts'
import { deleteFollowedShopsOf, listFollowedShopsOf } from '#shops/following/followed-shops-of.ts'
import { deleteSavedItemsOf } from '#wishlist/delete-saved-items-of.ts'
import { listSavedItems } from '#wishlist/list-saved-items.ts'
import type { Db } from './tables.ts'

type AccountData = Omit<ExportDeps, 'db' | 'limits' | 'eventCounts'> &
  Pick<FinishDeps, 'deleteBelongings' | 'listOpenOrders' | 'finishOrders'> &
  Pick<ConsentDeps, 'endNewsletter'> &
  Pick<RequestDeps, 'endNewsletterFor'>

/** PROF-06: what all slices store about a customer, for `accounts`, which is a layer below and cannot import them. */
export const createAccountData = ({ db, secrets }: { db: Db; secrets: Secrets }): AccountData => ({
  findNewsletterStatus: (email) => findNewsletterStatus(db.read, email),
  listEnquiriesOf: (email) => listEnquiriesOf({ db }, email),
  listRetainedItems: (accountId) => listRetainedItems({ db }, accountId),
  listSavedItems: (accountId) => listSavedItems(db.read, accountId),
  listFollowedShopsOf: (accountId) => listFollowedShopsOf(db.read, accountId),
  listAllOrders: (accountId) => listAllOrders(db.read, accountId),
  listOwnPayments: (accountId) => listOwnPayments(db.read, accountId),
  listOwnQuestions: (accountId) => listOwnQuestions(db.read, accountId),
  listOwnReviews: (accountId) => listOwnReviews(db.read, accountId),
  listOrderHistory: (accountId) => listOrderHistory(db.read, accountId),
  listOpenOrders,
  finishOrders: (tx, accountId) => takeNamesOut(tx, { accountId, leavesOpen: true }),
  endNewsletter: (tx, email) => endNewsletterOf(tx, { email, how: 'PROFILE' }),
  endNewsletterFor: (tx, email) => endNewsletterOf(tx, { email, how: 'RESTRICTION' }),
  deleteBelongings: async (tx, { accountId, email, keepsNewsletter, leavesOpen }) => {
    const left = await takeNamesOut(tx, { accountId, leavesOpen })
    await forgetPayer(tx, accountId)
    await forgetAuthor(tx, accountId)
    await forgetAsker(tx, accountId)
    await forgetReporter(tx, secrets, accountId)
    await deleteCartOf(tx, accountId)
    await deleteSavedItemsOf(tx, accountId)
    await deleteFollowedShopsOf(tx, accountId)
    await forgetEnquiriesOf(tx, email)
    await forgetSubscriber(tx, { email, keepsNewsletter })
    return left
  },
})
