import { askAssistant } from '@ahia/contracts/assistant'
import { beforeAll, expect, test } from 'vitest'
import { createMatchDeps } from '#catalog/search/find-many-matches.ts'
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

test('CHAT-06 a measure names the price of what would be bought', async () => {
  expect(await ask('cheapest 50 kg rice')).toEqual({
    text: expect.stringContaining('₦82,000'),
    names: ['Abakaliki rice, destoned and parboiled'],
  })
})

test('CHAT-06 what nobody sells is said not to be there, and what only shares a word is not shown', async () => {
  const { text, names } = await ask('rice cooker')

  expect(text).toContain('nothing')
  expect(names).not.toContain('Ofada rice, stone-free')
})

test('CHAT-06 a thing that nobody sells and nothing resembles brings no cards', async () => {
  expect(await ask('bicycle')).toEqual({ text: expect.stringContaining('nothing'), names: [] })
})

test('CHAT-06 a choice that is sold out is said to be so', async () => {
  const { text } = await ask('20,000 mAh power bank in white')

  expect(text).toContain('out of stock')
})

test('CHAT-06 a slip that leaves another word is still read as what was meant, and a short name is no slip', async () => {
  const { names } = await ask('earings under seven thousand')
  const watch = await ask('Rolex')

  expect(names).toEqual(['Brass teardrop earrings with turquoise glass'])
  expect(watch).toEqual({ text: expect.stringContaining('nothing'), names: [] })
})

test('CHAT-06 where something bears the whole phrase no other kind is shown', async () => {
  const { names } = await ask('5ltr groundnut oil')

  expect(names).toEqual(['Groundnut oil, filtered'])
})

test('CHAT-06 a subtitle may say what a thing is, a set of things does not', async () => {
  const { names } = await ask('soap, but not black soap')

  expect(names).toEqual(['Turmeric and pawpaw face bar, 120 g'])
})

test('CHAT-06 what is made for animals is not shown where the same is there for people', async () => {
  const { names } = await ask('barbing clipper')

  expect(names).toEqual(['Cordless hair clipper with six guards'])
})

test('CHAT-06 a phrase means the one product that has all its words, of the shop that it names', async () => {
  const deps = createMatchDeps(api)
  const named = (text: string) => findNamed(deps, text)

  expect((await named('eggs from Kuje Farm Gate'))?.shopId.name).toBe('Kuje Farm Gate')
  expect((await named('the slim powerbank'))?.name).toBe('Slim power bank, 10,000 mAh')
  expect(await named('iPhone 15')).toBeNull()
})

test('CHAT-06 of several things each is shown, and what there is none of is said', async () => {
  const both = await ask('dog and cat food')
  const half = await ask('ogbono and egusi')

  expect(both.names).toContain('Dry dog food, chicken and rice, for adult dogs')
  expect(both.names).toContain('Dry cat food, ocean fish')
  expect(half).toEqual({
    text: expect.stringContaining('nothing for “egusi”'),
    names: ['Ogbono seeds, clean and dry'],
  })
})

test('CHAT-06 a thing in other colours is nearer than another thing in the right one', async () => {
  const { text, names } = await ask('brown leather wallet')

  expect(text).toContain('other colours')
  expect(names).toEqual(['Bifold wallet, full-grain leather, 8 cards'])
})
