import { askAssistant } from '@ahia/contracts/assistant'
import { beforeAll, expect, test } from 'vitest'
import { createSearchDeps } from '#catalog/search/search-deps.ts'
import { DEV_PAGES_OPEN } from '../../../test/order-fixture.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { findNamed } from './find-named.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ isDemo: true, env: DEV_PAGES_OPEN })
})

const ask = async (message: string) => {
  const { chatbot_response: text, recommendations } = await api.call(askAssistant, {
    customer_input: message,
  })
  return { text, names: recommendations.map(({ name }) => name) }
}

test('CHAT-06 a request with a measure gets the price of that variant', async () => {
  expect(await ask('cheapest 50 kg rice')).toEqual({
    text: expect.stringContaining('₦82,000'),
    names: ['Abakaliki rice, destoned and parboiled'],
  })
})

test('CHAT-06 a product not sold gets that answer, and products that only share a word are not shown', async () => {
  const { text, names } = await ask('rice cooker')

  expect(text).toContain('nothing')
  expect(names).not.toContain('Ofada rice, stone-free')
})

test('CHAT-06 a product not sold and without similar ones shows no cards', async () => {
  expect(await ask('bicycle')).toEqual({ text: expect.stringContaining('no match'), names: [] })
})

test('CHAT-11 what is sold out of a list is said to be, and not that nothing matches it', async () => {
  const { text } = await ask('hair dryer, clipper and braiding hair, 60k')

  expect(text).toContain('Hand hair dryer with comb nozzle, ionic is out of stock')
})

test('CHAT-06 a sold-out option is reported as out of stock', async () => {
  const { text } = await ask('20,000 mAh power bank in white')

  expect(text).toContain('out of stock')
})

test('CHAT-06 a misspelling is corrected even if it is another word, and a short name is not corrected', async () => {
  const { names } = await ask('earings under seven thousand')
  const watch = await ask('Rolex')

  expect(names).toEqual(['Brass teardrop earrings with turquoise glass'])
  expect(watch).toEqual({ text: expect.stringContaining('no match'), names: [] })
})

test('CHAT-06 when a product matches the whole phrase, no other kind is shown', async () => {
  const { names } = await ask('5ltr groundnut oil')

  expect(names).toEqual(['Groundnut oil, filtered'])
})

test('CHAT-06 a subtitle can say what a product is, but the contents of a set cannot', async () => {
  const { names } = await ask('soap, but not black soap')

  expect(names).toEqual(['Turmeric and pawpaw face bar, 120 g'])
})

test('CHAT-06 products for animals are not shown when the same exists for people', async () => {
  const { names } = await ask('barbing clipper')

  expect(names).toEqual(['Cordless hair clipper with six guards'])
})

test('CHAT-06 a phrase matches the one product with all its words, from the shop it names', async () => {
  const deps = createSearchDeps(api)
  const named = (text: string) => findNamed(deps, text)

  expect((await named('eggs from Kuje Farm Gate'))?.shopId.name).toBe('Kuje Farm Gate')
  expect((await named('the slim powerbank'))?.name).toBe('Slim power bank, 10,000 mAh')
  expect(await named('iPhone 15')).toBeNull()
})

test('CHAT-06 each of several requested products is shown, and a missing one is named', async () => {
  const both = await ask('dog and cat food')
  const half = await ask('ogbono and egusi')

  expect(both.names).toContain('Dry dog food, chicken and rice, for adult dogs')
  expect(both.names).toContain('Dry cat food, ocean fish')
  expect(half).toEqual({
    text: expect.stringContaining('nothing for “egusi”'),
    names: ['Ogbono seeds, clean and dry'],
  })
})

test('CHAT-06 the same product in other colours is preferred to another product in the right colour', async () => {
  const { text, names } = await ask('brown leather wallet')

  expect(text).toContain('other colours')
  expect(names).toEqual(['Bifold wallet, full-grain leather, 8 cards'])
})

test('CHAT-06 above the nearest stands what it is and what its page does not mention, and no denial', async () => {
  const { text, names } = await ask('wireless earbuds with screen')

  expect(text).toContain('nearest I have for “wireless earbuds screen”, though its page doesn')
  expect(text).not.toContain('nothing')
  expect(names).toContain('Wireless earbuds with charging case')
})

test('CHAT-11 what is for something else is not proposed: a stand for a laptop is no standing cooker', async () => {
  const { text, names } = await ask('stand for my laptop, food for my dog and a mouse')

  expect(text).toContain('no match for “stand for my laptop”')
  expect(names).toEqual([expect.stringContaining('dog food'), expect.stringContaining('mouse')])
})
