/** CONST-03: products on a page of a list. */
export const PAGE_SIZE = 12
/** API-43: the most that a request may ask for. */
export const MAX_PAGE_SIZE = 100
export const MAX_SUGGESTIONS = 10
/** Characters of a search. */
export const MAX_SEARCH = 200
/** CONST-03: pictures of a product. */
export const MAX_PICTURES = 4
/** WIN-44: characters of a brand. */
export const MAX_BRAND = 60
/** WIN-45: brands offered beside a list. */
export const BRANDS_OFFERED = 10
export const REVIEWS_A_PAGE = 5
export const MAX_REVIEWS_A_PAGE = 20
/** Nobody reads further back, and each further page is more expensive to find. */
export const MAX_REVIEW_PAGE = 500
/** Shops that the front page presents. */
export const SHOPS_A_ROW = 4
export const MAX_SHOPS = 24
/** WIN-10: products in a shop's window. */
export const PRODUCTS_IN_WINDOW = 3
/** WIN-11: products of a row on the front page. */
export const PRODUCTS_A_RAIL = 6
/** More shops than anybody keeps up with. */
export const MAX_FOLLOWED_SHOPS = 200
/** AUTH-05: the specification's minimum. */
export const PASSWORD_MIN_LENGTH = 8
/** Longer ones would only cost hashing time. */
export const PASSWORD_MAX_LENGTH = 128
/** AUTH-03: digits of a code. */
export const CODE_LENGTH = 4
/** AUTH-04: the countdown before another code can be requested. */
export const RESEND_AFTER_SECONDS = 120
/** I16: the most of one line. */
export const MAX_CART_QUANTITY = 999
/** More different items than anybody buys at once. */
export const MAX_CART_LINES = 100
export const MAX_ADD_ONS = 50
/** The most that a shop can allow. */
export const MAX_ADD_ON_QUANTITY = 50
/** Beyond this the oldest are dropped: a wishlist is for looking through. */
export const MAX_SAVED_ITEMS = 200
/** CHK-07: how long items are held for an order that is not paid. */
export const HOLD_MINUTES = 30
/** T11 (hoarding): unpaid checkouts of one customer, whether their items are held or not. */
export const MAX_UNPAID_CHECKOUTS = 5
/** P6, P5: the provider's minimum and maximum, in naira. */
export const MIN_PAYMENT_NAIRA = 100
export const MAX_PAYMENT_NAIRA = 10_000_000
export const ORDERS_A_PAGE = 10
export const MAX_ORDERS_A_PAGE = 50
export const MAX_ORDER_PAGE = 1_000
/** How long a problem with an order can be reported, whatever the product's return policy. */
export const PROBLEM_DAYS = 7
/** How long every shop guarantees what it sold. */
export const GUARANTEE_DAYS = 30
/** SELL-34: digits of a delivery code, wrong tries before a rest, its minutes, and tries in all. */
export const DELIVERY_CODE_LENGTH = 6
export const CODE_TRIES_AT_ONCE = 5
export const CODE_REST_MINUTES = 15
export const MAX_CODE_TRIES = 15
/** SELL-36: how long a question about the address stops the clock. */
export const QUESTION_DAYS = 2
export const MAX_SHOP_WORDS_LENGTH = 500
export const SELLER_ORDERS_A_PAGE = 50
export const MAX_SELLER_ORDERS = 100
export const MAX_ORDERS_ACCEPTED = 100
/** SELL-09 */
export const LISTINGS_A_PAGE = 50
export const MAX_LISTINGS_A_PAGE = 100
/** SELL-13: values of a product, options of a value, and things that can be sold of it. */
export const MAX_VARIANTS = 100
export const MAX_OPTIONS = 50
export const MAX_SELLABLE_ROWS = 1_000
export const MAX_SPECIFICATIONS = 50
export const MAX_SKU_LENGTH = 60
export const MAX_STOCK = 1_000_000
export const MAX_LOW_STOCK = 100_000
/** SELL-46: at this number an item is low unless its shop says another. */
export const USUAL_LOW_STOCK = 3
export const MAX_RETURN_DAYS = 365
/** What one payment can be, so that it can be bought. */
export const MAX_PRICE_NAIRA = 10_000_000
/** SELL-21: the same for everybody. */
export const MAX_PRODUCTS_OF_SHOP = 100_000
/** SELL-19 */
export const PREVIEW_MINUTES = 60
/** What the database counts to. */
export const MAX_VERSION = 2_147_483_647
export const NEWS_A_PAGE = 50
/** SELL-40 to SELL-44: rows of stock and prices at once, and the most that a row can hold. */
export const STOCK_ROWS_A_PAGE = 50
export const MAX_STOCK_ROWS = 200
export const MAX_STOCK_STEP = 100_000
export const MAX_STOCK_NOTE_LENGTH = 200
export const MAX_IMPORT_ROWS = 10_000
export const MAX_IMPORT_BYTES = 5 * 1024 * 1024
export const IMPORT_ROWS_A_PAGE = 50
export const MONEY_ROWS_A_PAGE = 30
/** SELL-50: an address in free text. */
export const MAX_PLACE_LENGTH = 300
/** SELL-64 */
export const SHOP_REVIEWS_A_PAGE = 20
export const MAX_REPLY_LENGTH = 1000
/** SELL-51: how far back orders and reviews count, and orders of a measure on a page. */
export const STANDING_DAYS = 60
export const STANDING_ORDERS_A_PAGE = 20
export const MAX_APPEAL_LENGTH = 1000
/** SELL-50: of a day on which a shop is open. */
export const MIN_OPEN_MINUTES = 60
/** SELL-48 */
export const MAX_HOLIDAY_DAYS = 60
export const MAX_HOLIDAY_WORDS = 200
export const MAX_REASON_LENGTH = 2_000
/** Of what somebody writes when they report a product or a review. */
export const MAX_REPORT_LENGTH = 1000
export const MAX_REVIEW_LENGTH = 2_000
/** ADMIN-24: photos of one message of a dispute, and messages of one side. */
export const MAX_DISPUTE_PHOTOS = 6
export const MAX_DISPUTE_MESSAGES = 30
/** ADMIN-24: working days in which a shop is asked to answer; days after which staff decide; working days that they have. */
export const DISPUTE_ANSWER_DAYS = 3
export const DISPUTE_ESCALATION_DAYS = 7
export const DISPUTE_DECISION_DAYS = 2
/** ADMIN-26 */
export const DISPUTE_APPEAL_DAYS = 7
/** WIN-38: photos of a review. */
export const MAX_REVIEW_PHOTOS = 3
/** WIN-39: a question about a product, and its answer. */
export const MIN_QUESTION_LENGTH = 10
export const MAX_QUESTION_LENGTH = 500
export const MAX_ANSWER_LENGTH = 1_000
export const QUESTIONS_A_PAGE = 5
export const MAX_QUESTION_PAGE = 200
export const SHOP_QUESTIONS_A_PAGE = 20
/** T12: what one upload form may carry. */
export const MAX_FILE_BYTES = 5 * 1024 * 1024
export const MAX_FILES = 10
export const MAX_PIXELS = 40_000_000
/** T12: all files of one account together. */
export const MAX_BYTES_A_DAY = 200 * 1024 * 1024
export const MAX_SHOP_DESCRIPTION_LENGTH = 2_000
export const MAX_MESSAGE_LENGTH = 5_000
export const MAX_FLEET_LENGTH = 1_000
/** T17: one message to the assistant. */
export const MAX_CHAT_MESSAGE_LENGTH = 2_000
/** How many earlier messages the assistant gets; 'the second one' seldom refers further back. */
export const MAX_TURNS = 8
/** Products or orders that the assistant shows at once. */
export const MAX_SHOWN = 12
/** Answers that the assistant offers to press. */
export const MAX_CHIPS = 3
