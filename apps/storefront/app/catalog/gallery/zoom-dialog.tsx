import type { Product } from '@ahia/contracts/catalog'
import { Icon, type IconName } from '@ahia/ui/icon'
import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { ProductPicture } from '../cards/product-picture.tsx'

export type ZoomedProduct = Pick<Product, 'name' | 'images' | 'category'>

type ZoomDialogProps = { product: ZoomedProduct; firstShown: number; onClose: () => void }
/** Where it was pressed, as a fraction of the picture's side. */
type Point = { x: number; y: number }

const MIDDLE: Point = { x: 0.5, y: 0.5 }
const STEPS: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** PDP-01: the pictures as large as the screen; a press doubles the size, and then they scroll. */
export function ZoomDialog({ product, firstShown, onClose }: ZoomDialogProps) {
  const { name, images, category } = product
  const dialog = useRef<HTMLDialogElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const [shown, setShown] = useState(firstShown)
  const [near, setNear] = useState<Point | null>(null)
  useModal(dialog)
  useCentred(frame, near)

  const show = (place: number) => {
    if (place < 0 || place >= images.length) return
    setNear(null)
    setShown(place)
  }
  const moveByKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step !== undefined && near === null) show(shown + step)
  }

  return (
    <dialog
      ref={dialog}
      data-zoom
      aria-labelledby={titleId}
      onClose={onClose}
      onKeyDown={moveByKey}
      className="on-ink fixed inset-0 m-0 size-full max-h-none max-w-none flex-col bg-strip text-on-strip open:flex"
    >
      <div className="flex items-center justify-between gap-4 p-2 pl-4">
        <h2 id={titleId} className="min-w-0 truncate font-semibold">
          {name}
        </h2>
        <ZoomButton icon="close" label="Close" onPress={onClose} />
      </div>
      <div ref={frame} className="grid flex-1 overflow-auto overscroll-contain">
        <button
          type="button"
          aria-pressed={near !== null}
          aria-label={`Image ${shown + 1} of ${images.length}, twice as large`}
          onClick={(event) => setNear(near ? null : pointOf(event))}
          className={near ? 'cursor-zoom-out' : 'm-auto cursor-zoom-in'}
        >
          <ProductPicture
            key={shown}
            image={images[shown] ?? null}
            category={category}
            sizes="full"
            urgency="soon"
            className={near ? 'w-[calc(2*min(100vw,100dvh-7.5rem))]' : 'w-[min(100vw,calc(100dvh-7.5rem))]'}
          />
        </button>
      </div>
      {images.length > 1 && (
        <div className="flex items-center justify-center gap-4 p-2">
          <ZoomButton icon="chevronLeft" label="Previous image" onPress={() => show(shown - 1)} />
          <p role="status" className="text-small tabular-nums">
            {shown + 1} of {images.length}
          </p>
          <ZoomButton icon="chevronRight" label="Next image" onPress={() => show(shown + 1)} />
        </div>
      )}
    </dialog>
  )
}

function ZoomButton({ icon, label, onPress }: { icon: IconName; label: string; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className="grid size-11 place-items-center rounded-pill hover:bg-on-strip/15"
    >
      <Icon name={icon} />
    </button>
  )
}

/** Closed before it is unmounted, so that the browser restores the focus. */
function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [dialog])
}

/** Keeps the pressed spot in the middle. */
function useCentred(frame: RefObject<HTMLDivElement | null>, near: Point | null): void {
  useLayoutEffect(() => {
    const box = frame.current
    if (!box || !near) return
    box.scrollTo(
      near.x * box.scrollWidth - box.clientWidth / 2,
      near.y * box.scrollHeight - box.clientHeight / 2,
    )
  }, [frame, near])
}

/** A key press has no position on the picture: use the middle. */
function pointOf({ detail, clientX, clientY, currentTarget }: MouseEvent): Point {
  if (detail === 0) return MIDDLE
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return { x: (clientX - left) / width, y: (clientY - top) / height }
}
