import { type MappedTables, nothing } from './mapped-table.ts'

const NOT_A_CUSTOMER = { leftOut: 'It is about a shop; its owner has it in the shop’s own export.' }

/** Shops, what they offer, and who of them did what. */
export const SHOP_TABLES: MappedTables = {
  shops: {
    topic: 'shop',
    pseudonym: 'id account_id',
    none: 'name category city region country state status package rating_sum rating_count shown_version reviewed_version created_at name_words sign_colours sign_front sign_emblem followers holiday_from holiday_to holiday_words holiday_version hours_version first_listed_at muted_emails holiday_reminder holiday_reminded_of waits_since review_state',
    personal: 'description avatar_key phone street owner_name owner_line',
    exported: NOT_A_CUSTOMER,
  },
  shop_details: {
    topic: 'shop',
    pseudonym: 'shop_id',
    none: 'version',
    personal: 'return_address hand_over_place delivery_phone',
    sensitive: 'tin cac_number',
    exported: NOT_A_CUSTOMER,
  },
  shop_documents: {
    topic: 'shop',
    pseudonym: 'id shop_id',
    none: 'kind sent_at',
    sensitive: 'upload_key',
    exported: NOT_A_CUSTOMER,
  },
  shop_checks: {
    topic: 'shop',
    pseudonym: 'shop_id document_id staff_id',
    none: 'kind state runs_out_on decided_at',
  },
  suspension_answers: {
    topic: 'shop',
    pseudonym: 'decision_id shop_id',
    none: 'sent_at',
    personal: 'words',
    exported: NOT_A_CUSTOMER,
  },
  shop_decisions: {
    topic: 'shop',
    pseudonym: 'id shop_id staff_id',
    none: 'decision version reason until email_subject decided_at',
    personal: 'words',
    exported: NOT_A_CUSTOMER,
  },
  announcements: {
    topic: 'staff',
    pseudonym: 'id made_by changed_by agreed_by',
    none: 'kind to_group group_value subject words sends_at holds_from state version made_at sent_at',
  },
  announcement_shops: { topic: 'shop', pseudonym: 'announcement_id shop_id', none: 'emailed_at' },
  shop_check_kinds: nothing('kind place label ask categories is_required'),
  shop_hours: { topic: 'shop', pseudonym: 'shop_id', none: 'weekday opens closes' },
  shop_closings: {
    topic: 'shop',
    pseudonym: 'shop_id',
    none: 'status_before requested_at closes_at closed_at request_id',
  },
  shop_commands: {
    topic: 'shop',
    pseudonym: 'shop_id',
    none: 'request_key request_hash received_at',
    personal: 'answer',
    exported: NOT_A_CUSTOMER,
  },
  shop_news: {
    topic: 'shop',
    pseudonym: 'id shop_id order_id',
    none: 'kind created_at read_at emailed_at product_id subject',
  },
  standing_appeals: {
    topic: 'shop',
    pseudonym: 'id shop_id order_id staff_id',
    none: 'measure created_at outcome decided_at',
    personal: 'words answer',
    exported: NOT_A_CUSTOMER,
  },
  terms_acceptances: {
    topic: 'shop',
    pseudonym: 'id account_id',
    none: 'version accepted_at',
    personal: 'email',
    exported: { as: 'acceptedTerms' },
  },
  terms_notices: {
    topic: 'shop',
    pseudonym: 'shop_id',
    none: 'version noticed_at holds_from answer answered_at',
  },
  imports: {
    topic: 'shop',
    pseudonym: 'id shop_id account_id',
    none: 'state refused header means examples is_matched delimiter plan_hash applies_odd created_at',
    personal: 'file_name file',
    exported: NOT_A_CUSTOMER,
  },
  import_columns: { topic: 'shop', pseudonym: 'shop_id', none: 'heading means' },
  import_rows: nothing(
    'import_id line cells outcome column_name reason sellable_id item version draft old_price_kobo new_price_kobo is_odd old_stock new_stock old_low new_low result',
  ),
  uploads: {
    topic: 'reviews',
    pseudonym: 'key account_id staff_id',
    none: 'kind width height sent_at claimed_at removal_requested_at fingerprint',
  },
  upload_days: { topic: 'traffic', pseudonym: 'account_id', none: 'day bytes' },
  product_moves: {
    topic: 'shop',
    pseudonym: 'account_id staff_id',
    none: 'id product_id from_status to_status actor rule_id reason reason_code moved_at',
  },
  listing_appeals: {
    topic: 'shop',
    pseudonym: 'move_id answered_by',
    none: 'appealed_at answered_at',
    personal: 'words answer',
    exported: NOT_A_CUSTOMER,
  },
  stock_counts: {
    topic: 'shop',
    pseudonym: 'account_id',
    none: 'id product_id variant_id option_id shown counted booked missing counted_at',
  },
  stock_moves: {
    topic: 'shop',
    pseudonym: 'account_id order_id',
    none: 'id product_id variant_id option_id kind quantity moved_at note',
  },
  products: nothing(
    'id shop_id shop_name shop_status name subtitle description category subcategory subcategory_key base_price_kobo from_price_kobo stock status is_featured variant_name choice_words specifications delivery_type return_policy return_days tax_class picture_keys cover_placeholder sales rating_sum rating_count created_at is_visible traits name_words ranked_words words delivery_area area_state promise_within promise_unit brand version low_stock is_counted has_category low_rows head_words',
  ),
  variants: nothing(
    'id product_id position value price_kobo stock option_name version low_stock is_counted retired_at',
  ),
  options: nothing('id variant_id position value price_kobo stock version low_stock is_counted retired_at'),
  add_ons: nothing('id product_id position name price_kobo max_quantity'),
  skus: nothing('sellable_id shop_id product_id variant_id option_id sku sku_key'),
  stock_marks: nothing('sellable_id product_id marked_at low_emailed_at sold_out_reported_at'),
  review_counts: nothing('product_id stars reviews'),
  listing_clearances: nothing('product_id rule_id words_hash'),
  listing_rules: nothing('id kind sentence words category subcategories valid_from ended_at proposal_id'),
  goods_reports: {
    topic: 'reports',
    pseudonym: 'reporter closed_by',
    none: 'id product_id review_id source reason reported_at closed_at outcome',
    personal: 'words',
    exported: {
      leftOut: 'Kept under a hash that leads to you only while you have an account, and goes with it.',
    },
  },
  search_visitors: { topic: 'traffic', pseudonym: 'visitor', none: 'day words' },
  searched_words: nothing('day words searches visitors hits'),
  synonym_proposals: { topic: 'staff', pseudonym: 'proposed_by', none: 'id words means proposed_at' },
  taken_down_goods: nothing('product_id shop_id name_key fingerprints'),
  featured_places: {
    topic: 'staff',
    pseudonym: 'created_by',
    none: 'id product_id begins_at ends_at position why created_at',
  },
  banners: {
    topic: 'staff',
    pseudonym: 'created_by',
    none: 'id place picture_key alt path begins_at ends_at created_at withdrawn_at',
  },
  search_words: nothing('word products'),
  shelf_counts: nothing('shelf axis step traits products'),
  listing_counts: {
    topic: 'shop',
    pseudonym: 'shop_id',
    none: 'status is_in_stock is_low products is_merged',
  },
}
