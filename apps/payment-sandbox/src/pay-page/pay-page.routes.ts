import fs from 'node:fs'
import path from 'node:path'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { Sandbox } from '#sandbox.ts'
import { charge, chargeCard } from '#transactions/charge.ts'
import { findCard, TEST_CARDS } from '#transactions/test-cards.ts'
import { findByAccessCode, type Transaction } from '#transactions/transactions.sql.ts'
import { CARD_PROBLEMS, type CardProblem, cardProblem, problemWords } from './card.rules.ts'
import { cancelledPage, paidPage, unknownPage, waitingPage } from './other-pages.ts'
import { pageHeaders } from './page-headers.ts'
import { payPage, WAYS } from './pay-page.ts'
import { wayBack } from './way-back.ts'

const asset = (name: string): string => fs.readFileSync(path.join(import.meta.dirname, name), 'utf8')
const styles = asset('pay.css')
const script = asset('watch.js')

const cardForm = z.object({ number: z.string(), expiry: z.string(), cvv: z.string() })
const sentForm = z.object({ channel: z.enum(['bank_transfer', 'ussd']) })
const wayQuery = z.enum(WAYS).catch('card')
const problemQuery = z.enum(CARD_PROBLEMS).nullable().catch(null)

type Page = Parameters<Context['html']>[0]

/** The page behind `authorization_url`: works as plain HTML, one form a step. */
export function payPageRoutes(sandbox: Sandbox) {
  const { store, settings, outbox, pace } = sandbox
  const { merchantName } = settings

  const show = (
    c: Context,
    page: Page,
    transaction: Transaction | null = null,
    status: 200 | 404 | 409 = 200,
  ) => c.html(page, status, pageHeaders(transaction))
  const showPaid = (c: Context, paid: Transaction, status: 200 | 409 = 200) =>
    show(c, paidPage({ merchantName, transaction: paid, backUrl: wayBack(paid) }), paid, status)
  const showWaiting = (c: Context, transaction: Transaction) =>
    show(c, waitingPage({ merchantName, transaction, backUrl: null }), transaction)
  const isPaid = ({ captured }: Transaction) => captured !== null
  const find = (c: Context) => findByAccessCode(store, c.req.param('code') ?? '')

  /** To the merchant, once a payment was made; P30: its event may be there before the customer. */
  const leave = async (c: Context, paid: Transaction) => {
    if (outbox.mode.mode === 'before-answer') await outbox.deliverNow()
    const back = wayBack(paid)
    return back === null ? showPaid(c, paid) : c.redirect(back, 303)
  }

  return new Hono()
    .get('/assets/pay.css', (c) => c.body(styles, 200, { 'content-type': 'text/css; charset=utf-8' }))
    .get('/assets/watch.js', (c) => c.body(script, 200, { 'content-type': 'text/javascript; charset=utf-8' }))
    .get('/:code', (c) => {
      const transaction = find(c)
      if (!transaction) return show(c, unknownPage(), null, 404)
      if (isPaid(transaction)) return showPaid(c, transaction)
      if (transaction.status === 'pending' && c.req.query('by') === undefined)
        return showWaiting(c, transaction)
      const way = wayQuery.parse(c.req.query('by'))
      const card = TEST_CARDS.find(({ name }) => name === c.req.query('card')) ?? null
      const named = problemQuery.parse(c.req.query('problem'))
      const problem = named && problemWords(named, { card, bankSays: transaction.gatewayResponse })
      return show(c, payPage({ merchantName, transaction, way, card, problem }), transaction)
    })
    .get('/:code/state', (c) =>
      c.json({ status: find(c)?.status ?? null }, 200, { 'cache-control': 'no-store' }),
    )
    .get('/:code/done', (c) => {
      const transaction = find(c)
      if (!transaction) return show(c, unknownPage(), null, 404)
      return isPaid(transaction) ? leave(c, transaction) : c.redirect(`/${transaction.accessCode}`, 303)
    })
    .post('/:code/card', async (c) => {
      const transaction = find(c)
      if (!transaction) return show(c, unknownPage(), null, 404)
      const refuse = (problem: CardProblem, number: string) => {
        const query = new URLSearchParams({ by: 'card', card: findCard(number)?.name ?? '', problem })
        return c.redirect(`/${transaction.accessCode}?${query}`, 303)
      }
      const given = cardForm.safeParse(await c.req.parseBody())
      if (!given.success) return refuse('missing', '')
      const problem = cardProblem(given.data, new Date())
      if (problem !== null) return refuse(problem, given.data.number)
      const tried = chargeCard(sandbox, transaction, given.data.number)
      if (!tried) return showPaid(c, transaction, 409)
      if (isPaid(tried)) return leave(c, tried)
      return refuse('declined', given.data.number)
    })
    .post('/:code/sent', async (c) => {
      const transaction = find(c)
      if (!transaction) return show(c, unknownPage(), null, 404)
      const { channel } = sentForm.parse(await c.req.parseBody())
      const confirmAt = Date.now() + pace.confirmMs
      const sent = charge(sandbox, transaction, { channel, card: null, outcome: 'pending', confirmAt })
      return sent ? c.redirect(`/${transaction.accessCode}`, 303) : showPaid(c, transaction, 409)
    })
    .post('/:code/cancel', (c) => {
      const transaction = find(c)
      if (!transaction) return show(c, unknownPage(), null, 404)
      // Money that is already on its way cannot be called back.
      if (transaction.status !== 'pending' && !isPaid(transaction)) {
        charge(sandbox, transaction, { channel: 'card', card: null, outcome: 'abandoned' })
      }
      const back = wayBack(transaction)
      if (back !== null) return c.redirect(back, 303)
      return show(c, cancelledPage({ merchantName, transaction, backUrl: null }), transaction)
    })
}
