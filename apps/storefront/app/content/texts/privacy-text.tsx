import { textDocument } from '@ahia/documents/privacy.md'
import { buttonClass } from '@ahia/ui/button'
import { Link } from '@ahia/web/components/link'
import { DocumentBlocks } from '#documents/document-blocks.tsx'
import { DocumentContents } from '#documents/document-contents.tsx'
import { documentDate } from '#documents/document-date.ts'
import { toSections } from '#documents/document-sections.rules.ts'
import { FoldedSection } from '#documents/folded-section.tsx'
import { ContentsAside } from './contents-aside.tsx'
import { PRIVACY_IN_SHORT } from './privacy-in-short.ts'

const { opening, sections } = toSections(textDocument.blocks)

/** STAT-03; the dialog of the register screen has the same text. */
export function PrivacyText() {
  return (
    <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-8 xl:mt-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] xl:gap-12">
      {/* On a phone the sections are folded, and so a list of themselves. */}
      <ContentsAside className="hidden xl:block">
        <h2 className="font-extrabold">On this page</h2>
        <DocumentContents textDocument={textDocument} />
      </ContentsAside>
      <article>
        <p className="mb-4 text-small text-text-3">
          Version of <time dateTime={textDocument.date}>{documentDate(textDocument.date)}</time>
        </p>
        <div className="rounded-card bg-brand-soft p-5 text-lead">
          <DocumentBlocks blocks={opening} under="h1" />
        </div>
        {sections.map((section) => (
          <FoldedSection
            key={section.heading.id}
            {...section}
            inShort={PRIVACY_IN_SHORT[section.heading.id]}
            under="h1"
          />
        ))}
        <Link to="/contact" className={`mt-6 ${buttonClass('primary')}`}>
          Contact Us
        </Link>
      </article>
    </div>
  )
}
