/** Where on a phone toasts can be, best first. `beside-corner` leaves the button in the corner free. */
const PLACES = ['bottom', 'beside-corner', 'below-header', 'top'] as const

const CONTROLS = 'button, input, select, textarea, summary, a[href]'
/** What is higher, like the card of a product, can be pressed beside a toast. */
const HIGHEST = 96
const STEP = 4
const EDGE = 8

/** WIN-22: moves the toasts to where they cover nothing to press or to fill in, if there is such a place. */
export function moveToFreePlace(region: HTMLElement): void {
  const controls = listVisibleControls(region)
  const isFree = (own: DOMRect) => !controls.some((control) => overlaps(control, own))
  const place = PLACES.find((one) => isFree(boxAt(region, one)))
  const usual = boxAt(region, place ?? PLACES[0])
  const gap = place ? null : findGap(usual, isFree)
  if (gap === null) return
  region.style.setProperty('--toast-top', `${gap}px`)
  region.dataset.place = 'gap'
}

function boxAt(region: HTMLElement, place: (typeof PLACES)[number]): DOMRect {
  region.dataset.place = place
  return region.getBoundingClientRect()
}

/** The lowest place between controls, as a distance from the top of the window; null in a crowded window. */
function findGap({ left, width, top, height }: DOMRect, isFree: (box: DOMRect) => boolean): number | null {
  for (let at = top; at >= EDGE; at -= STEP) if (isFree(new DOMRect(left, at, width, height))) return at
  return null
}

const overlaps = (one: DOMRect, other: DOMRect): boolean =>
  one.top < other.bottom && one.bottom > other.top && one.left < other.right && one.right > other.left

/** Not what is outside the window, or behind a sheet or a bar: that cannot be pressed anyway. */
function listVisibleControls(region: HTMLElement): DOMRect[] {
  return [...document.querySelectorAll<HTMLElement>(CONTROLS)]
    .filter((control) => !region.contains(control))
    .flatMap((control) => {
      const box = control.getBoundingClientRect()
      return box.height > 0 && box.height <= HIGHEST && isOnTop(control, box, region) ? [box] : []
    })
}

function isOnTop(control: HTMLElement, { left, top, width, height }: DOMRect, region: HTMLElement): boolean {
  const hits = document.elementsFromPoint(left + width / 2, top + height / 2) // none outside the window
  const hit = hits.find((element) => !region.contains(element))
  return hit !== undefined && (control.contains(hit) || hit.contains(control))
}
