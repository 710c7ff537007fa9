import { expect, test } from 'vitest'
import { readHtml } from './read-html.ts'

const PAGE = readHtml(
  '<!DOCTYPE html><html><head><title>A &amp; B</title><script type="application/json">{"a":"<b>"}</script></head>' +
    '<body><h1>Cart (<!-- -->2<!-- -->)</h1><p class="note noscript:hidden">It&#x27;s here<br/>now</p>' +
    '<section aria-labelledby="s"><h2 id="s">Seller</h2><a href="/shops?a=1&amp;b=2" aria-label="Visit">Go</a></section>' +
    '<label for="_R_1_">Name</label><input id="_R_1_" required="" aria-describedby="e" value="Ada"/>' +
    '<button><span>Send</span><span class="invisible">Sending</span><i aria-hidden="true">*</i></button>' +
    '<p id="e">Too short</p><textarea>\nOne</textarea></body></html>',
)

test('text is read as people see it, without comments, entities and scripts', () => {
  expect(PAGE.one('h1').text).toBe('Cart (2)')
  expect(PAGE.one('title').text).toBe('A & B')
  expect(PAGE.one('p', "It's herenow").text).toBe("It's herenow")
  expect(PAGE.one('head').text).toBe('A & B')
  expect(PAGE.one('script').content).toBe('{"a":"<b>"}')
})

test('elements are found by tag, class, attribute and name', () => {
  expect(PAGE.one('.noscript:hidden').tag).toBe('p')
  expect(PAGE.one('section', 'Seller').one('a', 'Visit').attributes.href).toBe('/shops?a=1&b=2')
  expect(PAGE.one('script[type=application/json]').tag).toBe('script')
  expect(PAGE.all('input[required]')).toHaveLength(1)
  expect(PAGE.all('a', /^Go/)).toEqual([])
})

test('a field is found by its label, with its description', () => {
  expect(PAGE.field('Name').attributes.value).toBe('Ada')
  expect(PAGE.descriptionOf(PAGE.field('Name'))).toBe('Too short')
})

test('invisible text is not read, and text hidden from screen readers is in no name', () => {
  expect(PAGE.one('button', 'Send').text).toBe('Send*')
})

test('a missing, ambiguous or unclosed element is an error', () => {
  expect(() => PAGE.one('h1', 'Wishlist')).toThrow("no h1 'Wishlist' among: Cart (2)")
  expect(() => PAGE.one('p')).toThrow('2 p among')
  expect(() => PAGE.all('p > a')).toThrow('is no selector')
  expect(() => readHtml('<p><b></p>')).toThrow('</p> ends nothing')
  expect(() => readHtml('<main>')).toThrow('<main> is not closed')
})

test('removed elements are gone at any depth', () => {
  const without = PAGE.without(({ tag }) => tag === 'a')

  expect(without.all('a')).toEqual([])
  expect(without.one('section', 'Seller').text).toBe('Seller')
})
