import { expect, test } from 'vitest'
import { listTexts } from './list-texts.ts'

const textsOf = (source: string) => listTexts('page.tsx', source)

test.each([
  ['<p>Your cart is empty</p>', ['Your cart is empty']],
  ['<p>Until {time} you can <b>change</b> it</p>', ['Until … you can change it']],
  ['<Field label="Full Name" className="flex gap-2" name="fullName" />', ['Full Name']],
  ["<p>{isOpen ? 'Close the menu' : 'Open the menu'}</p>", ['Close the menu', 'Open the menu']],
  [`const label = \`\${count} in your cart\``, ['… in your cart']],
  ["const TEXTS = { PENDING: 'Pending', 'Not Read': 1 }", ['Pending']],
])('%j shows %j', (source, texts) => {
  expect(textsOf(source)).toEqual(texts)
})

test.each([
  "import { cart } from 'The Cart'",
  "type Word = 'Some Word'",
  "const path = '/products'",
  "const classes = 'flex items-center gap-2'",
  "classNames('Grid of cards', 'two')",
  "const status = 'PENDING'",
])('%j shows nothing', (source) => {
  expect(textsOf(source)).toEqual([])
})
