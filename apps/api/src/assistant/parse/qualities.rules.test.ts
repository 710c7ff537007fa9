import { expect, test } from 'vitest'
import { parseMessage } from './parse-message.rules.ts'

test.each([
  ['size 42 sneakers', ['42']],
  ['senator wear XXL', ['XXL']],
  ['UK 14 gown', ['UK 14']],
  ['kids shoes EU 30', ['30']],
  ['mosquito net 6x6', ['6X6']],
  ['mattress 4.5 by 6', ['4.5X6']],
  ['tyre 195/65 R15', ['195/65 R15']],
  ['hiking boots number 43', ['43']],
  ['gown for a 3 year old', ['3 YEARS']],
  ['my pikin dey wear size 32', ['32']],
  ['engine oil 5w-30', ['5W-30']],
  ['20w40 oil for okada', ['20W-40']],
  ['reading glasses +2.0', ['2.00']],
  ['small generator', []],
])('CHAT-06 %s: size %j', (text, sizes) => {
  expect(parseMessage(text).request.sizes).toEqual(sizes)
})

test.each([
  ['cheapest 50kg rice', [{ amount: 50, unit: 'kg' }]],
  ['5 litres of palm oil', [{ amount: 5, unit: 'l' }]],
  ['20,000mAh power bank', [{ amount: 20_000, unit: 'mah' }]],
  ['five kilos of beans', [{ amount: 5, unit: 'kg' }]],
  ['12" fan', [{ amount: 12, unit: 'inch' }]],
  ['boxers, pack of 6', [{ amount: 6, unit: 'pack' }]],
  ['pots, nine pieces', [{ amount: 9, unit: 'pcs' }]],
  ['2 bags of fertilizer', []],
  ['5G smartphone', []],
])('CHAT-06 %s: measure %j', (text, measures) => {
  expect(parseMessage(text).request.measures).toEqual(measures)
})

test.each([
  ['ankara in blue', ['blue'], ['ankara']],
  ['red okada helmet', ['red'], ['okada', 'helmet']],
  ['polo shirt navy blue or white', ['navy blue', 'white'], ['polo', 'shirt']],
  ['wine gown', ['wine'], ['gown']],
  ['lace material wine colour', ['wine'], ['lace', 'material']],
  ['bridal shoes, gold or silver', ['gold', 'silver'], ['bridal', 'shoes']],
  ['palm wine', [], ['palm', 'wine']],
  ['orange juice', [], ['orange', 'juice']],
  ['gold ring', [], ['gold', 'ring']],
  ['black soap', [], ['black', 'soap']],
  ['red palm oil', [], ['red', 'palm', 'oil']],
  ['cream crackers', [], ['cream', 'crackers']],
])('CHAT-06 %s: colour %j, product words %j', (text, colours, words) => {
  expect(parseMessage(text).request).toMatchObject({ colours, words })
})

test.each([
  ['sneakers, not black', ['black']],
  ['blender, no plastic abeg', ['plastic']],
  ['honey without sugar', ['sugar']],
  ['cream wey no get bleach', ['bleach']],
  ['what else does my dog need? nothing for cats', ['cat']],
  ["I don't want leather, give me canvas shoes", ['leather']],
  ['sandals for women except black', ['black']],
  ['food without meat and fish', ['meat', 'fish']],
  ['sugar-free drink', ['sugar']],
  ['I no want velvet', ['velvet']],
  ['no wahala, show me watches', []],
  ['why not show me bags', []],
  ['shoes not more than 10k', []],
  ['no be small thing, I need fan', []],
  ['if I no pay now', []],
  ['I no sabi tie gele', []],
  ['plant wey no need plenty water', []],
  ['no touch thermometer', []],
])('CHAT-06 %s: without %j', (text, without) => {
  expect(parseMessage(text).request.without).toEqual(without)
})

test.each([
  ['fan in Lagos', 'LAGOS'],
  ['laptop in PH', 'PORT HARCOURT'],
  ['I dey Benin, who dey sell coral beads here', 'EDO'],
  ['I wan chop something for Abuja', 'ABUJA'],
  ['gadget shops in Ikeja', 'LAGOS'],
  ['eggs from Enugu shops', 'ENUGU'],
  ['what about Lagos?', 'LAGOS'],
  ['how much is delivery to Lagos', null],
  ['una dey deliver reach Enugu?', null],
  ['Lagos party salad', null],
  ['velvet agbada for Edo grooms', null],
  ['shoes in Kano', null],
])('CHAT-06 %s: the shop is in %s', (text, state) => {
  expect(parseMessage(text).request.state).toBe(state)
})

test.each([
  ['eggs from Kuje Farm Gate', ['kuje', 'farm', 'gate'], ['eggs']],
  ['anything from Ikeja Gadget Lane under 50k?', ['ikeja', 'gadget', 'lane'], []],
  ['wetin Suya Junction dey sell?', ['suya', 'junction'], []],
  ['what medical devices does MediPoint have in stock', ['medipoint'], ['medical', 'devices']],
  ['what does Glow by Temi sell?', ['glow', 'by', 'temi'], []],
  ['what do you have at home', [], []],
  ['sneakers from 40k', [], ['sneakers']],
])('CHAT-06 %s: shop %j, product words %j', (text, shopWords, words) => {
  expect(parseMessage(text).request).toMatchObject({ shopWords, words })
})

test.each([
  ['cheapest power bank', { preference: 'cheapest' }],
  ['crate of egg, which one cheap pass?', { preference: 'cheapest' }],
  ['most expensive wig', { preference: 'priciest' }],
  ['which fan people like pass', { preference: 'best-rated' }],
  ['which power bank has the best rating', { preference: 'best-rated' }],
  ['best selling sneakers', { preference: 'best-sold' }],
  ['latest phones', { preference: 'newest' }],
  ['headphones 4 stars and above', { minStars: 4 }],
  ['phones in stock', { wantsStock: true }],
  ['sneakers with free delivery', { wantsFreeDelivery: true, words: ['sneakers'] }],
])('CHAT-06 %s: %j', (text, request) => {
  expect(parseMessage(text).request).toMatchObject(request)
})

test.each([
  ['vitamin c, lemon flavour', ['vitamin', 'c', 'lemon']],
  ['type c charger', ['c', 'charger']],
  ['track suit', ['tracksuit']],
  ['black suit for men', ['suit', 'men']],
  ['grinded pepper', ['ground', 'pepper']],
  ['pounded yam flower', ['pounded', 'yam', 'flour']],
  ['cloth for my newborn baby', ['baby', 'clothes']],
])('CHAT-06 %s: product words %j', (text, words) => {
  expect(parseMessage(text).request.words).toEqual(words)
})

test('CHAT-06 commas split a message into clauses', () => {
  expect(parseMessage('Jumbo shawarma abeg, hot pepper!').clauses).toEqual([
    'jumbo shawarma please',
    'hot pepper',
  ])
})

test.each(['how much?', 'ok, price please', 'how much is it'])(
  'CHAT-06 “%s” asks about the products shown',
  (text) => {
    expect(parseMessage(text).pointers).toEqual([{ at: 'open-page' }])
  },
)
