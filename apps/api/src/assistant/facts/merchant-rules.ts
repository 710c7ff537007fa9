import {
  FULFIL_WORKING_DAYS,
  PAST_DUE_DAYS,
  PERIOD_LABELS,
  PERIODS,
  RECEIPT_MONTHS,
  STATEMENT_BY_DAY,
  STATEMENT_CHECK_DAYS,
} from '@ahia/reference/packages'
import { inARow } from './normalise.ts'

type Rule = { message: RegExp; answer: () => string }

/** What the Merchant Terms ask of a shop beside its fees. */
export const MERCHANT_RULES: readonly Rule[] = [
  {
    message:
      /\b(?:keep|store|save|how long)\b.*\b(?:receipts?|waybills?|invoices|proof of delivery|records)\b/,
    answer: () =>
      `Keep your receipts for ${RECEIPT_MONTHS} months: invoices, waybills and proof of delivery. Show them to us when we ask.`,
  },
  {
    message:
      /\b(?:merchants?|sellers?|vendors?|shops?|shop owners?)\b.*\b(?:pay|bear|handle|arrange|charge|cover)\b.*\b(?:delivery|shipping|transport|waybill)\b|\bwho (?:delivers?|handles? delivery|ships?)\b/,
    answer: () =>
      'The shopper pays the delivery fee, and it goes to whichever carrier delivers the parcel. If you offer free delivery or delivery included in the price, your shop covers the cost.',
  },
  {
    message:
      /\b(?:cannot|cant|dont|do not|no|not|fail to|fit not|unable to|miss|late)\b.*\bpay\b.*\b(?:package|invoice|subscri\w*|plan|set ?up)\b|\bunpaid invoices?\b|\b(?:invoice|package|subscription)\b.*\b(?:past due|overdue|unpaid|not paid|expire\w*|cannot pay|cant pay|dont pay|no pay)\b/,
    answer: () =>
      `We take invoices from your sales balance. If it's too low, we try again as it grows, and you keep your package for ${PAST_DUE_DAYS} days. Then the package ends and the open invoice is void. Your shop stays open, and you sell without a package.`,
  },
  {
    message:
      /\b(?:how (?:fast|soon|quick\w*|long|many days)|when|within|deadline)\b.*\b(?:shops?|sellers?|merchants?|vendors?|i|we)\b.*\b(?:ship|send|pack|dispatch|fulfil\w*|hand over)\b|\b(?:cannot|cant) fulfil\b|\bout of stock\b.*\b(?:order|paid)\b/,
    answer: () =>
      `Fulfil each order within ${FULFIL_WORKING_DAYS} working day after it is paid: pack it well, label it and hand it to the carrier or the pickup point. If you can't, tell us within 1 day, and the shopper gets a full refund.`,
  },
  {
    message: /\bstatements?\b/,
    answer: () =>
      `By the ${STATEMENT_BY_DAY}th of each month you get a statement of the month before: sales, commission, refunds, invoices and payouts. You have ${STATEMENT_CHECK_DAYS} days to verify it and tell us what's wrong.`,
  },
  {
    message:
      /\b(?:listing|list (?:a|my) products?|upload|add (?:a |my )?products?|product page)\b.*\b(?:need|require\w*|must|what|how)\b|\b(?:how|what)\b.*\b(?:upload|add|list)\b (?:a |my |our )?(?:products?|goods|items?)\b/,
    answer: () =>
      'Every listing needs a detailed title and subtitle, a price, a quantity, a picture and a description. Say what the item is, new or used, and show what the shopper will receive. Once your shop is registered, add it in your merchant account.',
  },
  {
    message:
      /^(?!.*\b(?:how much|costs?|prices?|fees?|(?:what|wetin) (?:do|does|will|must|would|dey)?(?: ?\w+){0,2} pay)\b).*(?:\b(?:pay|paid|bill\w*|invoice\w*)\b.*\b(?:yearly|annually|quarterly|every (?:month|year|three months)|once a year|semi annually|per year|in advance)\b|\b(?:yearly|annual|quarterly) (?:payment|plan|package|subscription|billing)\b)/,
    answer: () =>
      `You choose how often you pay for a package: ${inARow(PERIODS.map((period) => PERIOD_LABELS[period].toLowerCase()))}, each time for the whole period in advance. If you pay annually, there is no account management fee.`,
  },
]
