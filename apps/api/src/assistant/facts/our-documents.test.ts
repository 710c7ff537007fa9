import { GUARANTEE_DAYS, HOLD_MINUTES, PROBLEM_DAYS } from '@ahia/contracts/limits'
import { readText } from '@ahia/documents/read-text'
import {
  FULFIL_WORKING_DAYS,
  INDIVIDUAL_PAYOUT_DAYS,
  INDIVIDUAL_PERCENT,
  PAST_DUE_DAYS,
  RECEIPT_MONTHS,
  STATEMENT_BY_DAY,
  STATEMENT_CHECK_DAYS,
  UNSUBSCRIBED_PERCENT,
} from '@ahia/reference/packages'
import { expect, test } from 'vitest'

const wordsOf = (name: string): string => JSON.stringify(readText(name).blocks)

test.each([
  `satisfaction guarantee of ${GUARANTEE_DAYS} days`,
  `${PROBLEM_DAYS} days after delivery to report a problem`,
  `put the goods aside for you for ${HOLD_MINUTES} minutes`,
])('STAT-03 the Terms for Shoppers match what the assistant says: %s', (words) => {
  expect(wordsOf('shopper-terms')).toContain(words)
})

test.each([
  `satisfaction guarantee of ${GUARANTEE_DAYS} days`,
  `${INDIVIDUAL_PERCENT}% of the sale price including shipping`,
  `${INDIVIDUAL_PAYOUT_DAYS.from} to ${INDIVIDUAL_PAYOUT_DAYS.to} days after delivery and acceptance`,
  `within ${FULFIL_WORKING_DAYS} working day`,
  `By the ${STATEMENT_BY_DAY}th of each month`,
  `${STATEMENT_CHECK_DAYS} days to verify it`,
  `Keep receipts for ${RECEIPT_MONTHS} months`,
  `When an invoice is ${PAST_DUE_DAYS} days past due`,
  `${UNSUBSCRIBED_PERCENT}% of gross sales`,
])('STAT-04 the Merchant Terms match what the assistant says: %s', (words) => {
  expect(wordsOf('merchant-terms')).toContain(words)
})
