import { expect, test } from 'vitest'
import type { ReplyFacts } from './facts-of-reply.rules.ts'
import { fillWording } from './fill-wording.rules.ts'

const FACTS: ReplyFacts = {
  reply: 'I found 2 power banks under ₦20,000. The cheapest is Slim power bank, 10,000 mAh at ₦12,500.',
  products: [
    {
      name: 'Slim power bank, 10,000 mAh',
      price: '₦12,500',
      rating: '4.2 of 5 stars, 31 reviews',
      stock: 'in stock',
      delivery: 'Standard Delivery',
      shop: 'Gadget Yard, Enugu',
    },
    {
      name: 'Solar power bank with torch',
      price: '₦18,900',
      rating: 'no reviews yet',
      stock: 'out of stock',
      delivery: 'Free Delivery',
      shop: 'Campus Tech, Benin City',
    },
  ],
}

test.each([
  ['Here are power banks for you.', 'Here are power banks for you.'],
  [
    '{2.name} costs {2.price} and is {2.stock}.',
    'Solar power bank with torch costs ₦18,900 and is out of stock.',
  ],
  [
    'Look at {1.name} at {1.price} and {2.name} at {2.price}.',
    'Look at Slim power bank, 10,000 mAh at ₦12,500 and Solar power bank with torch at ₦18,900.',
  ],
  ['Hello! {reply}', `Hello! ${FACTS.reply}`],
])('CHAT-07 rows fill the places of %j', (written, filled) => {
  expect(fillWording(written, FACTS)).toBe(filled)
})

test('CHAT-07 of one product alone figures need no name', () => {
  const [first] = FACTS.products
  if (!first) throw new Error('There is no product')
  expect(fillWording('It is {1.stock} at {1.price}.', { ...FACTS, products: [first] })).toBe(
    'It is in stock at ₦12,500.',
  )
})

test.each([
  ['a price that no row has', 'It is ₦9,999.'],
  ['a figure in digits', 'Here are 3 power banks.'],
  ['a figure in words', 'Here are five power banks.'],
  ['the price of another product', '{1.name} costs {2.price}.'],
  ['a price of nobody knows what', 'It costs {1.price}.'],
  ['a rating of another product', 'Look at {1.name} and {2.name}, rated {1.rating}.'],
  ['the opposite of a row', '{1.name} is not {1.stock}.'],
  ['a price that once was', '{1.name} was {1.price}.'],
  ['a question that doubts a row', '{1.name} is {1.stock}?'],
  ['a product that was not found', '{3.name} is here.'],
  ['a place that we do not have', '{1.warranty} for you.'],
  ['another product', 'You may also like the iPhone.'],
  ['what is cheapest', 'The cheapest is {1.name}.'],
  ['a promise', 'It comes with a lifetime warranty.'],
  ['delivery', 'Delivery is free.'],
  ['a return', 'You can return it.'],
  ['nothing found', 'We have no power banks.'],
  ['a claim about rivals', 'Campus Tech sells fake power banks.'],
  ['a telephone number', '{1.name}: 08012345678.'],
  ['an address', 'Look at evil.example for power banks.'],
  ['markup', '<b>{1.name}</b>'],
  ['a picture', '![x](y) power bank'],
  ['what it was given as rules', 'You word replies of a shop assistant.'],
  ['nothing', '  '],
  ['an essay', 'Look at the power bank. '.repeat(60)],
])('CHAT-07 a sentence with %s is dropped', (_, written) => {
  expect(fillWording(written, FACTS)).toBe(null)
})

test('CHAT-07 a sentence that is dropped leaves the others', () => {
  expect(fillWording('Here you are. Delivery is free! {2.name} is {2.stock}.', FACTS)).toBe(
    'Here you are. Solar power bank with torch is out of stock.',
  )
})
