import type { Token } from './read-tokens.ts'

/** One import as written; `first` and `last` are the places of its tokens. */
export type WrittenImport = {
  how: 'import' | 'export' | 'dynamic'
  specifier: string
  line: number
  first: number
  last: number
}

const IMPORT_CLAUSE = /^(type )?([\w$]+ )?(, )?(\{[^{}]*\} |\* as [\w$]+ )?from$/
const EXPORT_CLAUSE = /^(type )?(\{[^{}]*\} |\* (as [\w$]+ )?)from$/

/** Every import, re-export, bare import and `import('…')` with a literal, also those of types only. */
export function listImports(tokens: readonly Token[]): WrittenImport[] {
  return tokens.flatMap((token, index) => {
    const isKeyword = token.kind === 'word' && tokens[index - 1]?.text !== '.'
    if (!isKeyword) return []
    if (token.text === 'import') return readImport(tokens, index)
    return token.text === 'export' && token.startsLine ? readClause(tokens, index, 'export') : []
  })
}

function readImport(tokens: readonly Token[], first: number): WrittenImport[] {
  const next = tokens[first + 1]
  if (next?.kind === 'string') return [written(tokens, { how: 'import', first, last: first + 1 })]
  if (next?.text !== '(') return isStatement(tokens, first) ? readClause(tokens, first, 'import') : []
  if (tokens[first + 2]?.kind !== 'string') return []
  return [written(tokens, { how: 'dynamic', first, last: first + 2 })]
}

function isStatement(tokens: readonly Token[], first: number): boolean {
  return tokens[first]?.startsLine === true || tokens[first - 1]?.text === ';'
}

function readClause(tokens: readonly Token[], first: number, how: 'import' | 'export'): WrittenImport[] {
  const length = tokens.slice(first + 1).findIndex((token) => token.kind === 'string')
  const last = first + 1 + length
  const clause = tokens.slice(first + 1, last).map((token) => token.text)
  const isClause = (how === 'import' ? IMPORT_CLAUSE : EXPORT_CLAUSE).test(clause.join(' '))
  if (length > 0 && isClause) return [written(tokens, { how, first, last })]

  // Markup may begin a line with the word import, but a brace behind it is code we failed to understand.
  const isUnread = how === 'import' && ['{', '*'].includes(clause[0] ?? '')
  if (isUnread) throw new Error(`line ${tokens[first]?.line}: an import this check cannot read`)
  return []
}

function written(
  tokens: readonly Token[],
  { how, first, last }: Pick<WrittenImport, 'how' | 'first' | 'last'>,
): WrittenImport {
  return { how, specifier: tokens[last]?.text ?? '', line: tokens[first]?.line ?? 0, first, last }
}

/** Whether a file says nothing of its own: all it does is pass on what other files export. */
export function onlyReExports(tokens: readonly Token[], imports: readonly WrittenImport[]): boolean {
  const own = tokens.filter((_, index) => !imports.some(({ first, last }) => first <= index && index <= last))
  const text = own.map((token) => token.text).join(' ')
  const passesOn = imports.some(({ how }) => how === 'export') || /\bexport\b/.test(text)
  return passesOn && text.replace(/export (type )?\{[^{}]*\}|;/g, '').trim() === ''
}
