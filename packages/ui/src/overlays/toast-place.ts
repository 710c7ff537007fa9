/** Where toasts can be, best first; a wide window has them elsewhere by the same names. `beside-corner` leaves the button in the corner free. */
const PLACES = ['bottom', 'beside-corner', 'below-header', 'top'] as const

const CONTROLS = 'button, input, select, textarea, label, summary, a[href]'
/** What a page begins with. */
const HEADINGS = 'main :is(h1, h2, legend)'
/** What is higher, like the card of a product, can be pressed beside a toast. */
const HIGHEST = 96
const STEP = 4
const EDGE = 8

/**
 * WIN-22: moves the toasts to where they cover nothing to press or to fill in, if there is such a place; WIN-81: and if
 * there is one of those that covers no heading either, there.
 */
export function moveToFreePlace(region: HTMLElement): void {
  const controls = listVisible(CONTROLS, region)
  const isPlaced = [[...controls, ...listVisible(HEADINGS, region)], controls].some((taken) =>
    moveOff(taken, region),
  )
  if (!isPlaced) leaveFocused(region, controls)
}

/** Whether there is a place that covers none of these. */
function moveOff(taken: readonly Visible[], region: HTMLElement): boolean {
  const isFree = isFreeOf(taken.map(({ box }) => box))
  if (PLACES.some((one) => isFree(boxAt(region, one)))) return true
  const gap = findGap(boxAt(region, PLACES[0]), isFree)
  if (gap === null) return false
  region.style.setProperty('--toast-top', `${gap}px`)
  region.dataset.place = 'gap'
  return true
}

/** WIN-22: the page has changed under the toasts. Those that still cover nothing stay where somebody reads them. */
export function stayInFreePlace(region: HTMLElement): void {
  const isFree = isFreeOf(listVisible(`${CONTROLS}, ${HEADINGS}`, region).map(({ box }) => box))
  if (!isFree(region.getBoundingClientRect())) moveToFreePlace(region)
}

/** Everything is taken: then at least never what somebody is typing into. */
function leaveFocused(region: HTMLElement, controls: readonly Visible[]): void {
  const isFree = isFreeOf(controls.filter(({ isFocused }) => isFocused).map(({ box }) => box))
  if (!PLACES.some((one) => isFree(boxAt(region, one)))) boxAt(region, PLACES[0])
}

const isFreeOf = (boxes: readonly DOMRect[]) => (own: DOMRect) => !boxes.some((box) => overlaps(box, own))

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

type Visible = { box: DOMRect; isFocused: boolean }

/** Not what is outside the window, or behind a sheet or a bar: that cannot be pressed anyway. */
function listVisible(selector: string, region: HTMLElement): Visible[] {
  return [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((control) => !region.contains(control))
    .flatMap((control) => {
      const box = control.getBoundingClientRect()
      const isFocused = control === document.activeElement
      const isLow = box.height > 0 && (isFocused || box.height <= HIGHEST)
      return isLow && isOnTop(control, box, region) ? [{ box, isFocused }] : []
    })
}

function isOnTop(control: HTMLElement, { left, top, width, height }: DOMRect, region: HTMLElement): boolean {
  const hits = document.elementsFromPoint(left + width / 2, top + height / 2) // none outside the window
  const hit = hits.find((element) => !region.contains(element))
  return hit !== undefined && (control.contains(hit) || hit.contains(control))
}
