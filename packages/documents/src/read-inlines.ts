import type { MarkedToken, Token, Tokens } from 'marked'
import { known, refuse } from './known-token.ts'
import type { Inline } from './text-document.ts'

/** What stands in a line of text. */
export function readInlines(tokens: readonly Token[] | undefined): Inline[] {
  const inlines: Inline[] = []
  for (const token of tokens ?? []) {
    const inline = readInline(known(token))
    const last = inlines.at(-1)
    // An escaped sign is a token of its own: to readers it is one text.
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

/** Where a line was broken in the file means nothing. */
const inOneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ')

/** Within the market, or to write, call or read elsewhere safely. */
function readHref({ href, raw }: Tokens.Link): string {
  if (/^(\/(?!\/)|https:\/\/|mailto:|tel:)/.test(href)) return href
  throw new Error(`A document must not lead there: ${raw}`)
}
