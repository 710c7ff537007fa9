import { expect, test } from 'vitest'
import { leadsToPage } from './leads-to-page.ts'

test.each([
  ['a search', '<form action="/products"><input name="search"></form>', true],
  ['the form of a page that scripts send', '<form><input name="delivery-type"></form>', false],
  ['a form that is posted', '<form method="post" action="/newsletter"></form>', false],
  ['a link to a page', '<a href="/cart">Cart</a>', true],
  ['a link within the page', '<a href="#reviews">Reviews</a>', false],
  ['a link to another site', '<a href="https://example.com/">Elsewhere</a>', false],
  ['a button', '<button type="button">Add</button>', false],
])('WIN-69 offline, %s is left to the browser only where it leads to a page', (_, html, isLeft) => {
  const place = document.createElement('div')
  place.append(document.createRange().createContextualFragment(html))

  expect(leadsToPage(place.firstElementChild)).toBe(isLeft)
})
