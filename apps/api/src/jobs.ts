import type pg from 'pg'
import { breachEmail, emailBreach } from '#accounts/breaches/record-breach.ts'
import { forgetOldCodes } from '#accounts/codes/forget-old-codes.ts'
import { finishDeletions } from '#accounts/my-data/finish-deletions.ts'
import { forgetOldLinks } from '#accounts/my-data/forget-old-links.ts'
import { endDueBlocks } from '#accounts/people/block-customer.ts'
import { forgetOldRecords } from '#accounts/people/forget-old-records.ts'
import { forgetOldSecurityEvents } from '#accounts/security-events/forget-old-security-events.ts'
import { forgetOldSessions } from '#accounts/sessions/forget-old-sessions.ts'
import { sealAudit } from '#audit/seal-audit.ts'
import { type SealStore, storeSeals } from '#audit/store-seals.ts'
import { forgetOldLines } from '#cart/retention/forget-old-lines.ts'
import { foldShelfCounts } from '#catalog/browse/fold-shelf-counts.ts'
import { goodsRuleBegins } from '#catalog/goods-rules/add-goods-rule.ts'
import { beginGoodsRule } from '#catalog/goods-rules/begin-goods-rule.ts'
import { applyImport, importConfirmed } from '#catalog/imports/apply-import.ts'
import { forgetOldImports } from '#catalog/imports/forget-old-imports.ts'
import { importSent, planImport } from '#catalog/imports/plan-import.ts'
import { mergeListingCounts } from '#catalog/listings/merge-listing-counts.ts'
import { emailLowStock, reportSoldOut } from '#catalog/own-stock/report-stock.ts'
import { firstProductPublished } from '#catalog/product-events.ts'
import { forgetOldReports } from '#catalog/reports/forget-old-reports.ts'
import { deleteOldSearches } from '#catalog/search/log/delete-old-searches.ts'
import { followWindow } from '#catalog/window/change-window.ts'
import { forgetOldEnquiries } from '#content/enquiries/forget-old-enquiries.ts'
import { forwardEnquiries } from '#content/enquiries/forward-enquiries.ts'
import { forgetUnconfirmed } from '#content/newsletter/forget-unconfirmed.ts'
import { mergeShopSums } from '#ledger/merge-shop-sums.ts'
import type { PictureStore } from '#media/pictures/picture-store.ts'
import {
  forgetUnclaimedUploads,
  removePicture,
  removeUpload,
} from '#media/uploads/forget-unclaimed-uploads.ts'
import { sendEmail } from '#notifications/enqueue-email.ts'
import { deliverAndNote, forgetOldEmails } from '#notifications/sent-emails/sent-emails.ts'
import { shopNewsEmail } from '#notifications/shop-news/add-shop-news.ts'
import { followDeadlines } from '#orders/deadlines/follow-deadlines.ts'
import { escalateDueDisputes } from '#orders/disputes/escalate-dispute.ts'
import {
  emailOrderMoved,
  emailOrdersPaid,
  emailPaymentReminder,
  emailRefundDue,
  emailUnfulfilledOrders,
} from '#orders/emails/email-customer.ts'
import { emailParcelNotice } from '#orders/emails/email-parcel-notice.ts'
import { emailShopNews } from '#orders/emails/email-shop-news.ts'
import { parcelNotice } from '#orders/emails/parcel-notice.ts'
import { paymentReminder, planPaymentReminder } from '#orders/emails/payment-reminder-email.ts'
import { forgetOldOrders } from '#orders/forgetting/take-names-out.ts'
import { forgetOldPhotos } from '#orders/parcels/parcel-photos.ts'
import {
  orderMoved,
  orderPartRefundDue,
  orderRefundDue,
  ordersPaid,
  ordersUnfulfilled,
  ordersWaiting,
} from '#orders/steps/events.ts'
import { catchUpOnPayments } from '#payments/catch-up-on-payments.ts'
import { sendAnswer, sendChargebackAnswer } from '#payments/chargebacks/answers/answer-chargeback.ts'
import { findChargebacks } from '#payments/chargebacks/find-chargebacks.ts'
import { checkDuePayments } from '#payments/check-due-payments.ts'
import { expireUnpaid } from '#payments/expire-unpaid.ts'
import { forgetOldEvents } from '#payments/provider-events/forget-old-events.ts'
import { processEvent, processMissedEvents } from '#payments/provider-events/process-event.ts'
import { processProviderEvent } from '#payments/provider-events/store-provider-event.ts'
import { refundOrder, refundPart } from '#payments/refunds/refund-order.ts'
import { sendRefund } from '#payments/refunds/request-refund.ts'
import { sendDueRefunds, sendRequestedRefund } from '#payments/refunds/send-refunds.ts'
import { sweepRateLimits } from '#platform/http/rate-limits.ts'
import { forgetFailedJobs } from '#platform/jobs/forget-jobs.ts'
import { atStart, everyTime, type Handler, handle, on } from '#platform/jobs/handlers.ts'
import type { Log } from '#platform/log.ts'
import type { Secrets } from '#platform/secrets.ts'
import type { LineStore } from '#privacy/erasures/line-store.ts'
import { erasureRecorded, storeErasures } from '#privacy/erasures/store-erasures.ts'
import type { DeliverEmail } from '#providers/email/email.ts'
import type { PaymentProvider } from '#providers/paystack/payment-provider.ts'
import { settlePhotos, settleReviewPhotos } from '#reviews/moderation/settle-photos.ts'
import {
  announcementEmail,
  emailAnnouncement,
  sendDueAnnouncements,
} from '#shops/announcements/send-announcements.ts'
import { closeDueShops } from '#shops/closing/close-due-shops.ts'
import { forgetOldCommands } from '#shops/commands/run-once.ts'
import { recordFirstListing } from '#shops/first-steps/record-first-listing.ts'
import { remindOfHolidayEnd } from '#shops/holidays/remind-of-holiday-end.ts'
import { forgetOldDocuments } from '#shops/review/own-documents.ts'
import { reopenShops } from '#shops/review/reopen-shops.ts'
import { shopApproved } from '#shops/shop-events.ts'
import { notifyOfTerms } from '#shops/terms/notify-of-terms.ts'
import { emailLastSeal } from '#staff/members/email-last-seal.ts'
import { suspendUnseen } from '#staff/members/suspend-unseen.ts'
import { carryOutResets } from '#staff/resets/carry-out-resets.ts'
import { priceAnnounced } from '#subscriptions/announce-price.ts'
import { beginTrial } from '#subscriptions/begin-trial.ts'
import { billSubscriptions } from '#subscriptions/bill-subscriptions.ts'
import { emailPriceChange, emailSubscribers, priceEmail } from '#subscriptions/email-subscribers.ts'
import { emailTrialEnding, trialEndingEmail } from '#subscriptions/trial-ending-email.ts'
import { remindOfWork } from '#worklist/remind-of-work.ts'
import { createAccountData } from './account-data.ts'
import { createShopData } from './shop-data.ts'
import type { Db } from './tables.ts'

