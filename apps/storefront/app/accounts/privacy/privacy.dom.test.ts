import type { DataOf } from '@ahia/contracts/endpoint'
import { dataRequestIdSchema, orderIdSchema } from '@ahia/contracts/ids'
import { getNewsletterStatus, listActivity } from '@ahia/contracts/profile/own-account'
import {
  askForExport,
  endSupportView,
  exportMyData,
  getDeletion,
  getSupportView,
  keepMyAccount,
  listDataRequests,
  makeSupportCode,
  sendDataRequest,
  setConsent,
} from '@ahia/contracts/profile/privacy'
import type { DataRequest } from '@ahia/contracts/shapes/data-request'
import { userSchema } from '@ahia/contracts/shapes/user'
import { deleteMyAccount, getProfile, listSessions } from '@ahia/contracts/user'
import type { FakeApi } from '@ahia/testing/dom/fake-api'
import { answer, fail } from '@ahia/testing/open-page'
import { expect, test } from 'vitest'
import { serverCart } from '../../../test/dom/carts.ts'
import { ADA } from '../../../test/dom/goods.ts'
import { type DomPage, openInDom } from '../../../test/dom/open-in-dom.ts'

const PASSWORD = 'kola nut at dawn'
const AT = '2026-11-15T12:00:00.000Z'
const part = ({ all }: DomPage, name: string) => all.role('region', name)

function serve(api: FakeApi): void {
  serverCart().serve(api)
  api.give(
    answer(getProfile, { user: userSchema.strip().parse(ADA) }),
    answer(listSessions, { sessions: [] }),
    answer(listActivity, { events: [] }),
    answer(getNewsletterStatus, { isSubscribed: false }),
  )
}

async function openProfile(): Promise<DomPage> {
  const page = await openInDom('/profile', { user: ADA, serve })
  await expect.poll(() => part(page, 'What you agreed to').role('listitem').count).toBe(4)
  return page
}

test('PRIV-07 a consent is given and taken back with one press each, and a failure leaves it as it was', async () => {
  const page = await openProfile()
  const row = part(page, 'What you agreed to')
  const agree = row.role('button', 'Agree: A language model in the chat')
  page.api.give(fail(setConsent, { status: 500 }))
  await agree.click()
  await expect.poll(() => row.content).toContain('Error: 500')

  page.api.give(answer(setConsent, { isGiven: true }))
  await agree.click()
  const back = row.role('button', 'Withdraw: A language model in the chat')
  await expect.poll(() => back.count).toBe(1)
  page.api.give(answer(setConsent, { isGiven: false }))
  await back.click()
  await expect.poll(() => agree.count).toBe(1)
  expect(page.api.sent(setConsent).at(-1)).toEqual({ isGiven: false })
})

test('PRIV-07 the newsletter waits for its email', async () => {
  const page = await openProfile()
  page.api.give(answer(setConsent, { isGiven: false }))

  await part(page, 'What you agreed to').role('button', 'Agree: Newsletter').click()

  await expect.poll(() => part(page, 'What you agreed to').content).toContain('Check your email')
})

test('PRIV-02 the data is asked for with the password, and the page says where the link went', async () => {
  const page = await openProfile()
  const section = part(page, 'Your data')
  await section.role('button', 'Get my data').click()
  const dialog = page.all.role('dialog', 'Get your data')
  page.api.give(fail(askForExport, { status: 403, code: 'PASSWORD_WRONG', message: 'Not your password' }))
  await dialog.label(/^Your password/).fill('wrong')
  await dialog.role('button', 'Email me the link').click()
  await expect.poll(() => dialog.content).toContain('Not your password')

  page.api.give(answer(askForExport, { expiresAt: AT }))
  await dialog.label(/^Your password/).fill(PASSWORD)
  await dialog.role('button', 'Email me the link').click()

  await expect.poll(() => section.content).toContain(`We've emailed the link to ${ADA.email}`)
})

const REQUEST: DataRequest = {
  id: dataRequestIdSchema.parse('00000000-0000-4000-8000-000000000001'),
  kind: 'CORRECTION',
  words: 'My name is Ada.',
  receivedAt: AT,
  dueAt: '2026-12-15T12:00:00.000Z',
  state: 'OPEN',
  answer: null,
  decidedAt: null,
}

test('PRIV-08 a request needs words and the password, and then says by when it is answered', async () => {
  const page = await openProfile()
  const section = part(page, 'Ask us about your data')
  await section.role('button', 'Ask us').click()
  const dialog = page.all.role('dialog', 'Ask us about your data')
  await dialog.label(/^Your password/).fill(PASSWORD)
  await dialog.role('button', 'Send').click()
  await expect.poll(() => dialog.content).toContain('Tell us what you want us to do')
  expect(page.api.sent(sendDataRequest)).toEqual([])

  page.api.give(answer(sendDataRequest, { request: REQUEST }))
  await dialog.label(/^In your own words/).fill('My name is Ada.')
  await dialog.role('button', 'Send').click()

  await expect.poll(() => section.content).toContain('answered by 15 Dec 2026')
  expect(page.api.sent(sendDataRequest)).toEqual([
    { kind: 'CORRECTION', words: 'My name is Ada.', password: PASSWORD },
  ])
})

