import { readTokens, type Token } from '../../architecture/read-tokens.ts'

export type Title = { text: string; line: number; isRun: boolean }

const TEST_WORDS = ['test', 'slowTest', 'it', 'describe']
// These take their own arguments first; the title stands in the second pair of parentheses.
const CURRIED = ['each', 'for', 'skipIf', 'runIf']
const NOT_RUN = ['skip', 'todo', 'fixme']

/** The titles a test file gives its tests and groups; titles in comments and strings are none. */
export function listTitles(source: string): Title[] {
  const tokens = readTokens(source)
  return tokens.flatMap((token, index) => {
    const isCall = token.kind === 'word' && TEST_WORDS.includes(token.text) && tokens[index - 1]?.text !== '.'
    return isCall ? readTitle(tokens, index) : []
  })
}

function readTitle(tokens: readonly Token[], start: number): Title[] {
  const modifiers: string[] = []
  let at = start + 1
  while (tokens[at]?.text === '.' && tokens[at + 1]?.kind === 'word') {
    modifiers.push(tokens[at + 1]?.text ?? '')
    at += 2
  }
  if (CURRIED.includes(modifiers.at(-1) ?? '')) at = skipParentheses(tokens, at)

  const [open, title] = tokens.slice(at, at + 2)
  const isText = title?.kind === 'string' || title?.kind === 'template'
  if (open?.kind !== 'mark' || open.text !== '(' || !isText) return []
  return [{ text: title.text, line: title.line, isRun: !modifiers.some((word) => NOT_RUN.includes(word)) }]
}

function skipParentheses(tokens: readonly Token[], open: number): number {
  let depth = 0
  for (let at = open; at < tokens.length; at++) {
    const token = tokens[at]
    if (token?.kind !== 'mark') continue
    if (token.text === '(') depth++
    if (token.text === ')') depth--
    if (depth === 0) return at + 1
  }
  return tokens.length
}
