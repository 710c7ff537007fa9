import { textDocument as merchantTerms } from '@ahia/documents/merchant-terms.md'
import { textDocument as shopperTerms } from '@ahia/documents/shopper-terms.md'
import type { TextDocument } from '@ahia/documents/text-document'
import { buttonClass } from '@ahia/ui/button'
import type { ReactNode } from 'react'
import { DocumentBlocks } from '#documents/document-blocks.tsx'
import { DocumentContents } from '#documents/document-contents.tsx'
import { documentDate } from '#documents/document-date.ts'
import { ContentsAside } from './contents-aside.tsx'
import { MERCHANT_TERMS_PDF } from './merchant-terms-pdf.ts'

const SHOPPERS = { id: 'shoppers', textDocument: shopperTerms }
const MERCHANTS = { id: 'merchants', textDocument: merchantTerms }

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

type TermsProps = { id: string; textDocument: TextDocument }

/** An estimate above its real height, so that a reload restores the scroll position before the text is laid out. */
const LONG_AND_LATE =
  'laid-out-late [contain-intrinsic-height:auto_800rem] lg:[contain-intrinsic-height:auto_500rem]'

const ENTRY = 'flex min-h-11 items-center'

/** On a phone the list of sections would fill a screen or two, so it is collapsed. */
function ContentsPart({ id, textDocument }: TermsProps) {
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

function Terms({
  id,
  textDocument,
  className,
  children,
}: TermsProps & { className?: string; children?: ReactNode }) {
  return (
    <article aria-labelledby={id} className={className}>
      <h2 id={id} className="text-h2 font-extrabold text-balance lg:text-h1">
        {textDocument.title}
      </h2>
      <p className="mt-2 mb-4 text-small text-text-3">
        Version of <time dateTime={textDocument.date}>{documentDate(textDocument.date)}</time>
      </p>
      {children && <div className="mb-6">{children}</div>}
      <DocumentBlocks blocks={textDocument.blocks} under="h2" prefix={`${id}-`} />
    </article>
  )
}