test('ADMIN-38 six digits are shown until when they work; who looks is named and can be ended', async () => {
  const page = await openProfile()
  const section = part(page, 'Help with your cart')
  page.api.give(answer(makeSupportCode, { code: '031592', expiresAt: AT }))
  await section.role('button', 'Get six digits').click()
  await expect.poll(() => section.content).toContain('031592')

  const looked = await openInDom('/profile', {
    user: ADA,
    serve: (api) => {
      serve(api)
      api.give(answer(getSupportView, { view: { by: 'Ngozi', endsAt: AT } }), answer(endSupportView, {}))
    },
  })
  const view = part(looked, 'Help with your cart')
  await expect.poll(() => view.content).toContain('Ngozi from our support team can see your cart')
  await view.role('button', 'End it now').click()
  await expect.poll(() => view.role('button', 'Get six digits').count).toBe(1)
})

test('PRIV-04 with an order under way the dialog says what it waits for, and the deletion can be taken back', async () => {
  const orderId = orderIdSchema.parse('00000000-0000-4000-8000-0000deadbeef')
  const waits = { waitsFor: [{ orderId, shopName: 'Mama Nkechi', status: 'SHIPPED' }], latestAt: AT }
  const page = await openInDom('/profile', {
    user: ADA,
    serve: (api) => {
      serve(api)
      api.give(answer(getDeletion, { ...waits, requestedAt: null }))
    },
  })
  const section = part(page, 'Delete account')
  await section.role('button', 'Delete my account').click()
  const dialog = page.all.role('dialog', 'Delete your account?')
  await expect.poll(() => dialog.content).toContain('Order #deadbeef from Mama Nkechi')
  await expect.poll(() => dialog.content).toContain('15 Nov 2026 at the latest')

  page.api.give(
    answer(deleteMyAccount, { isDeleted: false }),
    answer(getDeletion, { ...waits, requestedAt: AT }),
  )
  await dialog.label(/^Your password/).fill(PASSWORD)
  await dialog.role('button', 'Delete my account').click()
  await expect
    .poll(() => section.content)
    .toContain("We'll delete your account once your orders are finished")
  expect(page.api.sent(deleteMyAccount).at(-1)).toEqual({
    password: PASSWORD,
    keepNewsletter: false,
    whenPossible: true,
  })

  page.api.give(answer(keepMyAccount, {}), answer(getDeletion, { ...waits, requestedAt: null }))
  await section.role('button', 'Keep my account').click()
  await expect.poll(() => section.role('button', 'Delete my account').count).toBe(1)
})

const MINE: DataOf<typeof exportMyData> = {
  exportedAt: AT,
  user: userSchema.strip().parse(ADA),
  sessions: [],
  activity: [],
  records: [],
  consents: [],
  acceptedTerms: [],
  emails: [{ subject: '<b>Hello</b>', sentAt: AT }],
  dataRequests: [],
  blocks: [],
  notes: [],
  looks: [],
  supportViews: [],
  leftOut: [{ what: 'codes', why: 'They guard you.' }],
  newsletter: null,
  enquiries: { messages: [], applications: [] },
  cart: [],
  wishlist: [],
  following: [],
  orders: [],
  orderMoves: [],
  disputes: [],
  addressReads: [],
  payments: [],
  questions: [],
  reviews: [],
}

test('PRIV-02 the page behind the link shows everything as text, and says when the link has expired', async () => {
  const expired = { status: 410, code: 'LINK_EXPIRED', message: 'This link has expired' } as const
  const page = await openInDom('/profile/data#the-key', {
    user: ADA,
    serve: (api) => {
      serverCart().serve(api)
      api.give(fail(exportMyData, expired))
    },
  })
  await expect.poll(() => page.all.role('main').content).toContain('This link has expired')

  page.api.give(answer(exportMyData, MINE))
  await page.all.role('main').role('button', 'Try Again').click()

  await expect.poll(() => page.all.role('main').content).toContain('<b>Hello</b>')
  expect(page.all.role('main').content).toContain('They guard you.')
  expect(page.api.sent(exportMyData).at(-1)).toEqual({ key: 'the-key' })
})

test('PRIV-08 the answer to a request is shown', async () => {
  const done = { ...REQUEST, state: 'DONE', answer: 'We put it right.', decidedAt: AT } as const
  const page = await openInDom('/profile', {
    user: ADA,
    serve: (api) => {
      serve(api)
      api.give(answer(listDataRequests, { requests: [done] }))
    },
  })
  await expect.poll(() => part(page, 'Ask us about your data').content).toContain('We put it right.')
})
