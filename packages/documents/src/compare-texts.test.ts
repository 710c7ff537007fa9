import { expect, test } from 'vitest'
import { compareTexts, compareWords } from './compare-texts.ts'
import { readDocument } from './read-document.ts'
import { readText } from './read-text.ts'
import { MERCHANT_TERMS_VERSIONS, textOfTerms } from './terms-version.ts'

const aText = (body: string) =>
  readDocument(`---\ntitle: Terms\ndescription: What we promise.\nversion: 2026-11-17\n---\n\n${body}`)

test('SELL-53 words that were added and removed are marked within their clause', () => {
  expect(
    compareWords('The goods are your risk until then.', 'The goods are our risk until then. Always.'),
  ).toEqual([
    { kind: 'same', text: 'The goods are' },
    { kind: 'removed', text: 'your' },
    { kind: 'added', text: 'our' },
    { kind: 'same', text: 'risk until then.' },
    { kind: 'added', text: 'Always.' },
  ])
})

test('SELL-53 only clauses that differ are shown, also new ones and those that are gone', () => {
  const before = aText('## One\n\n1.1 Same.\n\n1.2 Old.\n\n## Two\n\n2.1 Gone.')
  const after = aText('## One\n\n1.1 Same.\n\n1.2 New.\n\n## Two\n\n2.2 Added.')

  expect(compareTexts(before, after)).toEqual([
    {
      section: 'One',
      pieces: [
        { kind: 'same', text: '1.2' },
        { kind: 'removed', text: 'Old.' },
        { kind: 'added', text: 'New.' },
      ],
    },
    { section: 'Two', pieces: [{ kind: 'added', text: '2.2 Added.' }] },
    { section: 'Two', pieces: [{ kind: 'removed', text: '2.1 Gone.' }] },
  ])
  expect(compareTexts(after, after)).toEqual([])
})

test('SELL-53 every version of the merchant terms has its text, and each differs from the one before', () => {
  const texts = MERCHANT_TERMS_VERSIONS.map((version) => readText(textOfTerms(version)))

  expect(texts.map(({ date }) => date)).toEqual(MERCHANT_TERMS_VERSIONS)
  for (const [place, text] of texts.entries()) {
    const before = texts[place - 1]
    if (before) expect(compareTexts(before, text).length).toBeGreaterThan(0)
  }
})
