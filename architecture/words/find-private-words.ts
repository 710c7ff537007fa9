import { readTokens } from '../read-tokens.ts'
import { PRIVATE_PHRASES, PRIVATE_WORDS, type PrivateWord } from './private-words.ts'

/** `line` 0 is the file's name. `name` is the identifier or the written word that the private word is part of. */
export type Finding = { path: string; line: number; word: string; name: string; write: string }

const WRITTEN = /[\p{L}\p{N}_$]+/gu
const PARTS = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+/gu

const byWord = (where: PrivateWord['where']): ReadonlyMap<string, string> =>
  new Map(
    PRIVATE_WORDS.filter((one) => one.where === where).flatMap(({ words, write }) =>
      words.map((word) => [word, write]),
    ),
  )
const EVERYWHERE = byWord('everywhere')
const IN_NAMES = byWord('names')
const IN_DOCUMENTS = byWord('documents')

const CODE_SPAN = /`[^`]+`/g
const NAME_OF_SEVERAL_WORDS = /\p{L}+_[\p{L}_]+|\p{Ll}+\p{Lu}\p{L}*/gu
const isDocument = (path: string): boolean => path.endsWith('.md')

/** 'listMailBoxes', 'list-mail-boxes' and 'LIST_MAIL_BOXES' are all list, mail, boxes. */
export function partsOf(name: string): readonly string[] {
  const known = partsByName.get(name)
  if (known) return known
  const parts = (name.match(PARTS) ?? []).map((part) => part.toLowerCase())
  partsByName.set(name, parts)
  return parts
}

/** The same names are read again and again. */
const partsByName = new Map<string, readonly string[]>()

/** Every private word in the name and the text of one source file or document. */
export function findPrivateWords(path: string, source: string): Finding[] {
  const tables = isDocument(path) ? [EVERYWHERE, IN_DOCUMENTS] : [EVERYWHERE]
  const fileName = { path, line: 0 }
  const inName = [...findIn(path, fileName, [EVERYWHERE, IN_NAMES]), ...findPhrases(path, fileName, 'names')]
  const inText = source.split('\n').flatMap((text, at) => {
    const place = { path, line: at + 1 }
    return [
      ...findIn(text, place, tables),
      ...findPhrases(text, place, isDocument(path) ? 'documents' : 'everywhere'),
    ]
  })
  const inIdentifiers = identifiersOf(path, source).flatMap(({ text, line }) => [
    ...findIn(text, { path, line }, [IN_NAMES]),
    ...findPhrases(partsOf(text).join(' '), { path, line }, 'names'),
  ])
  return [...inName, ...inText, ...inIdentifiers]
}

/** In a document, identifiers are what stands in backticks; in SQL, style sheets and scripts, names of several words. */
function identifiersOf(path: string, source: string): { text: string; line: number }[] {
  if (/\.tsx?$/.test(path)) return readTokens(source).filter(({ kind }) => kind === 'word')
  const names = isDocument(path) ? CODE_SPAN : NAME_OF_SEVERAL_WORDS
  return source
    .split('\n')
    .flatMap((line, at) => (line.match(names) ?? []).map((text) => ({ text, line: at + 1 })))
}

type Place = Pick<Finding, 'path' | 'line'>

function findIn(text: string, place: Place, tables: readonly ReadonlyMap<string, string>[]): Finding[] {
  const found: Finding[] = []
  for (const name of text.match(WRITTEN) ?? [])
    for (const word of partsOf(name)) {
      const write = tables.find((table) => table.has(word))?.get(word)
      if (write !== undefined) found.push({ ...place, word, name, write })
    }
  return found
}

/** `takeTurns`, 'take-turns.ts' and 'They take turns.' have the same words. */
function findPhrases(text: string, place: Place, where: PrivateWord['where']): Finding[] {
  const sentence = text.toLowerCase().replaceAll('-', ' ')
  if (!ANY_PHRASE.test(sentence)) return []
  return PHRASES.filter(
    (one) => (one.where === 'everywhere' || one.where === where) && one.pattern.test(sentence),
  ).map(({ phrase, write }) => ({ ...place, word: phrase, name: phrase, write }))
}

const patternOf = (phrases: string): RegExp => new RegExp(`\\b(?:${phrases})\\b`)
const ANY_PHRASE = patternOf(PRIVATE_PHRASES.map(({ phrase }) => phrase).join('|'))
const PHRASES = PRIVATE_PHRASES.map(({ where = 'everywhere', ...one }) => ({
  ...one,
  where,
  pattern: patternOf(one.phrase),
}))
