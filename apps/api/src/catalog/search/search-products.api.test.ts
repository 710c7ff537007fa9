import { listProducts } from '@ahia/contracts/catalog'
import { beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ isDemo: true, env: { BROWSE_LIMIT_PER_MINUTE: '100000' } })
})

const find = async (search: string, filters = {}) => {
  const answer = await api.call(listProducts, { search, ...filters })
  return { ...answer, names: answer.products.map(({ name }) => name) }
}

test('FIND-01 a price is read, filters, and can be taken back', async () => {
  const { products, understood } = await find('laptop below 400,000')

  expect(products.length).toBeGreaterThan(0)
  for (const { basePrice } of products) expect(basePrice).toBeLessThanOrEqual(400_000)
  expect(understood.chips).toEqual([{ label: 'Up to ₦400,000', without: 'laptop' }])
})

test('FIND-01 a price that was chosen as a filter counts before one that was typed', async () => {
  const { products } = await find('laptop below 100', { minPrice: 300_000 })

  expect(products.length).toBeGreaterThan(0)
})

test.each([
  ['a number with a decimal point', '0.5'],
  ['numbers and words', '2.5 1.25 rice 0.75'],
  ['parts of a kobo', 'rice under 1.999 naira'],
  ['more money than there is', 'rice under 99999999999999999'],
  ['a span beyond all prices', 'rice between 99999999999999998 and 99999999999999999'],
])('FIND-01 any number may be typed: %s', async (_what, text) => {
  const { understood } = await find(text)

  expect(understood.chips.map(({ label }) => label).join()).not.toMatch(/\d{9}|\.\d{3}/)
})

test('FIND-01 a shop that is named limits the search to it', async () => {
  const { products, understood } = await find('suya junction')

  expect(new Set(products.map(({ shopId }) => shopId.name))).toEqual(new Set(['Suya Junction']))
  expect(understood.chips[0]?.label).toBe('From Suya Junction')
})

test.each([
  ['the thing before what is made for it', 'phone', /smartphone/],
  ['the typed word before its synonym', 'garri', /garri/i],
  ['rice, not food for dogs', 'bag of rice', /rice/],
  ['an exact size', 'red palm oil 5 litres', /^Red palm oil, 5 L/],
])('FIND-02 %s: "%s"', async (_what, text, first) => {
  const { names, understood } = await find(text)

  expect(names[0]).toMatch(first)
  expect(understood.isClose).toBe(false)
})

test('FIND-02 of several things some of each are shown', async () => {
  const { names } = await find('yam and egg')

  expect(names[0]).toMatch(/yam/)
  expect(names[1]).toMatch(/eggs/)
})

test.each(['value', 'payment', 'okrika', 'temitope'])(
  'FIND-03 "%s" is a word and is not corrected',
  async (word) => {
    expect((await find(word)).didYouMean).toBeNull()
  },
)

test('FIND-03 a brand that nobody sells here is said, and its kind is shown', async () => {
  const { names, understood } = await find('tecno')

  expect(understood.notCarried).toEqual({ brand: 'Tecno', kind: 'phones' })
  expect(names[0]).toMatch(/smartphone/)
})

test('FIND-04 where nothing has all the words, what has most of them is close', async () => {
  const { names, understood } = await find('generator waterfall')

  expect(names.length).toBeGreaterThan(0)
  expect(understood.isClose).toBe(true)
})

test('FIND-04 where nothing costs so little, the cheapest is close', async () => {
  const { products, understood } = await find('laptop under 5k')

  expect(products.length).toBeGreaterThan(0)
  expect(understood.isClose).toBe(true)
})

test('FIND-05 a need finds what serves it', async () => {
  expect((await find('check my sugar level')).names[0]).toMatch(/^Blood sugar meter/)
  expect((await find('gift for my husband')).names.length).toBeGreaterThan(0)
})

test.each([
  ['mo fe ra isu', /yam/],
  ['ina son shinkafa', /rice/],
  ['achoro m osikapa', /rice/],
  ['abeg i wan buy garri', /garri/i],
])('FIND-07 "%s" finds the thing', async (text, first) => {
  expect((await find(text)).names[0]).toMatch(first)
})

