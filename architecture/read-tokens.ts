import { nextPiece } from './next-piece.ts'

/** `text` of a string is what stands between its quotes. Only a template with a `${…}` is a template: it reads `…`. */
export type Token = {
  kind: 'word' | 'string' | 'template' | 'regex' | 'mark'
  text: string
  line: number
  startsLine: boolean
}

const TEMPLATE_CHUNK = /(?:[^`\\$]|\\[\s\S]|\$(?!\{))*/y

/**
 * TypeScript and TSX as tokens, without comments. TypeScript 7 has no API for this, and looking for imports
 * with one regex would find those in comments and strings. Rejects a source whose template never ends.
 */
export function readTokens(source: string): Token[] {
  const tokens: Token[] = []
  // What each open brace belongs to: a template whose `${` it ends, or null for any other brace.
  const braces: (Token | null)[] = []
  let at = 0
  let line = 1
  let startsLine = true

  function push(kind: Token['kind'], text: string): Token {
    const token = { kind, text, line, startsLine }
    tokens.push(token)
    startsLine = false
    return token
  }

  function pass(text: string): void {
    at += text.length
    if (!text.includes('\n')) return
    line += text.split('\n').length - 1
    startsLine = true
  }

  function readTemplate(template: Token): void {
    TEMPLATE_CHUNK.lastIndex = at
    const chunk = TEMPLATE_CHUNK.exec(source)?.[0] ?? ''
    pass(chunk)
    if (at >= source.length) throw new Error(`line ${template.line}: a template that never ends`)
    const isDone = source.charAt(at) === '`'
    template.text += isDone ? chunk : `${chunk}…`
    if (!isDone) template.kind = 'template'
    pass(isDone ? '`' : '${')
    startsLine = false
    if (!isDone) braces.push(template)
  }

  function readMark(mark: string): void {
    const template = mark === '}' ? braces.pop() : null
    if (mark === '{') braces.push(null)
    if (!template && mark !== '`') push('mark', mark)
    pass(mark)
    if (template) readTemplate(template)
    else if (mark === '`') readTemplate(push('string', ''))
  }

  while (at < source.length) {
    const piece = nextPiece(source, at, tokens.at(-1))
    if (piece.kind === 'mark') {
      readMark(piece.text)
      continue
    }
    if (piece.kind === 'string') push('string', piece.text.slice(1, -1))
    else if (piece.kind !== 'gap') push(piece.kind, piece.text)
    pass(piece.text)
  }
  const unfinished = braces.find((template) => template !== null)
  if (unfinished) throw new Error(`line ${unfinished.line}: a template that never ends`)
  return tokens
}
