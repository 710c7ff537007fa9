import type { Token, Tokens } from 'marked'
import { known, refuse } from './known-token.ts'
import { readInlines } from './read-inlines.ts'
import { type Block, type Cell, type Heading, plainText, type Table } from './text-document.ts'

/** The blocks of a text, in order; ids of headings are unique. */
export function readBlocks(tokens: readonly Token[]): Block[] {
  const taken = new Set<string>()
  return tokens.flatMap((token) => readBlock(token, taken))
}

function readBlock(given: Token, taken: Set<string>): Block[] {
  const token = known(given)
  switch (token.type) {
    case 'space':
      return []
    case 'heading':
      return [readHeading(token, taken)]
    case 'paragraph':
    // The items of a list without blank lines.
    case 'text':
      return [{ kind: 'paragraph', inlines: readInlines(token.tokens) }]
    case 'list':
      return [readList(token, taken)]
    case 'table':
      return [readTable(token)]
    case 'blockquote':
      return [{ kind: 'quote', blocks: token.tokens.flatMap((inner) => readBlock(inner, taken)) }]
    default:
      return refuse(token)
  }
}

function readHeading(token: Tokens.Heading, taken: Set<string>): Heading {
  const { depth } = token
  // The first level is reserved for the page's title.
  if (depth !== 2 && depth !== 3) return refuse(token)
  const text = plainText(readInlines(token.tokens))
  return { kind: 'heading', level: depth, id: takeId(text, taken), text }
}

function takeId(text: string, taken: Set<string>): string {
  const id = text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-0-9]+|-+$/g, '')
  if (id === '' || taken.has(id)) throw new Error(`Two headings cannot be told apart: '${text}'`)
  taken.add(id)
  return id
}

function readList({ ordered, start, items }: Tokens.List, taken: Set<string>): Block {
  return {
    kind: 'list',
    marks: ordered ? 'numbers' : 'bullets',
    start: start === '' ? 1 : start,
    items: items.map(({ tokens }) => tokens.flatMap((token) => readBlock(token, taken))),
  }
}

const readTable = ({ header, rows }: Tokens.Table): Table => ({
  kind: 'table',
  head: header.map(readCell),
  rows: rows.map((cells) => cells.map(readCell)),
})

const readCell = ({ align, tokens }: Tokens.TableCell): Cell => ({
  align: align === 'right' ? 'right' : 'left',
  inlines: readInlines(tokens),
})