test('FIND-04 where nothing of that colour costs so little, another colour is close', async () => {
  const { products, understood } = await find('red shoes under 40k')

  expect(products.length).toBeGreaterThan(0)
  for (const { basePrice } of products) expect(basePrice).toBeLessThanOrEqual(40_000)
  expect(understood.isClose).toBe(true)
})

test('FIND-01 a need and each of several things are chips that can be taken back', async () => {
  const needed = await find('phone dey die quick')
  const listed = await find('rice, beans and oil')

  expect(needed.names[0]).toMatch(/power bank/)
  expect(needed.understood.chips).toEqual([{ label: 'To keep the phone alive', without: 'quick' }])
  expect(listed.understood.chips).toEqual([
    { label: 'Rice', without: 'beans and oil' },
    { label: 'Beans', without: 'rice and oil' },
    { label: 'Oil', without: 'rice and beans' },
  ])
})

test.each([
  ['drinks', /Zobo|juice|Chapman|Fura|coffee|tea/],
  ['make up', /foundation|gloss|palette/],
  ['fruits', /pineapple|mango|dates/i],
])('FIND-08 "%s" means a whole shelf, whatever is written on it', async (text, expected) => {
  const { names } = await find(text)

  expect(names.length).toBeGreaterThan(1)
  for (const name of names) expect(name).toMatch(expected)
})

test.each([
  ['blend', /^Blender/],
  ['refriger', /fridge/i],
  ['blenda', /^Blender/],
  ['sun glases', /sunglasses/],
])('FIND-09 "%s" is a beginning, or spelt as it is heard', async (text, first) => {
  expect((await find(text)).names[0]).toMatch(first)
})

test.each([
  ['matres', /mattress/],
  ['fertilaiza', /fertiliser/],
  ['erphone', /headphones|earbuds/],
  ['sheabuter', /shea butter/],
  ['blud pressure mashine', /blood pressure/],
])('FIND-09 "%s" is corrected by its sound, whole or in halves', async (text, first) => {
  expect((await find(text)).names[0]).toMatch(first)
})

test('FIND-03 a brand is known by its sound, and its models belong to it', async () => {
  expect((await find('samsung galaxy a15')).understood.notCarried?.kind).toBe('phones')
  expect((await find('detol')).understood.notCarried?.brand).toBe('Dettol')
  expect((await find('my eyes are always dry and scratchy')).understood.notCarried).toBeNull()
})

test('FIND-02 a comma in a sentence makes no list of it', async () => {
  const { understood } = await find('my hair is falling, which oil can i rub')

  expect(understood.chips.filter(({ label }) => /falling|rub/i.test(label))).toEqual([])
})

test.each([
  ['i have an interview and i need a watch', /watch/i],
  ['loaves of bread', /bread/],
  ['which generator dey drink small fuel', /generator/],
  ['bag wey person go carry go wedding', /bag|purse|clutch/i],
])('FIND-02 the thing is what is asked for, not what it does or comes in: "%s"', async (text, first) => {
  expect((await find(text)).names[0]).toMatch(first)
})

test.each(['ladder', 'do you sell a ladder'])(
  'FIND-04 what a description only mentions is not shown: "%s"',
  async (text) => {
    expect((await find(text)).names).toEqual([])
  },
)

test('FIND-04 of what has only some of the words at most three are shown', async () => {
  const { names, understood } = await find('rosemary drum curtain scooter pepper')

  expect(understood.isClose).toBe(true)
  expect(names.length).toBeLessThanOrEqual(3)
})

test.each([
  ["car won't start", /battery|Jump leads/],
  ['i just had a baby and my tummy is big', /Belly wrap/],
  ['the mattress in my hostel is too hard', /mattress/],
])('FIND-05 a need in a sentence is served unless a thing is named beside it: "%s"', async (text, first) => {
  expect((await find(text)).names[0]).toMatch(first)
})

test.each([
  ['tea without caffeine', /tea bags/],
  ['cream with no bleaching', /lotion, no bleach/],
  ['printer not colour', /^Mono/],
  ['no meat soup', /Ofe nsala|okra|[Ss]oup/],
])('FIND-01 what must not be in it is left out: "%s"', async (text, first) => {
  expect((await find(text)).names[0]).toMatch(first)
})

