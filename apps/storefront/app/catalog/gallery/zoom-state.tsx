import { type ReactNode, useState } from 'react'
import type { ZoomDialog, ZoomedProduct } from './zoom-dialog.tsx'

type Zoom = { state: 'closed' } | { state: 'open'; at: number; Dialog: typeof ZoomDialog }

/** The large view is fetched on first use; if that fails, the browser opens the picture file. */
export function useZoom(product: ZoomedProduct): { dialog: ReactNode; open: (at: number) => void } {
  const [zoom, setZoom] = useState<Zoom>({ state: 'closed' })

  const open = (at: number) => {
    import('./zoom-dialog.tsx').then(
      ({ ZoomDialog: Dialog }) => setZoom({ state: 'open', at, Dialog }),
      () => location.assign(product.images[at] ?? ''),
    )
  }
  const close = () => setZoom({ state: 'closed' })

  return {
    open,
    dialog: zoom.state === 'open' && <zoom.Dialog product={product} firstShown={zoom.at} onClose={close} />,
  }
}
