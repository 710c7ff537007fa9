import type { Block, Heading } from '@ahia/documents/text-document'
import type { ContextType } from 'react'
import { Inlines, LinksOpen } from './document-inlines.tsx'
import { DocumentTable } from './document-table.tsx'

type BlockPlace = {
  /** The heading above the document: its own headings start one level lower. */
  under: 'h1' | 'h2'
  /** Prefix of the heading ids, where a page has several documents; '' otherwise. */
  prefix: string
}

type DocumentBlocksProps = {
  blocks: readonly Block[]
  under: BlockPlace['under']
  prefix?: string
  linksOpen?: ContextType<typeof LinksOpen>
}

/** A document in one column of at most 65 characters; tables take the whole width. */
export function DocumentBlocks({ blocks, under, prefix = '', linksOpen = 'here' }: DocumentBlocksProps) {
  return (
    <LinksOpen value={linksOpen}>
      <div className="document grid grid-cols-[minmax(0,1fr)] gap-4 text-pretty text-text-2">
        {listBlocks(blocks, { under, prefix })}
      </div>
    </LinksOpen>
  )
}

const listBlocks = (blocks: readonly Block[], place: BlockPlace) =>
  blocks.map((block, at) => <DocumentBlock key={at} block={block} {...place} />)

function DocumentBlock({ block, ...place }: { block: Block } & BlockPlace) {
  switch (block.kind) {
    case 'heading':
      return <DocumentHeading heading={block} {...place} />
    case 'paragraph':
      return (
        <p>
          <Inlines inlines={block.inlines} />
        </p>
      )
    case 'list':
      return <DocumentList list={block} {...place} />
    case 'table':
      return <DocumentTable table={block} />
    case 'quote':
      return (
        <blockquote className="max-w-reading border-l-4 border-accent pl-4 text-text [&>*+*]:mt-2">
          {listBlocks(block.blocks, place)}
        </blockquote>
      )
  }
}

const LOOKS = {
  h2: 'mt-6 text-h2 font-extrabold',
  h3: 'mt-4 text-h3 font-extrabold',
  h4: 'mt-2 font-extrabold',
} as const

const LOWER = { h1: { 2: 'h2', 3: 'h3' }, h2: { 2: 'h3', 3: 'h4' } } as const

function DocumentHeading({ heading, under, prefix }: { heading: Heading } & BlockPlace) {
  const Element = LOWER[under][heading.level]
  return (
    <Element id={`${prefix}${heading.id}`} className={`text-balance text-text ${LOOKS[Element]}`}>
      {heading.text}
    </Element>
  )
}

type List = Extract<Block, { kind: 'list' }>

function DocumentList({ list, ...place }: { list: List } & BlockPlace) {
  const items = list.items.map((blocks, at) => <li key={at}>{listBlocks(blocks, place)}</li>)
  const looks = 'grid max-w-reading gap-2 pl-6 marker:text-text-3'
  if (list.marks === 'bullets') return <ul className={`list-disc ${looks}`}>{items}</ul>
  return (
    <ol start={list.start} className={`list-decimal ${looks}`}>
      {items}
    </ol>
  )
}