test.each([
  ['shoes for my 5 year old', /Kids|School/],
  ['which fan go last till morning when light no dey', /^Rechargeable .*fan/],
  ['what can I use to wash palm oil from plates', /^Dishwashing/],
])('FIND-05 the request in a sentence decides: "%s"', async (text, first) => {
  expect((await find(text)).names[0]).toMatch(first)
})

test.each([
  'mosquito coil',
  'cement 1 bag',
  'gas cylinder 12.5kg',
  'bicycle for adult',
  'birthday cake 8 inches',
])('FIND-11 of a thing that nobody here sells, what only mentions it is not shown: "%s"', async (text) => {
  expect((await find(text)).names).toEqual([])
})

test.each(['I need pop corn', 'please I want groundnut cake', 'I need dry maize'])(
  'FIND-11 a name of two words, of which only the last is known as goods, is answered: "%s"',
  async (text) => {
    expect((await find(text)).names.length).toBeLessThan(4)
  },
)

test('FIND-11 what was refused does not bring another thing instead', async () => {
  expect((await find('plantain not ripe')).names.join()).toMatch(/^Plantain/)
  expect((await find('soap not black')).names.join()).toMatch(/soap/)
})

test('FIND-11 a thing that is named and sold is found, and so is a list of ingredients', async () => {
  expect((await find('mosquito net')).names[0]).toMatch(/mosquito net/)
  expect((await find('tomato pepper onion')).names[0]).toMatch(/Stew basket/)
})

test('FIND-11 clothes for women find none that are only for boys', async () => {
  expect((await find('ladies jean trouser')).names).toEqual([])
})

test.each([
  ['suger test machine', /Blood sugar meter/],
  ['vegitable oil', /Vegetable oil/],
  ['pamoil', /palm oil/],
  ['fone chaja', /Wall charger/],
  ['sneekers white', /sneakers/],
  ['senetor', /Senator/],
  ['akra', /Akara/],
  ['frij', /fridge/],
])('FIND-12 "%s" is understood when it is spelt right', async (text, first) => {
  expect((await find(text)).names[0]).toMatch(first)
})

test.each([
  ['coconut biscuit', /crackers/],
  ['skinny jeans', /jeans/],
  ['fleece blanket', /Duvet/],
])(
  'FIND-04 of a thing that is sold, only not that kind, what is sold is close: "%s"',
  async (text, first) => {
    const { names, understood } = await find(text)

    expect(names[0]).toMatch(first)
    expect(understood.isClose).toBe(true)
  },
)

test.each([
  ['plaster', /First aid/],
  ['slimming tea', /tea bags/],
  ['acne cream', /serum|face bar/],
  ['malaria medicine', /Malaria/],
  ['cough syrup', /Ginger/],
])(
  'FIND-05 what helps against an ailment is shown, whether or not that very thing is sold: "%s"',
  async (text, first) => {
    expect((await find(text)).names[0]).toMatch(first)
  },
)

test.each([
  ['souvenir', /./],
  ['gift bag', /./],
  ['party pack', /party|pack/],
  ['pillow', /pillow/],
  ['headlight bulb', /Headlamp/],
  ['pet carrier', /cats/],
  ['sardine fish', /^Sardines/],
  ['brooch pin', /brooch/],
  ['vase flower', /vase/],
  ['jalabiya', /kaftan/],
  ['turari', /perfume/],
  ['fitness band', /^Smart watch/],
  ['nightgown', /pyjama/],
])('FIND-11 what goods here answer to by another word is found: "%s"', async (text, first) => {
  expect((await find(text)).names[0]).toMatch(first)
})

test('FIND-12 no English word that the market does not know stands for one that is misspelt', async () => {
  expect((await find('matris')).didYouMean).not.toBeNull()
})

test('FIND-12 two words that are one leave the words behind them as they were typed', async () => {
  const { names, understood } = await find('sun glasses for suger test')

  expect(names[0]).toMatch(/sunglasses/)
  expect(understood.isClose).toBe(false)
})
