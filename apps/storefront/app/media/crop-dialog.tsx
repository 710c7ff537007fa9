import { messageOf } from '@ahia/contracts/api-error'
import { Banner } from '@ahia/ui/banner'
import { Button } from '@ahia/ui/button'
import { Dialog } from '@ahia/ui/overlays/dialog'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { CropSlider } from './crop-slider.tsx'
import { cutSquare, paintSquare } from './cut-square.ts'
import type { OpenedPicture } from './open-picture.ts'
import { type Crop, dragCrop, MAX_ZOOM, WHOLE_CROP } from './square-crop.rules.ts'

/** Sharp on screens with a pixel ratio of two. */
const CANVAS_PX = 576

export type CropDialogProps = {
  /** Null while there is nothing to crop. */
  picture: OpenedPicture | null
  onCut: (cut: Blob) => void
  onCancel: () => void
}

/** MERCH-03: crops a picture to a square, by finger, mouse or keyboard. */
export function CropDialog({ picture, onCut, onCancel }: CropDialogProps) {
  return (
    <Dialog open={picture !== null} onClose={onCancel} title="Crop your logo">
      {picture && <Cutting picture={picture} onCut={onCut} onCancel={onCancel} />}
    </Dialog>
  )
}

type CuttingProps = { picture: OpenedPicture; onCut: (cut: Blob) => void; onCancel: () => void }

function Cutting({ picture, onCut, onCancel }: CuttingProps) {
  const [crop, setCrop] = useState(WHOLE_CROP)
  const [failure, setFailure] = useState<string | null>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const drag = useDrag(picture, crop, setCrop)
  useEffect(() => {
    if (canvas.current) paintSquare(canvas.current, picture, crop)
  }, [picture, crop])

  const cut = async () => {
    try {
      onCut(await cutSquare(picture, crop))
    } catch (error) {
      setFailure(messageOf(error, "We couldn't crop this picture."))
    }
  }
  return (
    <div className="grid gap-4">
      {failure && (
        <Banner tone="danger" role="alert">
          {failure}
        </Banner>
      )}
      <canvas
        ref={canvas}
        width={CANVAS_PX}
        height={CANVAS_PX}
        role="img"
        aria-label="Preview of your logo"
        {...drag}
        className="mx-auto size-64 cursor-grab touch-none rounded-card border border-border bg-surface-2 active:cursor-grabbing sm:size-72"
      />
      <p className="text-center text-small text-text-2">Drag the picture, or use the sliders.</p>
      <CropSlider
        label="Zoom"
        value={crop.zoom}
        from={1}
        to={MAX_ZOOM}
        words={`${Math.round(crop.zoom * 100)}%`}
        onChange={(zoom) => setCrop({ ...crop, zoom })}
      />
      <CropSlider
        label="Left to right"
        value={crop.x}
        from={0}
        to={1}
        words={`${Math.round(crop.x * 100)}% from the left`}
        onChange={(x) => setCrop({ ...crop, x })}
      />
      <CropSlider
        label="Top to bottom"
        value={crop.y}
        from={0}
        to={1}
        words={`${Math.round(crop.y * 100)}% from the top`}
        onChange={(y) => setCrop({ ...crop, y })}
      />
      <div className="flex flex-wrap justify-end gap-3 border-t border-border pt-4">
        <Button look="outline" onClick={onCancel}>
          Cancel
        </Button>
        <Button onClick={() => void cut()}>Use this logo</Button>
      </div>
    </div>
  )
}

/** One finger or the mouse; its last position gives the distance. */
function useDrag(picture: OpenedPicture, crop: Crop, onCrop: (crop: Crop) => void) {
  const last = useRef<{ x: number; y: number } | null>(null)
  return {
    onPointerDown: (event: PointerEvent<HTMLCanvasElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      last.current = { x: event.clientX, y: event.clientY }
    },
    onPointerMove: (event: PointerEvent<HTMLCanvasElement>) => {
      if (!last.current) return
      const rightPx = event.clientX - last.current.x
      const downPx = event.clientY - last.current.y
      last.current = { x: event.clientX, y: event.clientY }
      onCrop(dragCrop(picture.bitmap, crop, { rightPx, downPx, shownPx: event.currentTarget.clientWidth }))
    },
    onPointerUp: () => {
      last.current = null
    },
    onPointerCancel: () => {
      last.current = null
    },
  }
}
