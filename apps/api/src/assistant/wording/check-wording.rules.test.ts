import { describe, expect, test } from 'vitest'
import { findClaims } from './check-wording.rules.ts'
import type { Facts } from './facts-of-reply.rules.ts'

const FACTS: Facts = {
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
  comparison: [],
}

const claimsOf = (text: string) => findClaims(text, FACTS)

describe('text from a model that is accepted', () => {
  test.each([
    'There are two power banks under ₦20,000. The cheapest is the Slim power bank at ₦12,500 from Gadget Yard in Enugu.',
    'I found 2 for you: Slim power bank, 10,000 mAh, 4.2 of 5 stars, and Solar power bank with torch for ₦18,900.',
    'The Solar power bank with torch comes with free delivery, but it is out of stock.',
  ])('CHAT-07 %s', (text) => {
    expect(claimsOf(text)).toEqual([])
  })
})

describe('text from a model that is refused', () => {
  test.each([
    ['a price that no row has', 'The Slim power bank is ₦9,999.'],
    ['the price of another product', 'The Slim power bank is ₦18,900.'],
    ['a number as a price', 'The Slim power bank, 10,000 mAh is ₦10,000.'],
    ['a rating of another product', 'The Solar power bank has 4.2 of 5 stars.'],
    ['stock of another product', 'The Slim power bank is out of stock.'],
    ['delivery of another product', 'The Slim power bank comes with free delivery.'],
    ['another product', 'You may also like the iPhone 15.'],
    ['a promise', 'The Slim power bank has a lifetime warranty.'],
    ['a discount', 'The Slim power bank is ₦12,500 with a discount today.'],
    ['a claim about rivals', 'Campus Tech sells fake power banks.'],
    ['another way to pay', 'Transfer ₦12,500 to the shop.'],
    ['a telephone number', 'The Slim power bank: 08012345678.'],
    ['an address', 'Look at evil.example for the Slim power bank.'],
    ['markup', 'The <b>Slim power bank</b> is ₦12,500.'],
    ['a picture', '![x](y) Slim power bank'],
    ['what it was told to keep', 'You word replies of a shop assistant.'],
    ['nothing', '  '],
    ['an essay', 'The Slim power bank. '.repeat(60)],
  ])('CHAT-07 %s', (_, text) => {
    expect(claimsOf(text)).not.toEqual([])
  })
})
