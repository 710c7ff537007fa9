// Made by `npm run tables` from the migrations. A test fails when it no longer fits the database.
import type {
  AccountBlockId,
  AccountId,
  AccountNoteId,
  AccountRecordId,
  AccountRevealId,
  AddOnId,
  AnnouncementId,
  BannerId,
  BreachDecisionId,
  BreachId,
  CartLineId,
  ChargebackId,
  CheckoutId,
  ConsentId,
  ContactMessageId,
  DataRequestId,
  DisputeDecisionId,
  DisputeId,
  DisputeMessageId,
  EnquiryEntryId,
  FeaturedPlaceId,
  GoodsReportId,
  ImportId,
  InvoiceId,
  LedgerJournalId,
  LogisticsApplicationId,
  OptionId,
  OrderId,
  OrderMoveId,
  ParcelId,
  ParcelMoveId,
  PaymentId,
  ProductId,
  ProductMoveId,
  ProviderEventId,
  QuestionId,
  RefundId,
  ReviewId,
  SecurityEventId,
  SessionId,
  ShopDecisionId,
  ShopDocumentId,
  ShopId,
  ShopNewsId,
  StaffChallengeId,
  StaffFactorResetId,
  StaffFailureId,
  StaffInvitationId,
  StaffMemberId,
  StaffProposalId,
  StaffSessionId,
  StandingAppealId,
  StockCountId,
  StockMoveId,
  SupportViewId,
  SynonymProposalId,
  TermsAcceptanceId,
  VariantId,
} from '@ahia/contracts/ids'
import type { Kobo } from '@ahia/money/kobo'
import type { Generated, Kysely, Transaction } from 'kysely'
import type { Database, ReadOnly } from '#platform/database/database.ts'

