/** A parsed text, which pages and dialogs render and the PDF prints. */
export type TextDocument = {
  title: string
  /** In one sentence, for lists and search engines. */
  description: string
  /** For example '2026-11-15'; for terms it is also their version. */
  date: string
  words: number
  blocks: readonly Block[]
}

export type Block =
  | Heading
  | { kind: 'paragraph'; inlines: readonly Inline[] }
  | { kind: 'list'; marks: 'numbers' | 'bullets'; start: number; items: readonly (readonly Block[])[] }
  | Table
  | { kind: 'quote'; blocks: readonly Block[] }

/** `id` is the fragment of a link to it. */
export type Heading = { kind: 'heading'; level: 2 | 3; id: string; text: string }

export type Table = { kind: 'table'; head: readonly Cell[]; rows: readonly (readonly Cell[])[] }
export type Cell = { align: 'left' | 'right'; inlines: readonly Inline[] }

export type Inline =
  | string
  | { kind: 'strong' | 'emphasis'; inlines: readonly Inline[] }
  | { kind: 'link'; href: string; inlines: readonly Inline[] }

/** The text without formatting. */
export const plainText = (inlines: readonly Inline[]): string =>
  inlines.map((inline) => (typeof inline === 'string' ? inline : plainText(inline.inlines))).join('')

/** The headings that a table of contents lists. */
export const listSections = ({ blocks }: TextDocument): Heading[] =>
  blocks.filter((block) => block.kind === 'heading').filter(({ level }) => level === 2)
