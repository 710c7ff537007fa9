import { textDocument } from '@ahia/documents/merchant-terms.md'
import { Button, buttonClass } from '@ahia/ui/button'
import { Dialog } from '@ahia/ui/overlays/dialog'
import { DocumentBlocks } from '#documents/document-blocks.tsx'
import { documentDate } from '#documents/document-date.ts'
import { MERCHANT_TERMS_PDF } from './merchant-terms-pdf.ts'

type MerchantTermsDialogProps = { open: boolean; onClose: () => void; onAccept: () => void }

/** MERCH-02: the whole text, so it is imported when somebody opens it. */
export function MerchantTermsDialog({ open, onClose, onAccept }: MerchantTermsDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={textDocument.title}
      actions={
        <>
          <a {...MERCHANT_TERMS_PDF} className={buttonClass('outline')}>
            Download PDF
          </a>
          <Button onClick={onAccept}>Accept Terms</Button>
        </>
      }
    >
      <p className="mb-4 text-small text-text-3">
        Version of <time dateTime={textDocument.date}>{documentDate(textDocument.date)}</time>
      </p>
      <DocumentBlocks blocks={textDocument.blocks} under="h2" prefix="terms-" linksOpen="in another tab" />
    </Dialog>
  )
}
