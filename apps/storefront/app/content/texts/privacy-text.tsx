import { paper } from '@ahia/papers/privacy.md'
import { buttonClass } from '@ahia/ui/button'
import { Link } from '@ahia/web/components/link'
import { PaperBlocks } from '#documents/document-blocks.tsx'
import { PaperContents } from '#documents/document-contents.tsx'
import { paperDate } from '#documents/document-date.ts'
import { ContentsAside } from './contents-aside.tsx'

/** STAT-03; the dialog of the register screen has the same text. */
export function PrivacyText() {
  return (
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-8 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] xl:gap-12">
      <ContentsAside>
        <h2 className="font-extrabold">On this page</h2>
        <PaperContents paper={paper} />
      </ContentsAside>
      <article>
        <p className="mb-4 text-small text-text-3">
          Version of <time dateTime={paper.date}>{paperDate(paper.date)}</time>
        </p>
        <PaperBlocks blocks={paper.blocks} under="h1" />
        <Link to="/contact" className={`mt-6 ${buttonClass('primary')}`}>
          Contact Us
        </Link>
      </article>
    </div>
  )
}
