import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readDocuments, readTree } from '../read-tree.ts'
import { ALLOWED, covers, isAllowed } from './allowed-words.ts'
import { findPrivateWords, partsOf } from './find-private-words.ts'

const ROOT = join(import.meta.dirname, '../..')
const found = [...readTree(ROOT), ...readDocuments(ROOT)].flatMap(([path, source]) =>
  findPrivateWords(path, source),
)

describe('this repository', () => {
  test('names, comments, titles and texts use the words that the field uses', () => {
    const report = found
      .filter((finding) => !isAllowed(finding))
      .map(
        ({ path, line, name, word, write }) => `${path}:${line} ${name}: write ${write} instead of ${word}`,
      )

    expect(report.join('\n')).toBe('')
  })

  test.each(ALLOWED)('an exception is still needed: $why', (entry) => {
    expect(found.some((finding) => covers(entry, finding))).toBe(true)
  })
})

describe('finding private words', () => {
  const wordsIn = (source: string, path = 'scripts/x.ts') =>
    findPrivateWords(path, source).map(({ word }) => word)

  test.each(['listMailBoxes', 'list-mail-boxes', 'LIST_MAIL_BOXES'])('%s has three parts', (name) => {
    expect(partsOf(name)).toEqual(['list', 'mail', 'boxes'])
  })

  test('a word is found in identifiers, comments, texts and file names, whatever its case', () => {
    expect(wordsIn('const toMail = 1')).toEqual(['mail'])
    expect(wordsIn('// Whoever asks')).toEqual(['whoever'])
    expect(wordsIn("test('it is read anew', () => {})")).toEqual(['anew'])
    expect(wordsIn('', 'scripts/tell-shop.ts')).toEqual(['tell'])
  })

  test('ordinary English is a private word only as part of a name', () => {
    expect(wordsIn('// The shop is told what a customer said.')).toEqual([])
    expect(wordsIn('const told = said')).toEqual(['told', 'said'])
  })

  test('a phrase is found however it is joined', () => {
    expect(wordsIn('// It bears repeating.')).toEqual(['bears repeating'])
    expect(wordsIn("import './short-memory.ts'")).toEqual(['short memory'])
  })

  test('a document is read as text, with its own words and with identifiers in backticks', () => {
    expect(wordsIn('It is read anew.', 'docs/x.md')).toEqual(['anew'])
    expect(wordsIn('Requests stand in line.', 'docs/x.md')).toEqual(['stand in line'])
    expect(wordsIn('Every part has its faces.', 'docs/x.md')).toEqual(['faces'])
    expect(wordsIn('// Every part has its faces.')).toEqual([])
    expect(wordsIn('The owner is told at `/dev/counter`.', 'docs/x.md')).toEqual(['counter'])
    expect(wordsIn('', 'docs/settled-whoever-comes.md')).toEqual(['whoever'])
  })

  test('a word inside another one is none', () => {
    expect(wordsIn('const mailbox = email + newsletter')).toEqual([])
  })
})
