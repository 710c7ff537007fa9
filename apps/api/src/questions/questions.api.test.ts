import { listEmails } from '@ahia/contracts/developers/mailbox'
import type { QuestionId } from '@ahia/contracts/ids'
import { exportMyData } from '@ahia/contracts/profile/privacy'
import { askQuestion, listQuestions } from '@ahia/contracts/questions/product-questions'
import { answerQuestion, listShopQuestions } from '@ahia/contracts/seller/questions'
import { exportShopData } from '@ahia/contracts/seller/shop-settings'
import { beforeAll, expect, test } from 'vitest'
import { addProduct } from '#catalog/add-product.ts'
import { newId } from '#platform/ids.ts'
import { aProduct } from '../../test/builders.ts'
import { PASSWORD, send } from '../../test/customer.ts'
import { aBuyer, type Buyer, DEV_PAGES_OPEN } from '../../test/order-fixture.ts'
import { exportOf } from '../../test/privacy/own-data.ts'
import { readData } from '../../test/read-data.ts'
import { readError } from '../../test/read-error.ts'
import { aShopOwnerWithShop } from '../../test/shop-owner.ts'
import type { TestApi } from '../../test/test-api.ts'
import { startApiWithJobs } from '../../test/with-jobs.ts'

const TEXT = 'Does it keep without a fridge?'

let api: TestApi
beforeAll(async () => {
  api = await startApiWithJobs({ env: DEV_PAGES_OPEN })
})

/** An approved shop with an owner, and something that it sells. */
async function aSeller() {
  const owner = await aShopOwnerWithShop(api, { status: 'APPROVED' })
  const product = aProduct({ shopId: owner.shopId, name: 'Ogi, 1 kg' })
  await api.db.transaction((tx) => addProduct(tx, product))
  const open = async (state = 'open') =>
    readData(listShopQuestions, await send(api, `/shop/questions?state=${state}`, owner))
  const answer = (id: string, text: string) =>
    send(api, `/shop/questions/${id}/answer`, { token: owner.token, body: { answer: text } })
  return { ...owner, productId: product.id, path: `/products/${product.id}/questions`, open, answer }
}

const ask = async (buyer: Buyer, path: string, question = TEXT): Promise<QuestionId> =>
  (await readData(askQuestion, await buyer.post(path, { question }))).questionId

const unsent = async () =>
  (await api.pool.query(`select from graphile_worker.jobs where task_identifier = 'send_email'`)).rowCount

/** Once all emails are sent. */
async function emailsTo(email: string) {
  await expect.poll(unsent).toBe(0)
  return (await api.call(listEmails, { to: email })).messages
}

test('WIN-39, WIN-40 a question reaches the shop by email, and is public once the shop has answered', async () => {
  const seller = await aSeller()
  const buyer = await aBuyer(api)
  await buyer.post('/user/updateProfile', { name: 'Ada Ngozi Obi' })

  const id = await ask(buyer, seller.path)

  expect((await api.call(listQuestions, { id: seller.productId })).questions).toEqual([])
  const [email, ...others] = await emailsTo(seller.email)
  expect([email?.subject, others]).toEqual(['A question about Ogi, 1 kg', []])
  expect(email?.text).toContain(`Ada O. asks: “${TEXT}”`)
  expect(email?.text).toContain('/seller/questions')
  expect((await seller.open()).questions).toMatchObject([{ _id: id, authorName: 'Ada O.', text: TEXT }])

  await ask(buyer, seller.path, 'Is it made of white or yellow maize?') // stays unseen beside an answered one
  const { question } = await readData(answerQuestion, await seller.answer(id, ' For three days. '))

  expect(question).toMatchObject({ answer: 'For three days.' })
  expect(await api.call(listQuestions, { id: seller.productId })).toMatchObject({
    questions: [{ _id: id, authorName: 'Ada O.', text: TEXT, answer: 'For three days.' }],
    total: 1,
  })
  expect((await seller.open()).total).toBe(1)
  expect((await seller.open('answered')).total).toBe(1)
})

test('WIN-40 the customer is emailed the first answer, and not its corrections', async () => {
  const seller = await aSeller()
  const buyer = await aBuyer(api)
  const id = await ask(buyer, seller.path)

  await seller.answer(id, 'For three days.')
  await seller.answer(id, 'For five days.')

  const emails = await emailsTo(buyer.email)
  expect(emails).toHaveLength(1)
  expect(emails[0]?.text).toContain('“For three days.”')
  const { questions } = await api.call(listQuestions, { id: seller.productId })
  expect(questions).toMatchObject([{ answer: 'For five days.' }])
})

