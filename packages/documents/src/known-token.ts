import type { MarkedToken, Token } from 'marked'

const KINDS: ReadonlySet<string> = new Set([
  ...['space', 'heading', 'paragraph', 'list', 'table', 'blockquote'],
  ...['text', 'escape', 'strong', 'em', 'link'],
])

const isKnown = (token: Token): token is MarkedToken => KINDS.has(token.type)

/** Throws for HTML, images, code and anything else that a document must not contain. */
export function known(token: Token): MarkedToken {
  return isKnown(token) ? token : refuse(token)
}

export function refuse({ type, raw }: Pick<Token, 'type' | 'raw'>): never {
  throw new Error(`A document has no place for ${type} here: ${raw.trim().slice(0, 80)}`)
}
