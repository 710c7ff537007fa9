import type { AccountId, ProductId } from '@ahia/contracts/ids'
import { describe, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { aConversation } from '../../../test/assistant/a-conversation.ts'
import { planSchema } from './plan.ts'
import { planByRules } from './plan-by-rules.ts'

const toolsOf = (...described: Parameters<typeof aConversation>) =>
  planByRules(aConversation(...described)).calls.map(({ tool }) => tool)
const firstOf = (...described: Parameters<typeof aConversation>) =>
  planByRules(aConversation(...described)).calls[0]

describe('CHAT-09 what was said becomes a plan', () => {
  test.each([
    ['hello', { tool: 'talk', about: 'greeting' }],
    ['write me a love poem', { tool: 'talk', about: 'off-topic' }],
    ['where is my order?', { tool: 'orders', text: null }],
    ['when will the headphones reach me?', { tool: 'orders', text: null }],
    ['compare the slim power bank and the 20,000 mAh one', { tool: 'compare', text: null }],
    ['which shop sells suya in Abuja?', { tool: 'shops', text: null }],
    ['rice and beans, I have 30k', { tool: 'basket', things: ['rice', 'beans'], maxNaira: 30_000 }],
    ['how many shops do you have', { tool: 'shops', text: null }],
    ['do you know any shop selling beads', { tool: 'shops', text: null }],
    ['shops that sell aso ebi in Lagos', { tool: 'shops', text: null }],
    ['who is the owner of Amala Corner', { tool: 'shops', text: null }],
    ['which of the two tablets has the longer battery?', { tool: 'compare', text: null }],
    ['has the seller shipped?', { tool: 'orders', text: null }],
    ['I wan buy something', { tool: 'ask-back', about: 'aim' }],
    ['e no dey work', { tool: 'ask-back', about: 'aim' }],
  ])('"%s"', (message, call) => {
    expect(firstOf(message)).toEqual(call)
  })

  test('“did my payment go through” is answered by the orders of who is signed in, and by our pages to guests', () => {
    const message = 'did my payment go through?'
    expect(firstOf(message, { accountId: newId<AccountId>() })).toEqual({ tool: 'orders', text: null })
    expect(firstOf(message)).toEqual({ tool: 'policy', text: null })
  })

  test('every plan passes the schema that a model’s plan must pass', () => {
    for (const message of ['hello', 'fans under 20k', 'rice and beans, I have 30k', 'is it heavy?'])
      expect(planSchema.safeParse(planByRules(aConversation(message))).success, message).toBe(true)
  })

  test('a plan with an unknown tool, a price of its own or a word too many is refused', () => {
    const calls = [{ tool: 'search', text: 'fan' }]
    expect(planSchema.safeParse({ feeling: null, calls }).success).toBe(true)
    expect(planSchema.safeParse({ feeling: null, calls: [{ tool: 'refund', text: 'fan' }] }).success).toBe(
      false,
    )
    expect(planSchema.safeParse({ feeling: null, calls: [{ ...calls[0], price: 1 }] }).success).toBe(false)
    expect(planSchema.safeParse({ feeling: null, calls: [] }).success).toBe(false)
  })
})

describe('CHAT-10 a question on a product page', () => {
  const lookingAt = newId<ProductId>()

  test('is asked of the page first, and of its shop when the page does not say', () => {
    const which = { of: 'page' }
    const { calls } = planByRules(aConversation('how long does the battery last?', { lookingAt }))
    expect(calls[0]).toMatchObject({ tool: 'product', which, otherwise: 'pass' })
    expect(calls).toContainEqual(expect.objectContaining({ tool: 'product', which, otherwise: 'ask-shop' }))
  })

  test('is asked of its shop first where the shop is meant', () => {
    expect(firstOf('what else does this shop sell?', { lookingAt })).toEqual({ tool: 'shops', text: null })
  })

  test('is asked of it where other colours of the same thing are meant', () => {
    expect(firstOf('any other colours?', { lookingAt })).toMatchObject({ tool: 'product' })
  })

  test('is no comparison where it has an “or”', () => {
    expect(toolsOf('does it use battery or light?', { lookingAt })).not.toContain('compare')
  })

  test.each(['do you have power banks?', 'show me cheaper ones', 'how much is delivery to Enugu?'])(
    'is not asked of it when something else is meant: %s',
    (message) => {
      expect(toolsOf(message, { lookingAt })).not.toContain('product')
    },
  )
})

describe('CHAT-10 a question about what was shown', () => {
  const shown = [newId<ProductId>(), newId<ProductId>()]
  const before = ['blood pressure monitor']

  test.each([
    'does it need a battery?',
    'will it work for a freezer too',
    'is the cuff big enough for a fat arm?',
  ])('is asked of its page, though it names other things: %s', (message) => {
    expect(toolsOf(message, { before, shown })).toContain('product')
  })

  test('is asked of what it names where nothing was shown', () => {
    const which = { of: 'named', name: expect.stringContaining('dumbbells') }
    expect(firstOf('how heavy are the dumbbells?')).toMatchObject({ tool: 'product', which })
  })

  test.each([
    'do they have laptops',
    'is there anything like that for a boy',
    'how much is it to send to Anambra',
  ])('is none where something else is meant: %s', (message) => {
    expect(toolsOf(message, { before, shown })).not.toContain('product')
  })

  test('is asked of the shop where that is meant', () => {
    expect(firstOf('is it a good shop?', { before, shown })).toEqual({ tool: 'shops', text: null })
  })
})

test('CHAT-12 “how much is it?” after a question about us is no unclear message', () => {
  expect(toolsOf('how much is it', { before: ['I want to sell on your site'] })).toContain('policy')
})

test('CHAT-12 a battery that is dead is nobody’s loss, and a stolen phone is no forbidden good', () => {
  expect(planByRules(aConversation('my inverter battery is dead')).feeling).toBeNull()
  expect(toolsOf('my phone got stolen, I need another one')).toContain('search')
})

test('CHAT-12 of a long message the sentence that asks decides', () => {
  const story =
    'My husband lost his job last month and things have been hard, the landlord is on our neck and my phone fell into water yesterday so I cannot even call anybody. I need a cheap phone.'
  const { feeling, calls } = planByRules(aConversation(story))

  expect(feeling).toBe('sorrow')
  expect(calls).toContainEqual({ tool: 'search', text: 'I need a cheap phone.' })
})

test('CHAT-10 what is asked of a thing by its name is asked of its page', () => {
  for (const message of ['does the small generator use oil', 'which mattress sizes do you have'])
    expect(toolsOf(message), message).toContain('product')
})

test('CHAT-11 how one thing shall be is no list of things', () => {
  expect(toolsOf('black shoe for office, women, not too high heel')).not.toContain('basket')
  expect(firstOf('garden fork or hoe, gloves and seeds with 25k')).toEqual({
    tool: 'basket',
    things: ['garden fork or hoe', 'gloves', 'seeds'],
    maxNaira: 25_000,
  })
})

test('CHAT-12 “any ideas?” asks nothing of its own, so that all of the message is the request', () => {
  const story =
    'My mum turns 60 in December and all of us are contributing. She has enough shoes already, so we were thinking of lace or jewellery. Any ideas?'
  expect(planByRules(aConversation(story)).calls).toContainEqual({ tool: 'recommend', text: null })
})

test('CHAT-12 “a good one” in a long message is what was named right before', () => {
  const story =
    'Good afternoon. My children are all abroad and since my wife passed I do the shopping by myself. Now the old blender has packed up and I cannot grind pepper. Kindly let me know if there is a good one.'
  const { calls } = planByRules(aConversation(story))

  expect(calls).toContainEqual({ tool: 'search', text: expect.stringContaining('blender') })
})

test('CHAT-12 what may be spent is no money that is on its way', () => {
  expect(toolsOf('a good bag for church, my money no reach 30k')).not.toContain('orders')
})

test('CHAT-12 what was typed fast is read as it is meant', () => {
  expect(firstOf('whr is my ordr')).toEqual({ tool: 'orders', text: null })
})
