import type { MarkedToken, Token, Tokens } from 'marked'
import { known, refuse } from './known-token.ts'
import type { Inline } from './text-document.ts'

/** The inline content of a paragraph, heading or cell. */
export function readInlines(tokens: readonly Token[] | undefined): Inline[] {
  const inlines: Inline[] = []
  for (const token of tokens ?? []) {
    const inline = readInline(known(token))
    const last = inlines.at(-1)
    // An escaped character is a token of its own; join it with the text around it.
    if (typeof inline === 'string' && typeof last === 'string') inlines[inlines.length - 1] = last + inline
    else inlines.push(inline)
  }
  return inlines
}

function readInline(token: MarkedToken): Inline {
  switch (token.type) {
    case 'text':
    case 'escape':
      return inOneLine(token.text)
    case 'strong':
      return { kind: 'strong', inlines: readInlines(token.tokens) }
    case 'em':
      return { kind: 'emphasis', inlines: readInlines(token.tokens) }
    case 'link':
      return { kind: 'link', href: readHref(token), inlines: readInlines(token.tokens) }
    default:
      return refuse(token)
  }
}

/** Line breaks in the file have no meaning. */
const inOneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ')

/** Allows paths of our own site, https, email and phone links. */
function readHref({ href, raw }: Tokens.Link): string {
  if (/^(\/(?!\/)|https:\/\/|mailto:|tel:)/.test(href)) return href
  throw new Error(`A document must not lead there: ${raw}`)
}
