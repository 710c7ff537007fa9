/** Where on a phone toasts can be, best first. `beside-corner` leaves the button in the corner free. */
const PLACES = ['bottom', 'beside-corner', 'below-header', 'top'] as const

const CONTROLS = 'button, input, select, textarea, summary, a[href]'
/** What is higher, like the card of a product, can be pressed beside a toast. */
const HIGHEST = 96

/** WIN-22: moves the toasts to where they cover the fewest things to press or to fill in, which usually is none. */
export function moveToFreePlace(region: HTMLElement): void {
  const controls = listVisibleControls(region)
  const covered = PLACES.map((place) => {
    region.dataset.place = place
    const own = region.getBoundingClientRect()
    return { place, count: controls.filter((control) => overlaps(control, own)).length }
  })
  const fewest = Math.min(...covered.map(({ count }) => count))
  region.dataset.place = covered.find(({ count }) => count === fewest)?.place ?? PLACES[0]
}

const overlaps = (one: DOMRect, other: DOMRect): boolean =>
  one.top < other.bottom && one.bottom > other.top && one.left < other.right && one.right > other.left

/** Not what is outside the window, or behind a sheet or a bar: that cannot be pressed anyway. */
function listVisibleControls(region: HTMLElement): DOMRect[] {
  return [...document.querySelectorAll<HTMLElement>(CONTROLS)]
    .filter((control) => !region.contains(control))
    .flatMap((control) => {
      const box = control.getBoundingClientRect()
      return box.height > 0 && box.height <= HIGHEST && isOnTop(control, box) ? [box] : []
    })
}

function isOnTop(control: HTMLElement, { left, top, width, height }: DOMRect): boolean {
  const middle = top + height / 2
  if (middle < 0 || middle >= innerHeight) return false
  const hit = document.elementFromPoint(left + width / 2, middle)
  return hit !== null && (control.contains(hit) || hit.contains(control))
}
