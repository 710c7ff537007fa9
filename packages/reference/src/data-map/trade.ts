import type { MappedTables } from './mapped-table.ts'

const OF_THE_SHOP = 'The shop wrote it about its own work; what concerns you is in your order.'

/** Orders, parcels, complaints and money. */
export const TRADE_TABLES: MappedTables = {
  checkouts: {
    topic: 'orders',
    pseudonym: 'id account_id',
    none: 'request_key request_hash contents_hash sources placed_at replaced_at has_earlier adult_at',
  },
  orders: {
    topic: 'orders',
    pseudonym: 'id checkout_id account_id',
    none: 'shop_id shop_name status items_kobo delivery_fee_kobo service_fee_kobo total_kobo delivery_type delivery_state days_from days_to placed_at held_until released_at replaced_at delivered_at held_at kept_fee_kobo forgotten_at',
    personal: 'street city delivery_notes receiver_name receiver_phone',
    exported: { as: 'orders' },
  },
  order_lines: {
    topic: 'orders',
    pseudonym: 'order_id',
    none: 'position product_id variant_id option_id add_ons name choices picture_key category quantity unit_kobo line_kobo return_policy return_days cart_line_id',
  },
  order_moves: {
    topic: 'orders',
    pseudonym: 'id order_id',
    none: 'from_status to_status actor moved_at',
    personal: 'note',
    exported: { as: 'orderMoves' },
  },
  parcels: {
    topic: 'orders',
    pseudonym: 'id order_id',
    none: 'shop_id status paid_at promise_hours due_at cancels_at late_at late_offered_at asked_at answered_at paused_seconds carrier waybill arrives_by closes_at reminders proof cancel_reason counts_against_shop return_reason',
    personal: 'question photo_key',
    exported: { as: 'orders' },
  },
  parcel_moves: {
    topic: 'orders',
    pseudonym: 'id parcel_id account_id',
    none: 'from_status to_status actor phone_time moved_at',
    personal: 'note',
    exported: { leftOut: OF_THE_SHOP },
  },
  delivery_codes: {
    topic: 'orders',
    pseudonym: 'parcel_id',
    none: 'tries locked_until',
    sensitive: 'salt',
    exported: {
      leftOut: 'Your delivery code is made from it: until the parcel is yours it is on the order’s page.',
    },
  },
  address_reads: { topic: 'orders', pseudonym: 'parcel_id account_id', none: 'read_at' },
  stock_holds: {
    topic: 'orders',
    pseudonym: 'order_id account_id',
    none: 'position product_id variant_id option_id quantity cart_line_id held_at kobo',
    personal: 'network',
    exported: { leftOut: 'Lasts half an hour, until the order is paid or lapses.' },
  },
  disputes: {
    topic: 'complaints',
    pseudonym: 'id order_id',
    none: 'kind opened_at outcome closed_at escalated_at escalated_by held_until refunded_kobo',
    personal: 'reason answer',
    exported: { as: 'disputes' },
  },
  dispute_messages: {
    topic: 'complaints',
    pseudonym: 'id dispute_id staff_id',
    none: 'author asks sent_at',
    personal: 'words',
    exported: { as: 'disputes' },
  },
  dispute_photos: {
    topic: 'complaints',
    pseudonym: 'message_id',
    none: 'position',
    personal: 'key',
    exported: {
      leftOut: 'Pictures of both sides; you see them in the order’s complaint until they are deleted.',
    },
  },
  dispute_decisions: {
    topic: 'complaints',
    pseudonym: 'id dispute_id staff_id',
    none: 'round outcome amount_kobo shop_kobo refund_kobo credit_kobo with_return way_borne_by decided_at',
    personal: 'words',
    exported: { as: 'disputes' },
  },
  dispute_appeals: {
    topic: 'complaints',
    pseudonym: 'dispute_id',
    none: 'appealed_by appealed_at',
    personal: 'words',
    exported: { as: 'disputes' },
  },
  dispute_lines: { topic: 'complaints', pseudonym: 'dispute_id order_id', none: 'position' },
  dispute_decision_lines: { topic: 'complaints', pseudonym: 'decision_id', none: 'position quantity' },
  dispute_limits: { topic: null, none: 'name limit_kobo' },
  chargeback_answers: {
    topic: 'payments',
    pseudonym: 'chargeback_id staff_id',
    none: 'answer amount_kobo words answered_at sent_at',
  },
  payments: {
    topic: 'payments',
    pseudonym: 'id reference account_id checkout_id provider_id',
    none: 'amount_kobo currency status captured_kobo provider_fee_kobo paid_at started_at closed_at check_at checks reported_at confirming_since watch_at',
    personal: 'channel',
    sensitive: 'authorization_url',
    exported: { as: 'payments' },
  },
  payment_orders: { topic: 'payments', pseudonym: 'payment_id order_id', none: 'amount_kobo' },
  refunds: {
    topic: 'payments',
    pseudonym: 'id payment_id order_id provider_id key',
    none: 'amount_kobo reason status requested_at closed_at check_at sent_at takes_from',
  },
  refund_closings: {
    topic: 'payments',
    pseudonym: 'refund_id staff_id',
    none: 'reason closed_at',
  },
  chargebacks: {
    topic: 'payments',
    pseudonym: 'id payment_id provider_id',
    none: 'provider_status reason amount_kobo status due_at opened_at closed_at taken_kobo taken_at returned_at check_at',
  },
  chargeback_orders: { topic: 'payments', pseudonym: 'chargeback_id order_id', none: 'amount_kobo' },
  provider_events: {
    topic: 'payments',
    pseudonym: 'id subject reference',
    none: 'event received_at processed_at',
    personal: 'body',
    exported: {
      leftOut: 'Messages of the payment provider, kept for three months; your payments are listed.',
    },
  },
  ledger_journals: { topic: 'payments', pseudonym: 'id key', none: 'kind booked_at' },
  ledger_entries: {
    topic: 'shopMoney',
    pseudonym: 'journal_id shop_id order_id',
    none: 'position account kobo',
  },
  order_sums: {
    topic: 'shopMoney',
    pseudonym: 'shop_id order_id',
    none: 'kobo delivered_at returnable_until',
  },
  shop_sums: { topic: 'shopMoney', pseudonym: 'shop_id', none: 'kobo orders is_merged' },
  invoices: {
    topic: 'shopMoney',
    pseudonym: 'id shop_id',
    none: 'number tier period_from period_to due_at issued_at status paid_at',
  },
  invoice_lines: { topic: 'shopMoney', pseudonym: 'invoice_id shop_id', none: 'position what amount_kobo' },
  subscriptions: {
    topic: 'shopMoney',
    pseudonym: 'shop_id',
    none: 'tier period status trial_started_at trial_ends_at period_ends_at ended_at next_tier next_period is_ending resumed_at',
  },
  price_emails: { topic: 'shopMoney', pseudonym: 'shop_id', none: 'tier valid_from' },
  subscription_prices: { topic: null, none: 'tier valid_from monthly_kobo announced_at' },
  commission_rates: { topic: null, none: 'has_package category valid_from rate_bps announced_at' },
  individual_rates: { topic: null, none: 'valid_from rate_bps announced_at' },
}
