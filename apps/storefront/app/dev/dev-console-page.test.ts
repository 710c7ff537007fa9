import {
  type DevConsoleChargeback,
  type ListingInReview,
  listChargebacks,
  listDemoStaff,
  listDevConsoleOrders,
  listListingsInReview,
  listPendingShops,
  listStandingAppeals,
  type OpenStandingAppeal,
} from '@ahia/contracts/developers/dev-console'
import {
  chargebackIdSchema,
  orderIdSchema,
  productIdSchema,
  standingAppealIdSchema,
} from '@ahia/contracts/ids'
import { answer } from '@ahia/testing/open-page'
import { expect, test } from 'vitest'
import { open } from '../../test/open.ts'

const idOf = (place: number) => `00000000-0000-4000-a000-${String(place).padStart(12, '0')}`

const aChargeback = (facts: Partial<DevConsoleChargeback>): DevConsoleChargeback => ({
  _id: chargebackIdSchema.parse(idOf(1)),
  reference: 'ahia-1',
  orders: [orderIdSchema.parse(idOf(77))],
  dispute: '358950',
  status: 'OPEN',
  providerStatus: 'awaiting-merchant-feedback',
  reason: 'chargeback',
  amount: 4300,
  taken: 0,
  dueAt: '2026-11-18T08:00:00.000Z',
  openedAt: '2026-11-17T16:00:00.000Z',
  closedAt: null,
  ...facts,
})

const openWith = async (
  chargebacks: DevConsoleChargeback[],
  listings: ListingInReview[] = [],
  appeals: OpenStandingAppeal[] = [],
) => {
  const answers = [
    answer(listDevConsoleOrders, { orders: [] }),
    answer(listPendingShops, { shops: [] }),
    answer(listListingsInReview, { listings }),
    answer(listChargebacks, { chargebacks }),
    answer(listStandingAppeals, { appeals }),
    answer(listDemoStaff, { staff: [] }),
  ]
  const { main } = await open('/dev/console', { answers, devPages: true })
  return main.text
}

test('PAY-05 the dev console shows bank disputes with their deadline, and says when there are none', async () => {
  const closedAt = '2026-11-16T08:00:00.000Z'
  const words = await openWith([
    aChargeback({}),
    aChargeback({
      _id: chargebackIdSchema.parse(idOf(2)),
      dispute: null,
      status: 'LOST',
      providerStatus: 'reversed',
      taken: 4300,
      dueAt: null,
      closedAt,
    }),
  ])

  expect(words).toContain('Answer by 18 Nov 2026, 9:00 am')
  expect(words).toContain('Reason: chargeback')
  expect(words).toContain('Orders 00000077, payment ahia-1, dispute 358950 (awaiting-merchant-feedback).')
  expect(words).toContain('no dispute (reversed). The bank has ₦4,300.')
  expect(words.indexOf('Answer by')).toBeLessThan(words.indexOf('Closed 16 Nov 2026'))
  expect(await openWith([])).toContain('No bank disputes')
})

test('SELL-22 the dev console shows listings to check with their rule, and what staff can decide', async () => {
  const listing: ListingInReview = {
    _id: productIdSchema.parse(idOf(5)),
    name: 'Pistol, toy',
    shopName: 'Toy corner',
    description: 'Made of wood.',
    status: 'IN_REVIEW',
    rule: 'Weapons and ammunition may not be sold here.',
    reason: null,
    appeal: null,
    since: '2026-11-17T16:00:00.000Z',
  }

  const review = await openWith([], [listing])
  const appeal = await openWith([], [{ ...listing, status: 'TAKEN_DOWN', appeal: 'It is a toy.' }])

  expect(review).toContain('Weapons and ammunition may not be sold here.')
  for (const choice of ['Let through', 'Send back', 'Take down']) expect(review).toContain(choice)
  expect(appeal).toContain('The shop appeals: It is a toy.')
  expect(appeal).toContain('Restore')
  expect(await openWith([])).toContain('Nothing to check.')
})

test('SELL-51 the dev console shows appeals that wait, with two answers', async () => {
  const words = await openWith(
    [],
    [],
    [
      {
        _id: standingAppealIdSchema.parse(idOf(5)),
        shopName: 'Iya Moria',
        orderId: orderIdSchema.parse(idOf(77)),
        measure: 'LATE',
        words: 'The rider had an accident.',
        since: '2026-11-17T16:00:00.000Z',
      },
    ],
  )

  expect(words).toContain('Iya Moria: order 00000077 counted as late')
  expect(words).toContain('The rider had an accident.')
  expect(words).toContain('Take outKeep it in')
})
