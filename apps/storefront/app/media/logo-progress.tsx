import { Button } from '@ahia/ui/button'
import { focusAfterDialog } from '@ahia/ui/overlays/focus-after-dialog'
import { useEffect, useRef, useState } from 'react'

/** Browsers paint it green or blue unless each part of it is styled. */
const BAR =
  'h-2 w-full appearance-none overflow-hidden rounded-pill bg-border-strong [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-border-strong [&::-webkit-progress-value]:bg-brand'

type LogoProgressProps = { cut: Blob; share: number; onCancel: () => void }

/** The progress of the upload, beside a preview of the logo. */
export function LogoProgress({ cut, share, onCancel }: LogoProgressProps) {
  const percent = Math.round(share * 100)
  const address = useAddress(cut)
  const cancel = useRef<HTMLButtonElement>(null)
  useEffect(() => focusAfterDialog(cancel.current), []) // the dialog that had the focus is going
  return (
    <div className="flex items-center gap-4 rounded-card bg-surface-2 p-4">
      {address && <img src={address} alt="" className="size-16 rounded-card" />}
      <div className="grid min-w-0 flex-1 gap-2">
        <label className="grid gap-1 text-small">
          {percent < 100 ? `Uploading your logo: ${percent}%` : 'Uploaded. Preparing your logo…'}
          <progress max={100} value={percent} className={BAR} />
        </label>
      </div>
      <Button ref={cancel} look="outline" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  )
}

/** The object URL of a picture that only this page has. */
function useAddress(picture: Blob): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(picture)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [picture])
  return address
}
