import { type CustomerCard, getCustomer } from '@ahia/contracts/admin/customers'
import { getMe, type Me } from '@ahia/contracts/admin/session'
import { officeAnswer } from '@ahia/testing/office/office-answers'
import { answer } from '@ahia/testing/open-page'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { openOfficePage } from '../../test/open-office-page.ts'
import page from './customer-page.tsx'

const { me } = officeAnswer(getMe, 'filled') as { me: Me }
const given = officeAnswer(getCustomer, 'filled') as CustomerCard
const [one] = given.orders
if (!one) throw new Error('there is no order')
const { id } = given.customer
const CARD: CustomerCard = {
  ...given,
  counts: { orders: 1, open: 1, spent: 2500, refunds: 0, disputes: 1, reviews: 2 },
  orders: [{ ...one, status: 'DISPUTED' }],
}

async function open(permissions: Me['permissions']) {
  const View = () => createElement(page.View, { params: { id }, data: { id }, outcome: null })
  const answers = [answer(getMe, { me: { ...me, permissions } }), answer(getCustomer, CARD)]
  const opened = openOfficePage({ View }, answers, { path: `/customers/${id}`, params: { id } })
  opened.letIn()
  await expect.poll(() => opened.all.role('heading', 'Orders').count).toBe(1)
  return opened
}

test('ADMIN-36 the card counts in words, and leads to an order by its number', async () => {
  const { all } = await open(me.permissions)
  const words = document.querySelector('main')?.textContent

  expect(words).toContain('1 order (1 open), ₦2,500')
  expect(words).toContain('0 refunds · 1 dispute · 2 reviews')
  expect(words).toContain('In dispute')
  const link = document.querySelector(`main a[href="/orders/${one.id}"]`)
  expect(link?.textContent).toBe(one.id.slice(-8).toUpperCase())
  expect(all.text('DISPUTED').count).toBe(0)
})

test('ADMIN-09 who may not read orders sees the number without a link', async () => {
  await open(me.permissions.filter((permission) => permission !== 'orders.read'))

  expect(document.querySelector('main')?.textContent).toContain(one.id.slice(-8).toUpperCase())
  expect(document.querySelector('main a[href^="/orders/"]')).toBe(null)
})
