import { textDocument } from '@ahia/documents/privacy.md'
import { Button, buttonClass } from '@ahia/ui/button'
import { Dialog } from '@ahia/ui/overlays/dialog'
import { DocumentBlocks } from '#documents/document-blocks.tsx'

type PrivacyDialogProps = { open: boolean; onClose: () => void }

/** AUTH-02; STAT-03 has the same text as a page. */
export function PrivacyDialog({ open, onClose }: PrivacyDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={textDocument.title}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <DocumentBlocks blocks={textDocument.blocks} under="h2" prefix="privacy-" linksOpen="in another tab" />
      {/* Another tab, as the form behind is half filled in. */}
      <a href="/contact" target="_blank" rel="noreferrer" className={`mt-4 ${buttonClass('outline')}`}>
        Contact Us <span className="sr-only">(opens in a new tab)</span>
      </a>
    </Dialog>
  )
}
