import type { Block, Heading } from '@ahia/documents/text-document'
import { DocumentBlocks } from './document-blocks.tsx'

type FoldedSectionProps = {
  heading: Heading
  blocks: readonly Block[]
  /** What it comes to; a section without is short, and not folded. */
  inShort: string | undefined
  under: 'h1' | 'h2'
  prefix?: string
}

/** WIN-50, WIN-57: a long section is its heading and what it comes to; the rest is folded where there is little room. */
export function FoldedSection({ heading, blocks, inShort, under, prefix = '' }: FoldedSectionProps) {
  const text = <DocumentBlocks blocks={blocks} under={under} prefix={prefix} />
  return (
    <>
      <DocumentBlocks blocks={[heading]} under={under} prefix={prefix} />
      {inShort === undefined ? (
        <div className="mt-3">{text}</div>
      ) : (
        <>
          <p className="mt-3 max-w-reading font-semibold">{inShort}</p>
          <details className="document-fold">
            <summary aria-label={`Read more: ${heading.text}`}>Read more</summary>
            {text}
          </details>
        </>
      )}
    </>
  )
}
