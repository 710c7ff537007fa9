import type { Block, Heading } from '@ahia/documents/text-document'

type Section = { heading: Heading; blocks: readonly Block[] }

/** What stands before the first section of a document, and its sections. */
export function toSections(blocks: readonly Block[]): { opening: readonly Block[]; sections: Section[] } {
  const starts = blocks.flatMap((block, at) =>
    block.kind === 'heading' && block.level === 2 ? [{ heading: block, at }] : [],
  )
  return {
    opening: blocks.slice(0, starts[0]?.at),
    sections: starts.map(({ heading, at }, place) => ({
      heading,
      blocks: blocks.slice(at + 1, starts[place + 1]?.at),
    })),
  }
}
