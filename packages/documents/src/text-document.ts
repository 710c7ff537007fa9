/** A text of ours as every reader of it takes it: pages and dialogs draw it, the PDF sets it. */
export type TextDocument = {
  title: string
  /** In one sentence, for lists and search engines. */
  description: string
  /** The day it is from, as '2026-11-15'; of terms, also what their version is called. */
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

/** Its id is what a link to it ends with. */
export type Heading = { kind: 'heading'; level: 2 | 3; id: string; text: string }

export type Table = { kind: 'table'; head: readonly Cell[]; rows: readonly (readonly Cell[])[] }
export type Cell = { align: 'left' | 'right'; inlines: readonly Inline[] }

export type Inline =
  | string
  | { kind: 'strong' | 'emphasis'; inlines: readonly Inline[] }
  | { kind: 'link'; href: string; inlines: readonly Inline[] }

/** What is read, without how it looks. */
export const plainText = (inlines: readonly Inline[]): string =>
  inlines.map((inline) => (typeof inline === 'string' ? inline : plainText(inline.inlines))).join('')

/** What a list of contents names. */
export const listSections = ({ blocks }: TextDocument): Heading[] =>
  blocks.filter((block) => block.kind === 'heading').filter(({ level }) => level === 2)
