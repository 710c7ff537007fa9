import { classNames } from '@ahia/ui/class-names'
import { showToast } from '@ahia/ui/overlays/show-toast'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { ReportDialog } from './report-dialog.tsx'

/** What is reported: a product, or one of its reviews. */
export type Reported = { productId: string; reviewId: string | null; name: string }

type Opened = { isOpen: boolean; Dialog: typeof ReportDialog }
type ReportButtonProps = { reported: Reported; className?: string }

/** ADMIN-30: quiet, and its dialog is fetched when it is wanted. */
export function ReportButton({ reported, className }: ReportButtonProps) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const [isSent, setSent] = useState(false)
  const open = () =>
    import('./report-dialog.tsx').then(
      ({ ReportDialog: Dialog }) => {
        // Mount first, then open: React's Strict Mode closes a dialog that is open when it mounts.
        flushSync(() => setOpened({ isOpen: false, Dialog }))
        setOpened({ isOpen: true, Dialog })
      },
      () => showToast({ kind: 'error', text: "We couldn't open the report. Try again." }),
    )
  const isReview = reported.reviewId !== null
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={isReview ? `Report the review by ${reported.name}` : undefined}
        onClick={() => void open()}
        className={classNames(
          'inline-flex min-h-11 w-fit items-center text-small text-text-2 underline hover:text-text noscript:hidden',
          className,
        )}
      >
        {isReview ? 'Report' : 'Report this product'}
      </button>
      {opened && (
        <opened.Dialog
          reported={reported}
          isSent={isSent}
          onSent={() => setSent(true)}
          isOpen={opened.isOpen}
          onClose={() => setOpened({ ...opened, isOpen: false })}
        />
      )}
    </>
  )
}
