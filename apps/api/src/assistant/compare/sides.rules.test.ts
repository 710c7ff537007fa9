import { expect, test } from 'vitest'
import { splitSides } from './sides.rules.ts'

test.each([
  ['compare rechargeable fan and industrial fan', ['rechargeable fan', 'industrial fan']],
  ['slim power bank or the 20,000 mAh one, which one better?', ['slim power bank', '20,000 mah one']],
  [
    'abakaliki rice vs ofada rice stone-free, which one cheap for 10kg',
    ['abakaliki rice', 'ofada rice stone-free'],
  ],
  [
    'whats the difference between the student laptop and the UK used laptop',
    ['student laptop', 'uk used laptop'],
  ],
  ['what is the difference between a kettle and a toaster?', ['kettle', 'toaster']],
  ['wetin differentiate abakaliki rice from basmati', ['abakaliki rice', 'basmati']],
  ['compare this one with the money plant', ['this one', 'money plant']],
  ['compare the vase from Coral & Bronze and the jar', ['vase from coral bronze', 'jar']],
  [
    'chest freezer with lock or double-door fridge: compare price, delivery and return',
    ['chest freezer with lock', 'double-door fridge'],
  ],
  ['air fryer abi microwave, which one cheaper and which one people like pass', ['air fryer', 'microwave']],
  ['which one is cheaper, air fryer or microwave', ['air fryer', 'microwave']],
  ['which one dey cheap pass between garri and beans', ['garri', 'beans']],
  [
    'between micro memory card and clear phone case, which one I fit return for longer?',
    ['micro memory card', 'clear phone case'],
  ],
  ['compare the prices of palm oil and groundnut oil', ['palm oil', 'groundnut oil']],
  [
    'compare price and rating of palm oil, groundnut oil and soya oil',
    ['palm oil', 'groundnut oil', 'soya oil'],
  ],
  ['compare delivery box and helmet', ['delivery box', 'helmet']],
  ['abeg compare kettle with toaster for me', ['kettle', 'toaster']],
  ['should I buy the snake plant or the money plant', ['snake plant', 'money plant']],
  ['is the kettle cheaper than the toaster?', ['kettle', 'toaster']],
  ['kettle dey cheap pass toaster?', ['kettle', 'toaster']],
  ['how does the kettle compare to the toaster', ['kettle', 'toaster']],
  ['compare the first and the third', ['first', 'third']],
  ['compare all your laptops', ['laptops']],
  ['which one fine pass, ankara shirt or tracksuit', ['ankara shirt', 'tracksuit']],
  ['i wan know difference between omega 3 and vitamin c tablets', ['omega 3', 'vitamin c tablets']],
  ['how is the smart TV different from the LED television', ['smart tv', 'led television']],
  ['i no sabi which one to buy between kettle and toaster', ['kettle', 'toaster']],
  ['compare it with the toaster', ['this', 'toaster']],
  ['how does it compare with the toaster?', ['this', 'toaster']],
  ['kettle and toaster, wey one dear pass?', ['kettle', 'toaster']],
  ['wetin dey different for kettle and toaster', ['kettle', 'toaster']],
  ['pls which is better for tea, kettle or toaster', ['kettle', 'toaster']],
  ['kettle versus toaster return policy', ['kettle', 'toaster']],
  ['kettle vs toaster difference', ['kettle', 'toaster']],
  ['compare phones between 100k and 200k', ['phones between 100k - 200k']],
  ['compare', []],
  ['compare these two', []],
  ['compare all three', []],
  ['abeg compare the two for me', []],
  [
    'senator from Aso Ebi Studio versus the senator from Edo Native Wears',
    ['senator from aso ebi studio', 'senator from edo native wears'],
  ],
])('CHAT-06 the products to compare are found in: %s', (message, pieces) => {
  expect(splitSides(message).pieces).toEqual(pieces)
})