type Parts = {
  pool: pg.Pool
  db: Db
  deliverEmail: DeliverEmail
  /** The base of links in emails. */
  publicUrl: string
  /** ADMIN-01: the base of links in emails to staff. */
  adminUrl: string
  payments: PaymentProvider
  pictures: PictureStore
  /** PRIV-11, ADMIN-48: where erasures and seals are written down. */
  lines: LineStore & SealStore
  secrets: Secrets
  log: Log
}

/** All jobs: what runs when, and which event each listener handles. */
export const listHandlers = ({
  pool,
  db,
  deliverEmail,
  publicUrl,
  adminUrl,
  payments,
  pictures,
  lines,
  secrets,
  log,
}: Parts): Handler[] => [
  handle(sendEmail, deliverAndNote({ db, deliverEmail })),
  on(ordersWaiting, 'email_customer', (news) => planPaymentReminder({ db }, news)),
  handle(paymentReminder, (waiting) => emailPaymentReminder({ db, publicUrl }, waiting)),
  on(ordersPaid, 'email_customer', (news) => emailOrdersPaid({ db, publicUrl }, news)),
  on(orderMoved, 'email_customer', (news) => emailOrderMoved({ db, publicUrl, secrets }, news)),
  handle(parcelNotice, (notice) => emailParcelNotice({ db, publicUrl, secrets }, notice)),
  handle(shopNewsEmail, (news) => emailShopNews({ db, publicUrl }, news)),
  on(orderRefundDue, 'email_customer', (news) => emailRefundDue({ db, publicUrl }, news)),
  on(ordersUnfulfilled, 'email_customer', (news) => emailUnfulfilledOrders({ db, publicUrl }, news)),
  on(orderRefundDue, 'refund_order', (news) => refundOrder({ db, log }, news)),
  on(orderPartRefundDue, 'refund_part', (news) => refundPart({ db, log }, news)),
  on(shopApproved, 'begin_trial', (news) => beginTrial({ db, publicUrl }, news)),
  on(firstProductPublished, 'begin_trial', (news) => beginTrial({ db, publicUrl }, news)),
  on(firstProductPublished, 'record_first_listing', (news) => recordFirstListing({ db }, news)),
  handle(trialEndingEmail, (trial) => emailTrialEnding({ db, publicUrl }, trial)),
  on(priceAnnounced, 'email_subscribers', (price) => emailSubscribers({ db }, price)),
  handle(announcementEmail, (receiver) => emailAnnouncement({ db, publicUrl }, receiver)),
  everyTime('* * * * *', 'send_due_announcements', () => sendDueAnnouncements({ db })),
  handle(priceEmail, (price) => emailPriceChange({ db, publicUrl }, price)),
  handle(processProviderEvent, (event) => processEvent({ db, log, payments }, event)),
  handle(sendChargebackAnswer, (answer) => sendAnswer({ db, log, payments, pictures }, answer)),
  handle(sendRefund, (refund) => sendRequestedRefund({ db, log, payments }, refund)),
  atStart('catch_up_on_payments', () => catchUpOnPayments({ db, log, payments })),
  everyTime('* * * * *', 'check_due_payments', () => checkDuePayments({ db, log, payments })),
  everyTime('* * * * *', 'expire_unpaid', () => expireUnpaid({ db, log, payments })),
  everyTime('* * * * *', 'process_missed_events', () => processMissedEvents({ db, log, payments })),
  everyTime('* * * * *', 'send_refunds', () => sendDueRefunds({ db, log, payments })),
  handle(goodsRuleBegins, (rule) => beginGoodsRule({ db, publicUrl }, rule)),
  handle(importSent, (sent) => planImport({ db }, sent)),
  handle(importConfirmed, (confirmed) => applyImport({ db }, confirmed)),
  everyTime('15 4 * * *', 'forget_old_imports', () => forgetOldImports({ db })),
  everyTime('30 4 * * *', 'forget_old_reports', () => forgetOldReports({ db })),
  everyTime('* * * * *', 'report_sold_out', () => reportSoldOut({ db })),
  everyTime('0 7 * * *', 'email_low_stock', () => emailLowStock({ db, publicUrl })),
  everyTime('25 4 * * *', 'forget_old_photos', () => forgetOldPhotos({ db })),
  everyTime('*/5 * * * *', 'follow_deadlines', () => followDeadlines({ db, log })),
  everyTime('*/5 * * * *', 'escalate_disputes', () => escalateDueDisputes({ db, publicUrl, log })),
  everyTime('*/15 * * * *', 'find_chargebacks', () => findChargebacks({ db, log, payments })),
  everyTime('15 * * * *', 'bill_subscriptions', () => billSubscriptions({ db, publicUrl, log })),
  everyTime('25 * * * *', 'close_due_shops', () =>
    closeDueShops({ db, publicUrl, log, ...createShopData({ db }) }),
  ),
  everyTime('0 * * * *', 'seal_audit', () => sealAudit({ db, secrets, log })),
  everyTime('3 * * * *', 'store_seals', () => storeSeals({ db, secrets, log, seals: lines })),
  everyTime('6 * * * *', 'email_last_seal', () => emailLastSeal({ db, adminUrl })),
  everyTime('*/5 * * * *', 'reopen_shops', () =>
    reopenShops({ db, publicUrl, log, ...createShopData({ db }) }),
  ),
  everyTime('40 3 * * *', 'forget_old_documents', () => forgetOldDocuments({ db })),
  everyTime('*/5 * * * *', 'remind_of_work', () => remindOfWork({ db, adminUrl })),
  everyTime('20 3 * * *', 'suspend_unseen_staff', () => suspendUnseen({ db })),
  everyTime('*/5 * * * *', 'reset_staff_factors', () => carryOutResets({ db, adminUrl })),
  everyTime('10 * * * *', 'remind_of_holiday_end', () => remindOfHolidayEnd({ db, publicUrl })),
  everyTime('45 * * * *', 'notify_of_terms', () => notifyOfTerms({ db, publicUrl })),
  everyTime('*/10 * * * *', 'sweep_rate_limits', () => sweepRateLimits(pool)),
  everyTime('2 * * * *', 'forget_old_searches', () => deleteOldSearches({ db })),
  everyTime('* * * * *', 'follow_window', () => followWindow({ db })),
  everyTime('* * * * *', 'fold_shelf_counts', () => foldShelfCounts({ db })),
  everyTime('* * * * *', 'merge_listing_counts', () => mergeListingCounts({ db })),
  everyTime('* * * * *', 'merge_shop_sums', () => mergeShopSums({ db })),
  everyTime('5 * * * *', 'forget_old_codes', () => forgetOldCodes({ db })),
  everyTime('35 * * * *', 'forget_old_sessions', () => forgetOldSessions({ db })),
  everyTime('40 * * * *', 'forget_old_security_events', () => forgetOldSecurityEvents({ db })),
  everyTime('10 3 * * *', 'forget_old_records', () => forgetOldRecords({ db })),
  everyTime('20 3 * * *', 'forget_unconfirmed', () => forgetUnconfirmed({ db })),
  everyTime('50 3 * * *', 'forget_old_lines', () => forgetOldLines({ db })),
  everyTime('50 * * * *', 'forward_enquiries', () => forwardEnquiries({ db })),
  everyTime('30 * * * *', 'finish_deletions', () =>
    finishDeletions({ db, log, ...createAccountData({ db, secrets }) }),
  ),
  everyTime('*/5 * * * *', 'end_due_blocks', () => endDueBlocks({ db })),
  handle(breachEmail, (person) => emailBreach({ db }, person)),
  handle(erasureRecorded, () => storeErasures({ db, lines })),
  everyTime('12 * * * *', 'store_erasures_again', () => storeErasures({ db, lines })),
  everyTime('40 3 * * *', 'forget_old_orders', () => forgetOldOrders({ db })),
  everyTime('45 3 * * *', 'forget_old_emails', () => forgetOldEmails({ db })),
  everyTime('55 * * * *', 'forget_old_links', () => forgetOldLinks({ db })),
  everyTime('55 3 * * *', 'forget_failed_jobs', () => forgetFailedJobs({ db })),
  everyTime('5 4 * * *', 'forget_old_enquiries', () => forgetOldEnquiries({ db })),
  handle(removePicture, (gone) => removeUpload({ db, pictures }, gone)),
  handle(settleReviewPhotos, (review) => settlePhotos({ db, pictures }, review)),
  everyTime('35 3 * * *', 'forget_unclaimed_uploads', () => forgetUnclaimedUploads({ db })),
  everyTime('10 4 * * *', 'forget_old_commands', () => forgetOldCommands({ db })),
  everyTime('20 4 * * *', 'forget_old_events', () => forgetOldEvents({ db })),
]
