import { Dialog } from '@ahia/ui/overlays/dialog'
import { type ReactNode, useEffect, useRef } from 'react'

type PhotoDialogProps = {
  title: string
  photos: readonly ReactNode[]
  /** The photo that was pressed; null while the dialog is closed. */
  firstShown: number | null
  onClose: () => void
}

/** The photos of a review below each other, beginning at the pressed one. */
export function PhotoDialog({ title, photos, firstShown, onClose }: PhotoDialogProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (firstShown !== null) list.current?.children[firstShown]?.scrollIntoView()
  }, [firstShown])
  return (
    <Dialog open={firstShown !== null} title={title} onClose={onClose}>
      <div ref={list} className="grid gap-3">
        {photos}
      </div>
    </Dialog>
  )
}
