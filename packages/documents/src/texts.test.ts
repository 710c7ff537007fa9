import { expect, test } from 'vitest'
import { ARTICLES } from './articles.ts'
import { readText } from './read-text.ts'
import { MERCHANT_TERMS_VERSION } from './terms-version.ts'
import { listSections } from './text-document.ts'

test('STAT-03 the privacy policy has its six sections', () => {
  expect(listSections(readText('privacy')).map(({ text }) => text)).toEqual([
    'Information We Collect',
    'How We Use Your Information',
    'Information Sharing',
    'Data Security',
    'Changes to This Policy',
    'Contact Us',
  ])
})

test('CHAT-07 the privacy policy says what a language model is sent, what it is not sent, and when', () => {
  const text = JSON.stringify(readText('privacy'))
  const [, explained = ''] = text.split('A language model')

  expect(explained).toContain('when we have one switched on')
  expect(explained).toContain('It is then sent the message you just wrote and the products we found for it')
  expect(explained).toContain(
    'It is not sent your name, email address, telephone, address, orders, earlier messages',
  )
  expect(text).toContain('our servers read what you write to find an answer, and do not keep it')
})

test('STAT-04 the version that a merchant accepts is the version of the text', () => {
  expect(readText('merchant-terms').date).toBe(MERCHANT_TERMS_VERSION)
})

test('STAT-06 there are at least six articles for merchants, of 500 words or more, newest first', () => {
  expect(ARTICLES.length).toBeGreaterThanOrEqual(6)
  for (const { slug, words } of ARTICLES) expect(words, slug).toBeGreaterThanOrEqual(500)
  const dates = ARTICLES.map(({ date }) => date)
  expect(dates).toEqual(dates.toSorted().reverse())
  expect(new Set(ARTICLES.map(({ title }) => title)).size).toBe(ARTICLES.length)
})
