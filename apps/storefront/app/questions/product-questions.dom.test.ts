import { askQuestion, listQuestions } from '@ahia/contracts/questions/product-questions'
import { listSavedItems } from '@ahia/contracts/wishlist'
import { type ApiAnswer, answer, fail } from '@ahia/testing/open-page'
import { expect, test } from 'vitest'
import { serverCart } from '../../test/dom/carts.ts'
import { ADA, HONEY } from '../../test/dom/goods.ts'
import { type DomPage, openInDom } from '../../test/dom/open-in-dom.ts'
import { productAnswers } from '../../test/dom/product-page.ts'
import { questions } from '../../test/market.ts'

const idOf = (place: number) => `00000000-0000-4000-8000-${String(800 + place).padStart(12, '0')}`

const pageOf = (page: number, length: number) =>
  answer(
    listQuestions,
    questions({
      questions: Array.from({ length }, (_, place) => ({
        _id: idOf(page * 10 + place),
        authorName: 'Ada O.',
        text: `Question ${page}.${place}?`,
        askedAt: '2026-10-01T09:00:00.000Z',
        answer: 'For three days.',
        answeredAt: '2026-10-02T09:00:00.000Z',
      })),
      total: 6,
      page,
      pages: 2,
    }),
  )

const section = ({ all }: DomPage) => all.role('region', 'Questions and answers')
const openHoney = (...given: ApiAnswer[]) =>
  openInDom(`/products/${HONEY._id}`, { answers: [...given, ...productAnswers(HONEY)] })

test('WIN-39 a product shows its answered questions with the shop’s answers, and more on request', async () => {
  const page = await openHoney(pageOf(1, 5))
  expect(section(page).role('listitem').first().content).toContain('Question 1.0?')
  expect(section(page).role('listitem').first().content).toContain('For three days.')
  page.api.give(pageOf(2, 1))

  await section(page).role('button', 'Show more questions').click()

  await expect.poll(() => section(page).role('listitem').count).toBe(6)
  expect(page.api.sent(listQuestions)).toMatchObject([{ page: '2' }])
})

test('WIN-39 a product without questions says who will answer, and a guest signs in to ask', async () => {
  const page = await openHoney()

  expect(section(page).content).toContain(`No questions yet. Not sure about something? ${HONEY.shopId.name}`)
  expect(section(page).role('link', 'Ask the shop').attribute('href')).toBe(
    `/auth?next=${encodeURIComponent(`/products/${HONEY._id}`)}`,
  )
})

test('WIN-39 questions that fail to load show an error, and Try Again loads them', async () => {
  const page = await openHoney(fail(listQuestions, { status: 500 }))
  expect(section(page).role('alert').count).toBe(0) // nobody waits for it yet
  page.api.give(fail(listQuestions, { status: 500 }))
  await section(page).role('button', 'Try Again').click()
  await expect.poll(() => section(page).role('alert').count).toBe(1)
  page.api.give(pageOf(1, 5))

  await section(page).role('button', 'Try Again').click()

  await expect.poll(() => section(page).role('listitem').count).toBe(5)
})

test('WIN-39 a customer asks; a short question is not sent, and a failure keeps what was written', async () => {
  const page = await openInDom(`/products/${HONEY._id}`, {
    answers: productAnswers(HONEY),
    user: ADA,
    serve: (api) => {
      serverCart().serve(api)
      api.give(answer(listSavedItems, { items: [] }))
    },
  })
  await section(page).role('link', 'Ask the shop').click()
  const dialog = page.all.role('dialog')
  await expect.poll(() => dialog.label(/^Your question/).count).toBe(1)
  await dialog.label(/^Your question/).fill('Short?')
  await dialog.role('button', 'Send question').click()
  expect(page.api.sent(askQuestion)).toEqual([])
  page.api.lose(askQuestion)
  await dialog.label(/^Your question/).fill('Does it keep without a fridge?')
  await dialog.role('button', 'Send question').click()
  await expect.poll(() => dialog.text('No response from server').count).toBe(1)
  page.api.give(answer(askQuestion, { questionId: idOf(1) }))

  await dialog.role('button', 'Send question').click()

  await expect.poll(() => page.toasts.content).toContain("We'll email you the answer.")
  expect(page.api.sent(askQuestion).at(-1)).toEqual({ question: 'Does it keep without a fridge?' })
})
