import { textDocument } from '@ahia/documents/privacy.md'
import { buttonClass } from '@ahia/ui/button'
import { Link } from '@ahia/web/components/link'
import { DocumentBlocks } from '#documents/document-blocks.tsx'
import { DocumentContents } from '#documents/document-contents.tsx'
import { documentDate } from '#documents/document-date.ts'
import { ContentsAside } from './contents-aside.tsx'

/** STAT-03; the dialog of the register screen has the same text. */
export function PrivacyText() {
  return (
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-8 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] xl:gap-12">
      <ContentsAside>
        <h2 className="font-extrabold">On this page</h2>
        <DocumentContents textDocument={textDocument} />
      </ContentsAside>
      <article>
        <p className="mb-4 text-small text-text-3">
          Version of <time dateTime={textDocument.date}>{documentDate(textDocument.date)}</time>
        </p>
        <DocumentBlocks blocks={textDocument.blocks} under="h1" />
        <Link to="/contact" className={`mt-6 ${buttonClass('primary')}`}>
          Contact Us
        </Link>
      </article>
    </div>
  )
}
