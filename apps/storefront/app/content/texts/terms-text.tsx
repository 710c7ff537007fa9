import { textDocument as merchantTerms } from '@ahia/documents/merchant-terms.md'
import { textDocument as shopperTerms } from '@ahia/documents/shopper-terms.md'
import type { TextDocument } from '@ahia/documents/text-document'
import { buttonClass } from '@ahia/ui/button'
import type { ReactNode } from 'react'
import { DocumentBlocks } from '#documents/document-blocks.tsx'
import { DocumentContents } from '#documents/document-contents.tsx'
import { documentDate } from '#documents/document-date.ts'
import { toSections } from '#documents/document-sections.rules.ts'
import { FoldedSection } from '#documents/folded-section.tsx'
import { ContentsAside } from './contents-aside.tsx'
import { MERCHANT_TERMS_PDF } from './merchant-terms-pdf.ts'
import { MERCHANT_TERMS_IN_SHORT, SHOPPER_TERMS_IN_SHORT } from './terms-in-short.ts'

const SHOPPERS = {
  id: 'shoppers',
  textDocument: shopperTerms,
  ...toSections(shopperTerms.blocks),
  inShort: SHOPPER_TERMS_IN_SHORT,
}
const MERCHANTS = {
  id: 'merchants',
  textDocument: merchantTerms,
  ...toSections(merchantTerms.blocks),
  inShort: MERCHANT_TERMS_IN_SHORT,
}

/** STAT-04: both texts, one after the other. */
export function TermsText() {
  return (
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-8 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] xl:gap-12">
      <ContentsAside>
        {[SHOPPERS, MERCHANTS].map((terms) => (
          <ContentsPart key={terms.id} {...terms} />
        ))}
        <a {...MERCHANT_TERMS_PDF} className={`${ENTRY} text-brand-text underline`}>
          Merchant Terms as PDF
        </a>
      </ContentsAside>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-14">
        <Terms {...SHOPPERS} />
        <Terms {...MERCHANTS} className={LONG_AND_LATE}>
          <a {...MERCHANT_TERMS_PDF} className={buttonClass('outline')}>
            Download PDF
          </a>
        </Terms>
      </div>
    </div>
  )
}

/** An estimate above its real height, so that a reload restores the scroll position before the text is laid out. */
const LONG_AND_LATE =
  'laid-out-late [contain-intrinsic-height:auto_300rem] xl:[contain-intrinsic-height:auto_500rem]'

const ENTRY = 'flex min-h-11 items-center'

type ContentsPartProps = { id: string; textDocument: TextDocument }

/** On a phone the list of sections would fill a screen, so it is collapsed. */
function ContentsPart({ id, textDocument }: ContentsPartProps) {
  const sections = <DocumentContents textDocument={textDocument} prefix={`${id}-`} />
  return (
    <>
      <a href={`#${id}`} className={`${ENTRY} font-extrabold hover:text-brand-text hover:underline`}>
        {textDocument.title}
      </a>
      <div className="hidden pb-3 xl:block">{sections}</div>
      <details className="pb-3 xl:hidden">
        <summary className="min-h-11 cursor-pointer py-3 text-small font-semibold text-brand-text">
          Sections<span className="sr-only"> of the {textDocument.title}</span>
        </summary>
        {sections}
      </details>
    </>
  )
}

type TermsProps = typeof SHOPPERS & { className?: string; children?: ReactNode }

/** WIN-57 */
function Terms({ id, textDocument, opening, sections, inShort, className, children }: TermsProps) {
  return (
    <article aria-labelledby={id} className={className}>
      <h2 id={id} className="text-h2 font-extrabold text-balance lg:text-h1">
        {textDocument.title}
      </h2>
      <p className="mt-2 mb-4 text-small text-text-3">
        Version of <time dateTime={textDocument.date}>{documentDate(textDocument.date)}</time>
      </p>
      {children && <div className="mb-6">{children}</div>}
      <DocumentBlocks blocks={opening} under="h2" />
      {sections.map((section) => (
        <FoldedSection
          key={section.heading.id}
          {...section}
          inShort={inShort[section.heading.id]}
          under="h2"
          prefix={`${id}-`}
        />
      ))}
    </article>
  )
}
