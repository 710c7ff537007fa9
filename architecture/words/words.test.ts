import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readDocuments, readOtherSources, readTree } from '../read-tree.ts'
import { ALLOWED, covers, isAllowed } from './allowed-words.ts'
import { findPrivateWords, partsOf } from './find-private-words.ts'

const ROOT = join(import.meta.dirname, '../..')
const found = [...readTree(ROOT), ...readOtherSources(ROOT), ...readDocuments(ROOT)].flatMap(
  ([path, source]) => findPrivateWords(path, source),
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

  test.each([
    'api door',
    'anew',
    'asleep',
    'ask together',
    'bears repeating',
    'brief memory',
    'dear',
    'front door',
    'in short line',
    'kept answers',
    'letter',
    'mail',
    'overheard',
    'paper',
    'refusal',
    'refuses',
    'short memory',
    'so many',
    'stairs',
    'take turns',
    'talent',
    'whoever',
    'woken',
  ])('%s is found in a comment, a title, a text, an identifier and a file name', (words) => {
    const name = words.replaceAll(/ ./g, (end) => end.trim().toUpperCase())

    expect(wordsIn(`// The ${words} of a shop.`)).toContain(words)
    expect(wordsIn(`test('X-01 the ${words} of a shop', () => {})`)).toContain(words)
    expect(wordsIn(`const text = 'The ${words} of a shop'`)).toContain(words)
    expect(wordsIn(`const ${name} = 1`)).toContain(words)
    expect(wordsIn('', `scripts/${words.replaceAll(' ', '-')}.ts`)).toContain(words)
  })

  test.each([
    'bare',
    'bears',
    'bring',
    'counter',
    'desk',
    'door',
    'face',
    'gives',
    'heard',
    'house',
    'in turn',
    'lean',
    'meant',
    'patient',
    'room',
    'said',
    'standing',
    'told',
    'wish',
  ])('%s is found in an identifier and a file name, and is ordinary English in a sentence', (words) => {
    const name = `a ${words}`.replaceAll(/ ./g, (end) => end.trim().toUpperCase())

    expect(wordsIn(`const ${name} = 1`)).toContain(words)
    expect(wordsIn('', `scripts/${words.replaceAll(' ', '-')}.ts`)).toContain(words)
    expect(wordsIn(`// The ${words} of a shop.`)).toEqual([])
  })

  test('ordinary English is a private word only as part of a name', () => {
    expect(wordsIn('// The shop is told what a customer said.')).toEqual([])
    expect(wordsIn('const told = said')).toEqual(['told', 'said'])
  })

  test('a phrase is found however it is joined', () => {
    expect(wordsIn('// It bears repeating.')).toEqual(['bears repeating'])
    expect(wordsIn("import './short-memory.ts'")).toEqual(['short memory'])
    expect(wordsIn('askTogether(queries)')).toEqual(['ask together'])
    expect(wordsIn('', 'scripts/take-turns.ts')).toEqual(['take turns'])
    expect(wordsIn('const inTurn = 1')).toEqual(['in turn'])
    expect(wordsIn('// Tried in turn until one answers.')).toEqual([])
  })

  test('a document is read as text, with its own words and with identifiers in backticks', () => {
    expect(wordsIn('It is read anew.', 'docs/x.md')).toEqual(['anew'])
    expect(wordsIn('Requests stand in line.', 'docs/x.md')).toEqual(['stand in line'])
    expect(wordsIn('Every part has its faces.', 'docs/x.md')).toEqual(['faces'])
    expect(wordsIn('// Every part has its faces.')).toEqual([])
    expect(wordsIn('The owner is told at `/dev/counter`.', 'docs/x.md')).toEqual(['counter'])
    expect(wordsIn('', 'docs/settled-whoever-comes.md')).toEqual(['whoever'])
  })

  test('a migration is read with its comments and its names', () => {
    const path = 'apps/api/db/migrations/0001_x.sql'

    expect(wordsIn('-- Read anew.', path)).toEqual(['anew'])
    expect(wordsIn('create table shop_wishes (', path)).toEqual(['wishes'])
    expect(wordsIn('-- The shop is told.', path)).toEqual([])
  })

  test('a word inside another one is none', () => {
    expect(wordsIn('const mailbox = email + newsletter')).toEqual([])
  })
})