export type Tables = {
  account_blocks: {
    id: AccountBlockId
    account_id: AccountId
    reason: 'FRAUD' | 'ABUSE' | 'STOLEN_ACCOUNT' | 'LEGAL_ORDER'
    words: string
    ends_at: Date | null
    review_at: Date | null
    blocked_by: StaffMemberId
    blocked_at: Generated<Date>
    ended_by: StaffMemberId | null
    ended_at: Date | null
  }
  account_deletions: {
    account_id: AccountId
    requested_at: Generated<Date>
    due_at: Generated<Date>
    keeps_newsletter: boolean
    request_id: string
    finished_at: Date | null
  }
  account_notes: {
    id: AccountNoteId
    account_id: AccountId
    staff_id: StaffMemberId
    words: string
    written_at: Generated<Date>
  }
  account_records: {
    id: AccountRecordId
    kind: 'PASSWORD_RESET' | 'DATA_EXPORTED' | 'ACCOUNT_DELETED'
    account_id: AccountId
    request_id: string
    recorded_at: Generated<Date>
    hour: Generated<Date>
  }
  account_reveals: {
    id: AccountRevealId
    account_id: AccountId
    staff_id: StaffMemberId
    fields: string[]
    reason: 'CUSTOMER_ASKED' | 'ORDER_PROBLEM' | 'DATA_REQUEST' | 'FRAUD_CHECK' | 'LEGAL_ORDER'
    revealed_at: Generated<Date>
  }
  accounts: {
    id: AccountId
    kind: 'CUSTOMER' | 'SHOP' | 'STAFF'
    email: string | null
    password_hash: string | null
    status: Generated<'ACTIVE' | 'SUSPENDED' | 'DELETED'>
    created_at: Generated<Date>
    deleted_at: Date | null
    restricted_at: Date | null
  }
  add_ons: {
    id: AddOnId
    product_id: ProductId
    position: number
    name: string
    price_kobo: Kobo
    max_quantity: number
  }
  address_reads: {
    parcel_id: ParcelId
    account_id: AccountId
    read_at: Generated<Date>
  }
  announcement_shops: {
    announcement_id: AnnouncementId
    shop_id: ShopId
    emailed_at: Date | null
  }
  announcements: {
    id: AnnouncementId
    kind: 'NEWS' | 'TERMS' | 'PRICES'
    to_group: 'ALL' | 'PACKAGE' | 'STATE'
    group_value: string | null
    subject: string
    words: string
    sends_at: Date
    holds_from: Date | null
    state: Generated<'DRAFT' | 'PLANNED' | 'SENT' | 'CANCELLED' | 'TOO_LATE'>
    version: Generated<number>
    made_by: StaffMemberId
    made_at: Generated<Date>
    changed_by: StaffMemberId | null
    agreed_by: StaffMemberId | null
    sent_at: Date | null
  }
  audit_emailed_seals: {
    day: Date
    sequence: number
    emailed_at: Generated<Date>
  }
  audit_entries: {
    sequence: number
    happened_at: Date
    actor_kind: 'STAFF' | 'SHOP' | 'CUSTOMER' | 'MARKET'
    actor_id: string | null
    role: string | null
    session_id: string | null
    network: string | null
    request_id: string | null
    act: string
    subjects: string[]
    fields: Generated<string[]>
    reason: string | null
    previous_hash: Buffer
    hash: Buffer
  }
  audit_head: {
    is_only: Generated<boolean>
    sequence: number
    hash: Buffer
  }
  audit_seals: {
    sequence: number
    hash: Buffer
    signature: Buffer
    sealed_at: Generated<Date>
  }
  audit_stored_seals: {
    sequence: number
    stored_at: Generated<Date>
  }
  banners: {
    id: BannerId
    place: 'HERO_1' | 'HERO_2' | 'SELLER_1' | 'SELLER_2'
    picture_key: string
    alt: string
    path: string
    begins_at: Date
    ends_at: Date
    created_at: Generated<Date>
    created_by: StaffMemberId | null
    withdrawn_at: Date | null
  }
  breach_decisions: {
    id: BreachDecisionId
    breach_id: BreachId
    staff_id: StaffMemberId
    decision: 'RECORDED' | 'REPORTED' | 'NO_RISK' | 'EMAILED' | 'NO_HIGH_RISK'
    words: string
    decided_at: Generated<Date>
  }
  breach_people: {
    breach_id: BreachId
    account_id: AccountId
    emailed_at: Date | null
  }
  breaches: {
    id: BreachId
    title: string
    words: string
    affects: 'EVERYBODY' | 'SIGNED_IN' | 'SHOP_CUSTOMERS'
    shop_id: string | null
    began_at: Date
    ended_at: Date
    found_at: Date
    due_at: Date
    recorded_by: StaffMemberId
    commission_at: Date | null
    commission_decision: 'REPORTED' | 'NO_RISK' | null
    people_at: Date | null
    people_decision: 'EMAILED' | 'NO_HIGH_RISK' | null
  }
  cart_lines: {
    id: CartLineId
    account_id: AccountId
    product_id: ProductId
    variant_id: string | null
    option_id: string | null
    add_ons: Generated<unknown>
    choice_hash: Buffer
    quantity: number
    price_kobo: Kobo
    added_at: Generated<Date>
    removed_at: Date | null
  }
  chargeback_answers: {
    chargeback_id: ChargebackId
    answer: 'ACCEPT' | 'DECLINE'
    amount_kobo: Kobo
    words: string
    staff_id: StaffMemberId
    answered_at: Generated<Date>
    sent_at: Date | null
  }
  chargeback_orders: {
    chargeback_id: ChargebackId
    order_id: string
    amount_kobo: Kobo
  }
  chargebacks: {
    id: ChargebackId
    payment_id: PaymentId
    provider_id: string | null
    provider_status: string
    reason: string
    amount_kobo: Kobo
    status: Generated<'OPEN' | 'WON' | 'LOST'>
    due_at: Date | null
    opened_at: Generated<Date>
    closed_at: Date | null
    taken_kobo: Kobo | null
    taken_at: Date | null
    returned_at: Date | null
    check_at: Date | null
  }
  checkouts: {
    id: CheckoutId
    account_id: AccountId
    request_key: string | null
    request_hash: Buffer
    contents_hash: Buffer
    sources: string[]
    placed_at: Generated<Date>
    replaced_at: Date | null
    has_earlier: Generated<boolean>
    adult_at: Date | null
  }
  code_emails: {
    kind: 'CUSTOMER' | 'SHOP' | 'STAFF'
    email: string
    purpose: 'SIGNUP' | 'RESET'
    content: 'CODE' | 'LINK' | 'NOTICE' | 'NOTHING'
    sent_at: Generated<Date>
    is_known_device: Generated<boolean>
  }
  codes: {
    kind: 'CUSTOMER' | 'SHOP' | 'STAFF'
    email: string
    purpose: 'SIGNUP' | 'RESET'
    code_hash: Buffer | null
    link_hash: Buffer | null
    guesses_left: number
    expires_at: Date
    link_expires_at: Date | null
  }
  commission_rates: {
    has_package: boolean
    category:
      | 'FOOD'
      | 'HEALTH'
      | 'GROCERY'
      | 'HOUSEHOLD'
      | 'SPA'
      | 'PET'
      | 'TECH'
      | 'WARDROBE'
      | 'ORGANIC'
      | 'JEWELRY'
      | 'GARDEN'
      | 'AUTOMOTIVES'
    valid_from: Date
    rate_bps: number
    announced_at: Generated<Date>
  }
  consents: {
    id: ConsentId
    account_id: AccountId | null
    email: string | null
    purpose: 'NEWSLETTER' | 'GENDER' | 'MODEL_WORDING' | 'DISPUTE_PICTURES'
    words: string
    words_version: string
    given_at: Generated<Date>
    given_how: 'PROFILE' | 'EMAIL_LINK' | 'DISPUTE'
    withdrawn_at: Date | null
    withdrawn_how: 'PROFILE' | 'EMAIL_LINK' | 'DISPUTE' | 'RESTRICTION' | null
  }
  contact_messages: {
    id: ContactMessageId
    fingerprint: Buffer
    day: Date
    name: string
    email: string
    subject: string
    message: string
    sent_at: Generated<Date>
    forwarded_at: Date | null
    state: Generated<'OPEN' | 'ANSWERED' | 'CLOSED' | 'SPAM'>
    version: Generated<number>
    waits_since: Generated<Date>
    changed_by: StaffMemberId | null
    order_id: OrderId | null
    shop_id: ShopId | null
  }
  customer_profiles: {
    account_id: AccountId
    name: string | null
    phone: string | null
    gender: 'MALE' | 'FEMALE' | 'OTHER' | null
    street: string | null
    city: string | null
    state: string | null
    country: string | null
  }
  data_requests: {
    id: DataRequestId
    account_id: AccountId | null
    kind: 'ACCESS' | 'CORRECTION' | 'ERASURE' | 'OBJECTION' | 'PORTABILITY' | 'RESTRICTION'
    source: 'PROFILE' | 'EMAIL' | 'POST'
    contact: string | null
    words: string | null
    identity: 'SIGNED_IN' | 'EMAIL_ANSWERED' | 'DOCUMENT_SEEN' | null
    received_at: Generated<Date>
    due_at: Generated<Date>
    state: Generated<'OPEN' | 'DONE' | 'REFUSED'>
    reason: 'IDENTITY_UNKNOWN' | 'LAW_KEEPS_IT' | 'ALREADY_DONE' | 'EXCESSIVE' | 'NOT_OURS' | null
    answer: string | null
    decided_by: StaffMemberId | null
    decided_at: Date | null
  }
  delivery_codes: {
    parcel_id: ParcelId
    salt: Generated<string>
    tries: Generated<number>
    locked_until: Date | null
  }
  delivery_fees: {
    state: 'ENUGU' | 'LAGOS' | 'ABUJA' | 'PORT HARCOURT' | 'EDO'
    near_kobo: Kobo
    near_days_from: number
    near_days_to: number
    far_kobo: Kobo
    far_days_from: number
    far_days_to: number
    valid_from: Date
    announced_at: Generated<Date>
  }
  dispute_appeals: {
    dispute_id: DisputeId
    appealed_by: 'CUSTOMER' | 'SHOP'
    words: string
    appealed_at: Generated<Date>
  }
  dispute_decision_lines: {
    decision_id: DisputeDecisionId
    position: number
    quantity: number
  }
  dispute_decisions: {
    id: DisputeDecisionId
    dispute_id: DisputeId
    round: number
    outcome: 'REFUNDED' | 'PART' | 'REPLACED' | 'TURNED_DOWN'
    amount_kobo: Kobo
    shop_kobo: Kobo
    refund_kobo: Kobo
    credit_kobo: Generated<Kobo>
    with_return: boolean
    way_borne_by: 'CUSTOMER' | 'SHOP' | 'MARKET' | null
    words: string
    staff_id: StaffMemberId | null
    decided_at: Generated<Date>
  }
  dispute_limits: {
    name: string
    limit_kobo: Kobo
  }
  dispute_lines: {
    dispute_id: DisputeId
    order_id: string
    position: number
  }
  dispute_messages: {
    id: DisputeMessageId
    dispute_id: DisputeId
    author: 'CUSTOMER' | 'SHOP' | 'STAFF'
    staff_id: StaffMemberId | null
    asks: 'CUSTOMER' | 'SHOP' | null
    words: string
    sent_at: Generated<Date>
  }
  dispute_photos: {
    message_id: DisputeMessageId
    position: number
    key: string
  }
  disputes: {
    id: DisputeId
    order_id: OrderId
    kind: 'PROBLEM' | 'RETURN'
    reason: string
    opened_at: Generated<Date>
    outcome: 'REFUNDED' | 'PART' | 'REPLACED' | 'TURNED_DOWN' | null
    answer: string | null
    closed_at: Date | null
    escalated_at: Date | null
    escalated_by: 'CUSTOMER' | 'SHOP' | 'MARKET' | null
    held_until: Generated<Date>
    refunded_kobo: Generated<Kobo>
  }
  enquiry_entries: {
    id: EnquiryEntryId
    message_id: ContactMessageId | null
    application_id: LogisticsApplicationId | null
    enquiry_id: Generated<string>
    kind: 'REPLY' | 'RECEIVED' | 'CLOSED' | 'SPAM' | 'OPENED' | 'LINKED'
    words: string | null
    staff_id: StaffMemberId
    happened_at: Generated<Date>
  }
  erasure_store: {
    is_only: Generated<boolean>
    id: Generated<string>
  }
  erasures: {
    number: number
    account_id: string
    erased_at: Generated<Date>
    stored_at: Date | null
  }
  event_listeners: {
    event: string
    task: string
  }
  export_links: {
    key_hash: Buffer
    account_id: AccountId
    sent_at: Generated<Date>
    expires_at: Generated<Date>
  }
  featured_places: {
    id: FeaturedPlaceId
    product_id: ProductId
    begins_at: Generated<Date>
    ends_at: Date | null
    position: Generated<number>
    why: 'CHOSEN' | 'PACKAGE'
    created_at: Generated<Date>
    created_by: StaffMemberId | null
  }
  followed_shops: {
    account_id: AccountId
    shop_id: ShopId
    followed_at: Generated<Date>
  }
  goods_reports: {
    id: GoodsReportId
    product_id: ProductId
    review_id: string | null
    reporter: Buffer
    source: Buffer
    reason:
      | 'SAFETY'
      | 'COUNTERFEIT'
      | 'PROHIBITED'
      | 'MISLEADING'
      | 'PERSONAL'
      | 'OFFENSIVE'
      | 'FAKE_REVIEW'
      | 'OTHER'
    words: string | null
    reported_at: Generated<Date>
    closed_at: Date | null
    closed_by: StaffMemberId | null
    outcome: 'NOTHING_WRONG' | 'TAKEN_DOWN' | 'WORDS_HIDDEN' | null
  }
  grants: {
    id: string
    kind: 'CUSTOMER' | 'SHOP' | 'STAFF'
    email: string
    purpose: 'SIGNUP' | 'RESET'
    account_id: AccountId | null
    expires_at: Date
    finished_at: Date | null
  }
  import_columns: {
    shop_id: ShopId
    heading: string
    means:
      | 'ID'
      | 'SKU'
      | 'PRICE'
      | 'AVAILABLE'
      | 'LOW_STOCK'
      | 'TITLE'
      | 'SUBTITLE'
      | 'CATEGORY'
      | 'DESCRIPTION'
      | 'CHOICE'
      | null
  }
  import_rows: {
    import_id: ImportId
    line: number
    cells: string[]
    outcome: 'NEW' | 'CHANGED' | 'SAME' | 'WRONG'
    column_name: string | null
    reason: string | null
    sellable_id: string | null
    item: string | null
    version: number | null
    old_price_kobo: Kobo | null
    new_price_kobo: Kobo | null
    is_odd: Generated<boolean>
    old_stock: number | null
    new_stock: number | null
    old_low: number | null
    new_low: number | null
    result: 'DONE' | 'SKIPPED' | null
    draft: unknown | null
  }
  imports: {
    id: ImportId
    shop_id: ShopId
    account_id: AccountId | null
    state: Generated<'READING' | 'MATCHING' | 'PLANNED' | 'APPLYING' | 'DONE' | 'REFUSED'>
    file_name: string
    file: Buffer | null
    refused: string | null
    header: Generated<string[]>
    delimiter: Generated<',' | ';' | '	'>
    plan_hash: string | null
    applies_odd: Generated<boolean>
    created_at: Generated<Date>
    means: Generated<string[]>
    examples: Generated<string[]>
    is_matched: Generated<boolean>
  }
  individual_rates: {
    valid_from: Date
    rate_bps: number
    announced_at: Generated<Date>
  }
  invoice_lines: {
    invoice_id: string
    shop_id: string
    position: number
    what: 'SETUP' | 'SUBSCRIPTION' | 'ACCOUNT_MANAGEMENT'
    amount_kobo: Kobo
  }
  invoices: {
    id: InvoiceId
    shop_id: ShopId
    number: Generated<number>
    tier: 'BASIC' | 'PREMIUM' | 'ELITE'
    period_from: Date
    period_to: Date
    due_at: Date
    issued_at: Generated<Date>
    status: Generated<'DUE' | 'PAID' | 'VOID'>
    paid_at: Date | null
  }
  job_workers: {
    name: string
    seen_at: Generated<Date>
    session_key: number | null
  }
  known_devices: {
    account_id: AccountId
    device_hash: Buffer
    last_used_at: Generated<Date>
  }
  ledger_entries: {
    journal_id: LedgerJournalId
    position: number
    account:
      | 'PROVIDER'
      | 'SHOP'
      | 'DELIVERY'
      | 'SERVICE'
      | 'COMMISSION'
      | 'PROVIDER_FEE'
      | 'OVERPAYMENT'
      | 'UNCLAIMED'
      | 'SUBSCRIPTION'
      | 'CHARGEBACK'
      | 'GOODWILL'
    shop_id: string | null
    order_id: string | null
    kobo: number
  }
  ledger_journals: {
    id: LedgerJournalId
    key: string
    kind:
      | 'SETTLEMENT'
      | 'UNCLAIMED'
      | 'REFUND'
      | 'REFUND_FAILED'
      | 'INVOICE'
      | 'CHARGEBACK'
      | 'CHARGEBACK_RETURNED'
      | 'APPEAL'
    booked_at: Generated<Date>
  }
  listing_appeals: {
    move_id: ProductMoveId
    words: string
    appealed_at: Generated<Date>
    answer: string | null
    answered_at: Date | null
    answered_by: StaffMemberId | null
  }
  listing_clearances: {
    product_id: ProductId
    rule_id: string
    words_hash: string
  }
  listing_counts: {
    shop_id: string
    status: string
    is_in_stock: boolean
    is_low: boolean
    products: number
    is_merged: Generated<boolean>
  }
  listing_rules: {
    id: string
    kind: 'PROHIBITED' | 'RESTRICTED' | 'REGISTRATION' | 'ADULTS' | 'RELISTED'
    sentence: string
    words: string[] | null
    category: string | null
    subcategories: string[] | null
    valid_from: Generated<Date>
    ended_at: Date | null
    proposal_id: StaffProposalId | null
  }
  logistics_applications: {
    id: LogisticsApplicationId
    fingerprint: Buffer
    day: Date
    company: string
    contact_name: string
    email: string
    phone: string
    states: string[]
    fleet: string
    sent_at: Generated<Date>
    forwarded_at: Date | null
    state: Generated<'OPEN' | 'ANSWERED' | 'CLOSED' | 'SPAM'>
    version: Generated<number>
    waits_since: Generated<Date>
    changed_by: StaffMemberId | null
    order_id: OrderId | null
    shop_id: ShopId | null
  }
  mailbox_messages: {
    message_id: string
    recipient: string
    subject: string
    text: string
    html: string
    headers: unknown
    sent_at: Generated<Date>
  }
  market_switches: {
    name: 'checkout' | 'sign-ups' | 'uploads' | 'read-only'
    is_stopped: Generated<boolean>
    version: Generated<number>
    changed_at: Date | null
    changed_by: StaffMemberId | null
  }
  merged_lines: {
    account_id: AccountId
    guest_line_id: string
    quantity: number
    merged_at: Generated<Date>
  }
  newsletter_emails: {
    token_hash: Buffer
    email: string
    sent_at: Generated<Date>
  }
  newsletter_subscribers: {
    email: string
    status: 'PENDING' | 'SUBSCRIBED' | 'UNSUBSCRIBED'
    requested_at: Generated<Date>
    emailed_at: Date | null
    confirmed_at: Date | null
    unsubscribed_at: Date | null
  }
  options: {
    id: OptionId
    variant_id: VariantId
    position: number | null
    value: string
    price_kobo: Kobo | null
    stock: Generated<number>
    version: Generated<number>
    low_stock: Generated<number>
    is_counted: Generated<boolean>
    retired_at: Date | null
  }
  order_lines: {
    order_id: OrderId
    position: number
    product_id: ProductId
    variant_id: string | null
    option_id: string | null
    add_ons: Generated<unknown>
    name: string
    choices: Generated<string[]>
    picture_key: string | null
    category: string
    quantity: number
    unit_kobo: Kobo
    line_kobo: Generated<Kobo>
    return_policy: 'NONE' | 'RETURN' | 'REFUND' | 'RETURN OR REFUND'
    return_days: number
    cart_line_id: string | null
  }
  order_moves: {
    id: OrderMoveId
    order_id: OrderId
    from_status: string | null
    to_status: string
    actor: 'CUSTOMER' | 'SHOP' | 'STAFF' | 'MARKET'
    note: string | null
    moved_at: Generated<Date>
  }
  order_steps: {
    from_status: string
    to_status: string
  }
  order_sums: {
    shop_id: string
    order_id: string
    kobo: Generated<number>
    delivered_at: Date | null
    returnable_until: Date | null
  }
  orders: {
    id: OrderId
    checkout_id: string
    account_id: AccountId
    shop_id: ShopId
    shop_name: string
    status: Generated<
      'PENDING' | 'PAID' | 'SHIPPED' | 'DELIVERED' | 'CANCELLED' | 'EXPIRED' | 'DISPUTED' | 'REFUNDED'
    >
    items_kobo: Kobo
    delivery_fee_kobo: Kobo
    service_fee_kobo: Kobo
    total_kobo: Generated<Kobo>
    delivery_type: 'DOORDELIVERY' | 'PICKUP'
    delivery_state: 'ENUGU' | 'LAGOS' | 'ABUJA' | 'PORT HARCOURT' | 'EDO'
    street: string | null
    city: string | null
    delivery_notes: string | null
    receiver_name: string | null
    receiver_phone: string | null
    days_from: number
    days_to: number
    placed_at: Generated<Date>
    held_until: Date
    released_at: Date | null
    replaced_at: Date | null
    delivered_at: Date | null
    held_at: Generated<Date | null>
    kept_fee_kobo: Generated<Kobo>
    forgotten_at: Date | null
  }
  parcel_moves: {
    id: ParcelMoveId
    parcel_id: ParcelId
    from_status: string | null
    to_status: string
    actor: 'CUSTOMER' | 'SHOP' | 'STAFF' | 'MARKET'
    account_id: AccountId | null
    note: string | null
    phone_time: Date | null
    moved_at: Generated<Date>
  }
  parcel_steps: {
    from_status: string
    to_status: string
  }
  parcels: {
    id: ParcelId
    order_id: OrderId
    shop_id: ShopId
    status: Generated<
      | 'NEW'
      | 'ACCEPTED'
      | 'WAITING_FOR_ADDRESS'
      | 'PACKED'
      | 'HANDED_OVER'
      | 'AT_POINT'
      | 'DELIVERED'
      | 'RETURNING'
      | 'RETURNED'
      | 'LOST'
      | 'CANCELLED'
    >
    paid_at: Date
    promise_hours: number | null
    due_at: Date
    cancels_at: Date
    late_at: Date | null
    late_offered_at: Date | null
    question: string | null
    asked_at: Date | null
    answered_at: Date | null
    paused_seconds: Generated<number>
    carrier: string | null
    waybill: string | null
    arrives_by: Date | null
    closes_at: Date | null
    reminders: Generated<number>
    proof: 'SHOPPER' | 'CODE' | 'QR' | 'POINT' | 'STAFF' | 'TIMER' | null
    cancel_reason:
      | 'SOLD_OUT'
      | 'DAMAGED'
      | 'WRONG_PRICE'
      | 'ADDRESS_INCOMPLETE'
      | 'SHOPPER_ASKED'
      | 'CANNOT_REACH'
      | 'OTHER'
      | 'LATE'
      | 'CUSTOMER'
      | 'MARKET'
      | null
    counts_against_shop: Generated<boolean>
    photo_key: string | null
    return_reason: 'NOBODY_THERE' | 'NOBODY_THERE_TWICE' | 'WRONG_ADDRESS' | 'REFUSED' | 'DAMAGED' | null
  }
  password_failures: {
    kind: 'CUSTOMER' | 'SHOP' | 'STAFF' | 'NETWORK' | 'DEVICE'
    subject: string
    failures: number
    failed_at: Date
    next_at: Date
  }
  payment_orders: {
    payment_id: PaymentId
    order_id: string
    amount_kobo: Kobo
  }
  payments: {
    id: PaymentId
    reference: string
    account_id: AccountId
    checkout_id: string
    amount_kobo: Kobo
    currency: Generated<string>
    status: Generated<'STARTED' | 'OPEN' | 'SETTLED' | 'UNCLAIMED' | 'FAILED'>
    authorization_url: string | null
    captured_kobo: Kobo | null
    provider_fee_kobo: Kobo | null
    channel: string | null
    provider_id: string | null
    paid_at: Date | null
    started_at: Generated<Date>
    closed_at: Date | null
    check_at: Date | null
    checks: Generated<number>
    reported_at: Date | null
    confirming_since: Date | null
    watch_at: Date | null
  }
  price_emails: {
    shop_id: ShopId
    tier: 'BASIC' | 'PREMIUM' | 'ELITE'
    valid_from: Date
  }
  product_moves: {
    id: ProductMoveId
    product_id: ProductId
    from_status: string
    to_status: string
    actor: string
    account_id: AccountId | null
    rule_id: string | null
    reason: string | null
    moved_at: Generated<Date>
    staff_id: StaffMemberId | null
    reason_code: string | null
  }
  product_steps: {
    from_status: string
    to_status: string
    actor: 'SHOP' | 'STAFF' | 'MARKET'
  }
  products: {
    id: ProductId
    shop_id: ShopId
    shop_name: string
    shop_status: string
    name: string
    subtitle: Generated<string>
    description: Generated<string>
    category:
      | 'FOOD'
      | 'HEALTH'
      | 'GROCERY'
      | 'HOUSEHOLD'
      | 'SPA'
      | 'PET'
      | 'TECH'
      | 'WARDROBE'
      | 'ORGANIC'
      | 'JEWELRY'
      | 'GARDEN'
      | 'AUTOMOTIVES'
    subcategory: Generated<string>
    subcategory_key: Generated<string>
    base_price_kobo: Kobo
    from_price_kobo: Kobo | null
    stock: Generated<number>
    status: Generated<'DRAFT' | 'LIVE' | 'HIDDEN' | 'IN_REVIEW' | 'TAKEN_DOWN' | 'REMOVED'>
    is_featured: Generated<boolean>
    variant_name: string | null
    choice_words: Generated<string>
    specifications: Generated<unknown>
    delivery_type: Generated<'REAL_FREE_DELIVERY' | 'INCLUDED_IN_PRICE' | 'SHOW_AND_CHARGE' | 'STANDARD'>
    return_policy: Generated<'NONE' | 'RETURN' | 'REFUND' | 'RETURN OR REFUND'>
    return_days: Generated<number>
    tax_class: Generated<'STANDARD' | 'EXEMPT'>
    picture_keys: Generated<string[]>
    cover_placeholder: string | null
    sales: Generated<number>
    rating_sum: Generated<number>
    rating_count: Generated<number>
    created_at: Generated<Date>
    is_visible: Generated<boolean>
    traits: Generated<number>
    name_words: Generated<string>
    ranked_words: Generated<string>
    words: Generated<string>
    delivery_area: Generated<'CITY' | 'STATE' | 'EVERYWHERE'>
    area_state: string | null
    promise_within: number | null
    promise_unit: 'HOURS' | 'DAYS' | null
    brand: string | null
    version: Generated<number>
    low_stock: Generated<number>
    is_counted: Generated<boolean>
    has_category: Generated<boolean>
    low_rows: Generated<number>
    head_words: Generated<string>
  }
  provider_events: {
    id: ProviderEventId
    event: string
    subject: string
    reference: string
    body: unknown
    received_at: Generated<Date>
    processed_at: Date | null
  }
  public_holidays: {
    day: Date
    name: string
    announced_at: Generated<Date>
  }
  questions: {
    id: QuestionId
    product_id: ProductId
    product_name: string
    shop_id: ShopId
    account_id: AccountId | null
    author_name: string
    text: string
    asked_at: Date
    answer: string | null
    answered_at: Date | null
  }
  rate_limits: {
    bucket: string
    hits: number
    resets_at: Date
  }
  refresh_tokens: {
    token_hash: Buffer
    session_id: SessionId
    created_at: Generated<Date>
    replaced_at: Date | null
  }
  refund_closings: {
    refund_id: RefundId
    staff_id: StaffMemberId
    reason: 'BANK_RETURNED' | 'OTHER_REFUND'
    closed_at: Generated<Date>
  }
  refunds: {
    id: RefundId
    payment_id: PaymentId
    order_id: string | null
    amount_kobo: Kobo
    reason: 'CANCELLED' | 'DISPUTE' | 'TOO_LATE' | 'PAID_TWICE' | 'WRONG_AMOUNT'
    status: Generated<'REQUESTED' | 'SENT' | 'PROCESSED' | 'FAILED' | 'NEEDS_ATTENTION' | 'COVERED'>
    provider_id: string | null
    requested_at: Generated<Date>
    closed_at: Date | null
    check_at: Date | null
    sent_at: Date | null
    key: string
    takes_from: Generated<'ORDER' | 'GOODS'>
  }
  review_counts: {
    product_id: ProductId
    stars: number
    reviews: number
  }
  review_photos: {
    review_id: ReviewId
    place: number
    key: string
  }
  reviews: {
    id: ReviewId
    product_id: ProductId
    account_id: AccountId | null
    author_name: string
    stars: number
    text: string | null
    created_at: Date
    is_verified: Generated<boolean>
    shop_id: ShopId
    reply: string | null
    replied_at: Date | null
    reply_version: Generated<number>
    hidden_reason: 'PERSONAL' | 'OFFENSIVE' | 'UNLAWFUL' | 'OFF_TOPIC' | null
    hidden_at: Date | null
    hidden_by: StaffMemberId | null
  }
  saved_items: {
    account_id: AccountId
    product_id: ProductId
    name: string
    price_kobo: Kobo
    saved_at: Generated<Date>
  }
  search_visitors: {
    day: Date
    words: string
    visitor: Buffer
  }
  search_words: {
    word: string
    products: number
  }
  searched_words: {
    day: Date
    words: string
    searches: number
    visitors: Generated<number>
    hits: number | null
  }
  security_events: {
    id: SecurityEventId
    kind:
      | 'SIGNED_IN'
      | 'SIGNED_IN_NEW_DEVICE'
      | 'WRONG_PASSWORD'
      | 'LOCKED_OUT'
      | 'WRONG_CODE'
      | 'RESET_REQUESTED'
      | 'PASSWORD_RESET'
      | 'PASSWORD_CHANGED'
      | 'TOKEN_REUSED'
      | 'SESSION_ENDED'
      | 'ALL_SESSIONS_ENDED'
      | 'DATA_EXPORTED'
      | 'ACCOUNT_DELETED'
      | 'FORBIDDEN'
    code: string | null
    account_kind: 'CUSTOMER' | 'SHOP' | 'STAFF' | null
    account_id: AccountId | null
    network: string
    device: string
    request_id: string
    times: Generated<number>
    began_at: Date
    last_at: Generated<Date>
  }
  sent_emails: {
    message_id: string
    account_id: AccountId
    subject: string
    sent_at: Generated<Date>
  }
  sessions: {
    id: SessionId
    account_id: AccountId
    is_remembered: boolean
    device: string
    network: string
    created_at: Generated<Date>
    last_used_at: Generated<Date>
    expires_at: Date
    ended_at: Date | null
    ended_by:
      | 'LOGOUT'
      | 'OWNER'
      | 'PASSWORD_CHANGED'
      | 'PASSWORD_RESET'
      | 'REUSE'
      | 'ACCOUNT_DELETED'
      | 'STAFF'
      | null
  }
  shelf_counts: {
    shelf: string
    axis: 'all' | 'price' | 'price-traits' | 'newest' | 'popular' | 'brand'
    step: number
    traits: number
    products: number
  }
  shop_check_kinds: {
    kind: string
    place: number
    label: string
    ask: string
    categories: string[] | null
    is_required: boolean
  }
  shop_checks: {
    shop_id: ShopId
    kind: string
    state: 'ACCEPTED' | 'REFUSED' | 'WAIVED'
    document_id: ShopDocumentId | null
    runs_out_on: Date | null
    staff_id: StaffMemberId | null
    decided_at: Generated<Date>
  }
  shop_closings: {
    shop_id: ShopId
    status_before: 'PENDING' | 'APPROVED' | 'SUSPENDED'
    requested_at: Generated<Date>
    closes_at: Date
    closed_at: Date | null
    request_id: string | null
  }
  shop_commands: {
    shop_id: ShopId
    request_key: string
    request_hash: string
    answer: unknown | null
    received_at: Generated<Date>
  }
  shop_decisions: {
    id: ShopDecisionId
    shop_id: ShopId
    decision: 'APPROVE' | 'ASK' | 'REFUSE' | 'WARN' | 'SUSPEND' | 'KEEP' | 'REOPEN' | 'END'
    version: number | null
    reason: string
    words: string
    until: Date | null
    email_subject: string
    staff_id: StaffMemberId | null
    decided_at: Generated<Date>
  }
  shop_details: {
    shop_id: ShopId
    return_address: string | null
    hand_over_place: string | null
    delivery_phone: string | null
    tin: string | null
    cac_number: string | null
    version: Generated<number>
  }
  shop_documents: {
    id: ShopDocumentId
    shop_id: ShopId
    kind: string
    upload_key: string | null
    sent_at: Generated<Date>
  }
  shop_hours: {
    shop_id: ShopId
    weekday: number
    opens: number
    closes: number
  }
  shop_news: {
    id: ShopNewsId
    shop_id: ShopId
    kind:
      | 'ORDER_PAID'
      | 'ORDER_LATE'
      | 'ORDER_CANCELLED'
      | 'ADDRESS_ANSWERED'
      | 'ORDER_DELIVERED'
      | 'ORDER_RETURNED'
      | 'PROBLEM_REPORTED'
      | 'LISTING_PUBLISHED'
      | 'LISTING_HIDDEN'
      | 'LISTING_TAKEN_DOWN'
      | 'LISTING_RESTORED'
      | 'SOLD_OUT'
      | 'DISPUTE_MESSAGE'
      | 'DISPUTE_WITH_STAFF'
      | 'DISPUTE_APPEALED'
      | 'DISPUTE_DECIDED'
    order_id: string | null
    created_at: Generated<Date>
    read_at: Date | null
    emailed_at: Date | null
    product_id: string | null
    subject: string | null
  }
  shop_sums: {
    shop_id: string
    kobo: number
    orders: number
    is_merged: Generated<boolean>
  }
  shops: {
    id: ShopId
    account_id: AccountId | null
    name: string
    description: Generated<string>
    avatar_key: string | null
    phone: string | null
    category:
      | 'FOOD'
      | 'MEDICINE'
      | 'SUPERMARKET'
      | 'BEAUTY'
      | 'PET'
      | 'TECH'
      | 'CLOTHING'
      | 'PLANT'
      | 'HOUSEHOLD'
      | 'OTHERS'
      | null
    street: string | null
    city: string
    region: string | null
    country: string | null
    state: 'ENUGU' | 'LAGOS' | 'ABUJA' | 'PORT HARCOURT' | 'EDO'
    status: 'PENDING' | 'APPROVED' | 'SUSPENDED' | 'CLOSING' | 'ENDED'
    package: 'BASIC' | 'PREMIUM' | 'ELITE' | null
    rating_sum: Generated<number>
    rating_count: Generated<number>
    shown_version: Generated<number>
    reviewed_version: number | null
    created_at: Generated<Date>
    name_words: Generated<string>
    sign_colours:
      | 'indigo'
      | 'camwood'
      | 'leaf'
      | 'ochre'
      | 'sky'
      | 'plum'
      | 'ink'
      | 'chalk'
      | 'teal'
      | 'rose'
      | null
    sign_front: 'awning' | 'bunting' | 'zinc' | 'lamps' | 'drapes' | null
    sign_emblem:
      | 'balloon'
      | 'basket'
      | 'beads'
      | 'bee'
      | 'bolt'
      | 'bone'
      | 'can'
      | 'cap'
      | 'car'
      | 'cart'
      | 'cloth'
      | 'comb'
      | 'cross'
      | 'crown'
      | 'drops'
      | 'fan'
      | 'fish'
      | 'flame'
      | 'headphones'
      | 'heart'
      | 'helmet'
      | 'kettle'
      | 'laptop'
      | 'leaf'
      | 'maize'
      | 'mirror'
      | 'mortar'
      | 'needle'
      | 'palm'
      | 'paw'
      | 'phone'
      | 'plant'
      | 'plate'
      | 'pot'
      | 'ring'
      | 'sack'
      | 'shirt'
      | 'shoe'
      | 'sofa'
      | 'sparkle'
      | 'stall'
      | 'tin'
      | 'wheel'
      | null
    owner_name: string | null
    owner_line: string | null
    followers: Generated<number>
    holiday_from: Date | null
    holiday_to: Date | null
    holiday_words: string | null
    holiday_version: Generated<number>
    hours_version: Generated<number>
    first_listed_at: Date | null
    muted_emails: Generated<string[]>
    holiday_reminder: Generated<boolean>
    holiday_reminded_of: Date | null
    waits_since: Date | null
    review_state: 'ASKED' | 'REFUSED' | null
  }
  skus: {
    sellable_id: Generated<string>
    shop_id: ShopId
    product_id: ProductId
    variant_id: VariantId | null
    option_id: OptionId | null
    sku: string
    sku_key: Generated<string>
  }
  staff_access_reviews: {
    quarter: Date
    confirmed_by: StaffMemberId
    confirmed_at: Generated<Date>
    held: unknown
  }
  staff_authenticators: {
    staff_id: StaffMemberId
    sealed_secret: string
    last_step: Generated<number>
    created_at: Generated<Date>
  }
  staff_challenges: {
    id: StaffChallengeId
    purpose: 'SIGN_IN' | 'PROOF' | 'ENROL'
    challenge: string
    staff_id: StaffMemberId | null
    invitation_id: StaffInvitationId | null
    proposal_id: string | null
    sealed_secret: string | null
    expires_at: Generated<Date>
  }
  staff_factor_resets: {
    id: StaffFactorResetId
    staff_id: StaffMemberId
    asked_by: StaffMemberId
    asked_at: Generated<Date>
    takes_effect_at: Generated<Date>
    stopped_at: Date | null
    stopped_by: StaffMemberId | null
    done_at: Date | null
  }
  staff_failures: {
    id: StaffFailureId
    happened_at: Generated<Date>
    kind: 'PASSWORD' | 'CODE' | 'PASSKEY' | 'INVITATION'
    staff_id: StaffMemberId | null
    network: string
  }
  staff_invitations: {
    id: StaffInvitationId
    token_hash: Buffer
    email: string
    name: string
    roles: string[]
    invited_by: StaffMemberId | null
    created_at: Generated<Date>
    expires_at: Generated<Date>
    accepted_at: Date | null
    staff_id: StaffMemberId | null
    phone: string | null
  }
  staff_members: {
    id: StaffMemberId
    email: string
    name: string
    password_hash: string | null
    status: Generated<'ACTIVE' | 'SUSPENDED'>
    created_at: Generated<Date>
    seen_at: Generated<Date>
    phone: string | null
  }
  staff_passkeys: {
    credential_id: string
    staff_id: StaffMemberId
    public_key: Buffer
    sign_count: number
    transports: Generated<string[]>
    name: string
    created_at: Generated<Date>
    used_at: Date | null
  }
  staff_permissions: {
    name: string
  }
  staff_proposals: {
    id: StaffProposalId
    kind: string
    payload: unknown
    payload_hash: Buffer
    needs: string
    words: string
    state: Generated<'OPEN' | 'DONE' | 'REFUSED' | 'WITHDRAWN' | 'STALE'>
    proposed_by: StaffMemberId
    proposed_at: Generated<Date>
    expires_at: Generated<Date>
    decided_by: StaffMemberId | null
    decided_at: Date | null
  }
  staff_role_members: {
    staff_id: StaffMemberId
    role: string
  }
  staff_role_permissions: {
    role: string
    permission: string
  }
  staff_roles: {
    name: string
  }
  staff_sessions: {
    id: StaffSessionId
    token_hash: Buffer
    staff_id: StaffMemberId
    created_at: Generated<Date>
    seen_at: Generated<Date>
    proof_at: Generated<Date>
    proof_for: string | null
    ended_at: Date | null
    network: string
    device: string
  }
  standing_appeals: {
    id: StandingAppealId
    shop_id: ShopId
    order_id: OrderId
    measure: 'LATE' | 'CANCELLED' | 'COMPLAINT' | 'FAULT'
    words: string
    created_at: Generated<Date>
    outcome: 'TAKEN_OUT' | 'STAYS' | null
    answer: string | null
    decided_at: Date | null
    staff_id: StaffMemberId | null
  }
  stock_counts: {
    id: StockCountId
    product_id: ProductId
    variant_id: VariantId | null
    option_id: OptionId | null
    account_id: AccountId | null
    shown: number
    counted: number
    booked: number
    missing: number
    counted_at: Generated<Date>
  }
  stock_holds: {
    order_id: string
    position: number
    product_id: ProductId
    variant_id: VariantId | null
    option_id: OptionId | null
    quantity: number
    cart_line_id: string | null
    held_at: Generated<Date>
    account_id: string | null
    network: string | null
    kobo: Generated<number>
  }
  stock_marks: {
    sellable_id: string
    product_id: ProductId
    marked_at: Generated<Date>
    low_emailed_at: Date | null
    sold_out_reported_at: Date | null
  }
  stock_moves: {
    id: StockMoveId
    product_id: ProductId
    variant_id: VariantId | null
    option_id: OptionId | null
    kind:
      | 'OPENING'
      | 'RESTOCKED'
      | 'SOLD'
      | 'RETURNED'
      | 'COUNTED_MORE'
      | 'COUNTED_LESS'
      | 'DAMAGED'
      | 'LOST'
      | 'SOLD_ELSEWHERE'
      | 'RETIRED'
    quantity: number
    moved_at: Date
    account_id: AccountId | null
    note: string | null
    order_id: string | null
  }
  subscription_prices: {
    tier: 'BASIC' | 'PREMIUM' | 'ELITE'
    valid_from: Date
    monthly_kobo: Kobo
    announced_at: Generated<Date>
  }
  subscriptions: {
    shop_id: ShopId
    tier: 'BASIC' | 'PREMIUM' | 'ELITE'
    period: 'MONTHLY' | 'QUARTERLY' | 'SEMI_ANNUALLY' | 'ANNUALLY'
    status: 'CHOSEN' | 'TRIALING' | 'ACTIVE' | 'PAST_DUE' | 'ENDED'
    trial_started_at: Generated<Date>
    trial_ends_at: Date
    period_ends_at: Date
    ended_at: Date | null
    next_tier: 'BASIC' | 'PREMIUM' | 'ELITE' | null
    next_period: 'MONTHLY' | 'QUARTERLY' | 'SEMI_ANNUALLY' | 'ANNUALLY' | null
    is_ending: Generated<boolean>
    resumed_at: Date | null
  }
  support_codes: {
    account_id: AccountId
    code_hash: Buffer
    expires_at: Date
  }
  support_views: {
    id: SupportViewId
    account_id: AccountId
    staff_id: StaffMemberId
    opened_at: Generated<Date>
    ends_at: Generated<Date>
    ended_at: Date | null
  }
  suspension_answers: {
    decision_id: ShopDecisionId
    shop_id: ShopId
    words: string
    sent_at: Generated<Date>
  }
  synonym_proposals: {
    id: SynonymProposalId
    words: string
    means: string
    proposed_by: StaffMemberId
    proposed_at: Generated<Date>
  }
  taken_down_goods: {
    product_id: ProductId
    shop_id: ShopId
    name_key: string
    fingerprints: Generated<string[]>
  }
  terms_acceptances: {
    id: TermsAcceptanceId
    email: string
    version: string
    accepted_at: Generated<Date>
    account_id: AccountId | null
  }
  terms_notices: {
    shop_id: ShopId
    version: string
    noticed_at: Generated<Date>
    holds_from: Date
    answer: 'AGREED' | 'OBJECTED' | null
    answered_at: Date | null
  }
  upload_days: {
    account_id: AccountId
    day: Date
    bytes: number
  }
  uploads: {
    key: string
    account_id: AccountId | null
    kind: 'LOGO' | 'MEDIA' | 'REVIEW' | 'PARCEL' | 'DISPUTE' | 'BANNER' | 'DOCUMENT'
    width: number
    height: number
    sent_at: Generated<Date>
    claimed_at: Date | null
    removal_requested_at: Date | null
    fingerprint: string | null
    staff_id: StaffMemberId | null
  }
  variants: {
    id: VariantId
    product_id: ProductId
    position: number | null
    value: string
    price_kobo: Kobo | null
    stock: Generated<number>
    option_name: string | null
    version: Generated<number>
    low_stock: Generated<number>
    is_counted: Generated<boolean>
    retired_at: Date | null
  }
  work_claims: {
    kind: string
    subject_id: string
    staff_id: StaffMemberId
    claimed_at: Generated<Date>
  }
  work_notices: {
    kind: string
    subject_id: string
    begins_at: Date
    stage: string
    sent_at: Generated<Date>
  }
  work_snoozes: {
    kind: string
    subject_id: string
    begins_at: Date
    until: Date
    reason: string
    staff_id: StaffMemberId
    snoozed_at: Generated<Date>
  }
  wrong_guesses: {
    email: string
    purpose: 'SIGNUP' | 'RESET'
    network: string
    guessed_at: Generated<Date>
  }
}

/** What use cases are given. */
export type Db = Database<Tables>
/** Reads, and nothing else; a `Writer` or `Tx` will do too. */
export type Reader = ReadOnly<Tables>
/** For a command that is one statement. */
export type Writer = Kysely<Tables>
export type Tx = Transaction<Tables>