test('WIN-39 the same question sent again and at the same time is asked once, and the shop is emailed once', async () => {
  const seller = await aSeller()
  const buyer = await aBuyer(api)

  const texts = [TEXT, ` ${TEXT.toUpperCase()} `, TEXT.replace(' keep', '\n  keep'), TEXT]
  const ids = await Promise.all(texts.map((text) => ask(buyer, seller.path, text)))

  expect(new Set(ids).size).toBe(1)
  expect(await emailsTo(seller.email)).toHaveLength(1)
  await ask(await aBuyer(api), seller.path)
  expect((await seller.open()).total).toBe(2)
})

test('WIN-39 a question is refused without an account, too short, too long, of no product, and after ten in an hour', async () => {
  const seller = await aSeller()
  const buyer = await aBuyer(api)
  const statusOf = async (path: string, question: string) => (await buyer.errorOf(path, { question })).status

  expect((await send(api, seller.path, { body: { question: TEXT } })).status).toBe(401)
  expect(await statusOf(seller.path, ' too short ')).toBe(422)
  expect(await statusOf(seller.path, 'a'.repeat(501))).toBe(422)
  expect(await statusOf(`/products/${newId()}/questions`, TEXT)).toBe(404)
  const many = await aBuyer(api)
  for (let asked = 0; asked < 10; asked += 1) await ask(many, seller.path, `${TEXT} ${asked}`)
  expect(await many.errorOf(seller.path, { question: TEXT })).toMatchObject({ status: 429 })
})

test('WIN-40 another shop can neither see nor answer a question, and a customer cannot either', async () => {
  const seller = await aSeller()
  const rival = await aSeller()
  const buyer = await aBuyer(api)
  const id = await ask(buyer, seller.path)

  expect((await rival.open()).total).toBe(0)
  expect(await readError(await rival.answer(id, 'Buy mine.'))).toMatchObject({
    status: 404,
    code: 'QUESTION_NOT_FOUND',
  })
  expect((await buyer.post(`/shop/questions/${id}/answer`, { answer: 'Yes.' })).status).toBe(403)
  expect((await seller.open()).questions).toMatchObject([{ answer: null }])
})

test('WIN-41, PROF-06 questions are in the data export; with the account the unanswered go, and the name of the others', async () => {
  const seller = await aSeller()
  const buyer = await aBuyer(api)
  await buyer.post('/user/updateProfile', { name: 'Ada Ngozi Obi' })
  const answered = await ask(buyer, seller.path)
  await seller.answer(answered, 'For three days.')
  await ask(buyer, seller.path, 'Is it made of white or yellow maize?')
  const { questions } = await readData(exportMyData, await exportOf(api, buyer))
  expect(questions).toMatchObject([
    { text: 'Is it made of white or yellow maize?', answer: null },
    { text: TEXT, answer: 'For three days.' },
  ])

  expect((await buyer.post('/user/deleteAccount', { password: PASSWORD })).status).toBe(200)

  expect((await seller.open()).total).toBe(0)
  expect((await seller.open('answered')).questions).toMatchObject([{ authorName: 'Customer', text: TEXT }])
  await seller.answer(answered, 'For five days.') // has nobody to email
})

test('SELL-62 a shop sees the picture of the product, whether it is on sale, and nothing else of who asked', async () => {
  const seller = await aSeller()
  const buyer = await aBuyer(api)
  const id = await ask(buyer, seller.path)

  const { questions } = await seller.open()

  expect(questions).toEqual([
    {
      _id: id,
      product: {
        _id: seller.productId,
        name: 'Ogi, 1 kg',
        image: '/media/test-picture/720.webp',
        isOnSale: true,
      },
      authorName: expect.any(String),
      text: TEXT,
      askedAt: expect.any(String),
      answer: null,
      answeredAt: null,
    },
  ])
  await api.pool.query(`update products set status = 'HIDDEN' where id = $1`, [seller.productId])
  const { question } = await readData(answerQuestion, await seller.answer(id, 'For three days.'))
  expect(question.product).toMatchObject({ image: '/media/test-picture/720.webp', isOnSale: false })
})

test('SELL-61, SELL-62 answers are in the data export of the shop with their questions, but not who asked', async () => {
  const seller = await aSeller()
  const rival = await aSeller()
  const buyer = await aBuyer(api)
  await seller.answer(await ask(buyer, seller.path), 'For three days.')
  await ask(buyer, seller.path, 'Is it made of white or yellow maize?')
  const exported = async (token: string) =>
    (await readData(exportShopData, await send(api, '/shop/export', { token }))).answers

  expect(await exported(seller.token)).toEqual([
    {
      productId: seller.productId,
      productName: 'Ogi, 1 kg',
      question: TEXT,
      answer: 'For three days.',
      answeredAt: expect.any(String),
    },
  ])
  expect(await exported(rival.token)).toEqual([])
})
