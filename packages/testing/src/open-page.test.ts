import { listProducts } from '@ahia/contracts/catalog'
import { sendMessage } from '@ahia/contracts/contact'
import type { HtmlPage, RenderPage } from '@ahia/contracts/page-host'
import { showShop } from '@ahia/contracts/shops'
import { expect, test } from 'vitest'
import { answer, fail, openPage } from './open-page.ts'

const EMPTY = {
  products: [],
  total: 0,
  page: 1,
  pages: 0,
  facets: {
    categories: [],
    subCategories: [],
    ratings: [],
    inStock: 0,
    delivery: [],
    deliversTo: [],
    brands: [],
    price: null,
  },
  didYouMean: null,
  understood: { chips: [], isClose: false, notCarried: null },
}

const aPage = (text: string): HtmlPage => ({
  status: 200,
  headers: {},
  html: `<html><head></head><body><main>${text}</main></body></html>`,
})

/** A page that says what the API has answered to one call. */
const pageCalling =
  (path: string, init?: RequestInit): RenderPage =>
  async (_request, host) => {
    const response = await host.fetch(new Request(`http://market/api/v1${path}`, init))
    const text = (await response.text()).replaceAll('<', '')
    return aPage(`${response.status} ${text}`)
  }

test('a call is answered by the first answer that matches endpoint and query', async () => {
  const answers = [
    answer(listProducts, EMPTY, { search: 'rice' }),
    answer(listProducts, { ...EMPTY, didYouMean: 'yam' }),
  ]
  const message = async (path: string) => (await openPage(pageCalling(path), '/', { answers })).main.text

  expect(await message('/products?search=rice')).toContain('"didYouMean":null')
  expect(await message('/products?search=yma')).toContain('"didYouMean":"yam"')
})

test('an error has its status, and the sent data is recorded', async () => {
  const init = { method: 'POST', body: '{"name":"Ada"}' }
  const answers = [fail(sendMessage, { status: 429, code: 'RATE_LIMITED', message: 'Please wait.' })]
  const { main, sent } = await openPage(pageCalling('/contact', init), '/', { answers })

  expect(main.text).toContain('429')
  expect(main.text).toContain('Please wait.')
  expect(sent).toEqual([{ name: 'Ada' }])
})

test('a test cannot use data or an error code that the contract does not allow', () => {
  expect(() => answer(listProducts, { ...EMPTY, total: -1 })).toThrow('total')
  expect(() => fail(showShop, { status: 410, code: 'PRODUCT_GONE' })).toThrow('never answers PRODUCT_GONE')
})

test('a page that sends data the contract does not accept fails', async () => {
  const calling = pageCalling('/contact', { method: 'POST', body: '{"name":"Ada"}' })

  await expect(openPage(calling, '/', { answers: [answer(sendMessage, {})] })).rejects.toThrow('subject')
})

test('an unexpected call, a reported error and a React warning fail the test', async () => {
  const page = aPage('')

  await expect(openPage(pageCalling('/shops'), '/')).rejects.toThrow('no answer is given for GET')
  await expect(
    openPage(async (_request, { report }) => {
      report(new Error('a page broke'))
      return page
    }, '/'),
  ).rejects.toThrow('a page broke')
  await expect(
    openPage(async () => {
      console.error('In HTML, %s cannot be a child of %s', 'div', 'p')
      return page
    }, '/'),
  ).rejects.toThrow('cannot be a child')
})
