import { productIdSchema, questionIdSchema } from '@ahia/contracts/ids'
import { answerQuestion, listShopQuestions, type ShopQuestion } from '@ahia/contracts/seller/questions'
import type { Locator } from '@ahia/testing/dom/locator'
import { type ApiAnswer, answer, fail } from '@ahia/testing/open-page'
import { expect, test } from 'vitest'
import { openHubPage } from '../../test/open-hub-page.ts'
import page from './questions-page.tsx'

const idOf = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`

const question = (place: number, given: Partial<ShopQuestion> = {}): ShopQuestion => ({
  _id: questionIdSchema.parse(idOf(place)),
  product: {
    _id: productIdSchema.parse(idOf(900)),
    name: 'Ogi, 1 kg',
    image: '/media/ogi-1/720.webp',
    isOnSale: true,
  },
  authorName: 'Ada O.',
  text: `Question ${place}?`,
  askedAt: '2026-11-01T08:15:00.000Z',
  answer: null,
  answeredAt: null,
  ...given,
})
const answered = (place: number, text: string) =>
  question(place, { answer: text, answeredAt: '2026-11-02T08:00:00.000Z' })

const listed = (state: 'open' | 'answered', questions: ShopQuestion[], total = questions.length) => ({
  ...answer(listShopQuestions, { questions, total, page: 1, pages: Math.ceil(total / 20) }),
  query: { state },
})

const open = (...given: Parameters<typeof openHubPage>) => {
  const opened = openHubPage(...given)
  return { ...opened, card: (text: string) => opened.all.css('main li').containing(text) }
}

const openQuestions = (...answers: ApiAnswer[]) => open(page, answers)
const sendIn = (card: Locator) => card.role('button', 'Send answer').click()

test('SELL-62 a shop answers: unanswered questions first with product and time, sent once, then shown in place', async () => {
  const { api, all, card } = openQuestions(
    listed('open', [question(1), question(2)]),
    listed('answered', [answered(3, 'Yes, in Yaba.')]),
  )
  await expect.poll(() => all.css('h2').count).toBe(2)
  expect(all.css('main li').all()).toHaveLength(3)
  expect(card('Question 1?').content).toContain('Ogi, 1 kg')
  expect(card('Question 1?').content).toContain('Ada O., 1 Nov 2026, 9:15 am')
  expect(card('Question 1?').css('img').attribute('srcset')).toContain('/media/ogi-1/180.webp')
  expect(card('Question 3?').content).toContain('Yes, in Yaba.')
  api.give(answer(answerQuestion, { question: answered(1, 'For three days.') }))
  const held = api.hold(answerQuestion)
  await card('Question 1?')
    .label(/^Your answer/)
    .fill(' For three days. ')
  await sendIn(card('Question 1?'))
  await card('Question 1?').role('button', /Send/).click()
  held.release()

  await expect
    .poll(() => card('Question 1?').css(':focus').content)
    .toContain('Answer sent. The product page shows it now.')
  expect(api.sent(answerQuestion)).toEqual([{ answer: 'For three days.' }])
  expect(all.css('h2').first().content).toBe('Waiting for your answer (1)')
})

test('SELL-62 an empty or too long answer is not sent and says why; a failure and a reload keep what was typed', async () => {
  const { api, card, reload } = openQuestions(listed('open', [question(1)]), listed('answered', []))
  const field = () => card('Question 1?').label(/^Your answer/)
  await expect.poll(() => field().count).toBe(1)
  await sendIn(card('Question 1?'))
  await expect.poll(() => card('Question 1?').content).toContain('Write your answer')
  await field().fill('a'.repeat(1_002))
  await expect.poll(() => field().description).toContain('1,002 of 1,000 characters')
  await expect.poll(() => field().description).toContain('Too long by 2 characters')
  await sendIn(card('Question 1?'))
  expect(api.sent(answerQuestion)).toEqual([])

  api.lose(answerQuestion)
  await field().fill('For three days.')
  await sendIn(card('Question 1?'))
  await expect.poll(() => card('Question 1?').role('alert').content).toContain('No response from server')
  expect(field().value).toBe('For three days.')
  reload()
  await expect.poll(() => field().value).toBe('For three days.')
  api.give(fail(answerQuestion, { status: 404, code: 'QUESTION_NOT_FOUND', message: 'There is none' }))
  await sendIn(card('Question 1?'))
  await expect.poll(() => card('Question 1?').role('alert').content).toContain('deleted this question')

  api.give(answer(answerQuestion, { question: answered(1, 'For three days.') }))
  await sendIn(card('Question 1?'))
  await expect.poll(() => card('Question 1?').role('status').content).toContain('Answer sent.')
  expect(sessionStorage.length).toBe(0)
})

test('SELL-62 an answer can be changed, and Cancel leaves it as it was', async () => {
  const { api, card } = openQuestions(listed('open', []), listed('answered', [answered(1, 'In Yaba.')]))
  const one = card('Question 1?')
  await expect.poll(() => one.count).toBe(1)
  await one.role('button', 'Change answer').click()
  await one.label(/^Your answer/).fill('In Lekki.')
  await one.role('button', 'Cancel').click()
  await expect.poll(() => one.content).toContain('In Yaba.')

  api.give(answer(answerQuestion, { question: answered(1, 'In Surulere.') }))
  await one.role('button', 'Change answer').click()
  await expect.poll(() => one.label(/^Your answer/).value).toBe('In Yaba.')
  await one.label(/^Your answer/).fill('In Surulere.')
  await one.role('button', 'Save answer').click()

  await expect.poll(() => one.content).toContain('Answer changed.')
  expect(one.content).toContain('In Surulere.')
})

test('SELL-62 more questions: answered ones do not make the next page skip any', async () => {
  const many = Array.from({ length: 22 }, (_, place) => question(place + 101))
  const { api, all, card } = openQuestions(listed('open', many.slice(0, 20), 22), listed('answered', []))
  await expect.poll(() => all.css('main li').count).toBe(20)
  api.give(answer(answerQuestion, { question: answered(101, 'Yes.') }))
  await card('Question 101?')
    .label(/^Your answer/)
    .fill('Yes.')
  await sendIn(card('Question 101?'))
  await expect.poll(() => all.css('h2').first().content).toBe('Waiting for your answer (21)')
  api.give(listed('open', many.slice(1, 21), 21))
  await all.role('button', 'Show more questions').click()
  await expect.poll(() => all.css('main li').count).toBe(21)
  expect(api.sent(listShopQuestions).at(-1)).toEqual({ state: 'open', page: '1' })
  api.give({ ...listed('open', many.slice(21), 21), query: { state: 'open', page: '2' } })

  await all.role('button', 'Show more questions').click()

  await expect.poll(() => all.css('main li').count).toBe(22)
  expect(all.role('button', 'Show more questions').count).toBe(0)
})

test('SELL-62 questions: an error with another try, none at all, and a shop without a profile', async () => {
  const { api, all } = openQuestions(fail(listShopQuestions, { status: 500, message: 'Not now' }))
  await expect.poll(() => all.role('alert').content).toContain('Not now')
  api.give(listed('open', []), listed('answered', []))
  await all.role('button', 'Try again').click()
  await expect.poll(() => all.css('h2').content).toBe('No questions yet')

  const other = open(page, [], { signedIn: { shop: null } })
  await expect.poll(() => other.all.css('h2').content).toBe('Add your shop profile first')
})
