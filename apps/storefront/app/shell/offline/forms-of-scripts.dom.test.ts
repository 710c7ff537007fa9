import type { User } from '@ahia/contracts/shapes/user'
import { createFakeApi } from '@ahia/testing/dom/fake-api'
import { createElement, type ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ProfileForm } from '#accounts/profile/profile-form.tsx'
import { ReportDialog } from '#orders/report-dialog.tsx'
import { useOrderActions } from '#orders/use-order-actions.ts'
import { AskQuestion } from '#questions/ask-question.tsx'
import { WriteReview } from '#reviews/write-review.tsx'
import { HONEY } from '../../../test/dom/goods.ts'
import { orderOf } from '../../../test/dom/orders.ts'
import { leadsToPage } from './leads-to-page.ts'

const ADA: User = {
  name: 'Ada Obi',
  email: 'ada@ahia.example',
  phone: '0800 000 0001',
  gender: null,
  address: { street: null, city: null, state: null, country: null },
  status: 'ACTIVE',
  createdAt: '2026-11-14T12:05:00.000Z',
}
const nothing = () => {}

function Complaint() {
  const order = orderOf(HONEY)
  const surroundings = {} as never // it opens nothing
  const heading = { current: null }
  const actions = useOrderActions({ order, surroundings, heading, onChanged: nothing, onOutdated: nothing })
  return createElement(ReportDialog, { kind: 'PROBLEM', order, actions, open: true, onClose: nothing })
}

let unmount = nothing
beforeEach(() => {
  const api = createFakeApi([])
  api.setOffline(true)
  vi.stubGlobal('fetch', api.fetch)
})
afterEach(() => {
  unmount()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const FORMS: [name: string, form: () => ReactElement, opener?: string][] = [
  [
    'a review',
    () => createElement(WriteReview, { productId: HONEY._id, name: 'Honey', onWritten: nothing }),
    'Review',
  ],
  [
    'a question',
    () =>
      createElement(AskQuestion, {
        productId: HONEY._id,
        shopName: 'Nsukka Honey',
        isOpen: true,
        onClose: nothing,
      }),
  ],
  ['a complaint', () => createElement(Complaint)],
  ['the profile', () => createElement(ProfileForm, { user: ADA, onSaved: nothing, onCancel: nothing })],
]

test.each(FORMS)('WIN-69 offline, the form of %s leads to no page and stays', async (_, form, opener) => {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  unmount = () => root.unmount()
  root.render(form())
  if (opener) {
    await expect.poll(() => document.querySelector('button')?.textContent).toBe(opener)
    document.querySelector('button')?.click()
  }
  await expect.poll(() => document.querySelectorAll('form').length).toBe(1)

  expect(leadsToPage(document.querySelector('form'))).toBe(false)
})
