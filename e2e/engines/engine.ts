export type Size = { width: number; height: number }

/** What the smoke journey needs of a browser. Every engine speaks its own protocol; nothing else differs between them. */
export type Engine = {
  /** Name and version. */
  name: string
  /** Opens an address and waits until the browser says that it is loaded. */
  open: (url: string) => Promise<void>
  /** Runs a function in the page. It may use nothing from outside, and everything goes through JSON. */
  run: <Argument, Result>(inPage: (argument: Argument) => Result, argument: Argument) => Promise<Result>
  /** Presses the first element that the selector finds, with a real pointer. */
  click: (selector: string) => Promise<void>
  /** Types into the element that has the focus, key by key. */
  type: (text: string) => Promise<void>
  /** Presses Tab: the least that somebody who is there can do. */
  touch: () => Promise<void>
  /** Makes the window so large, as far as the engine allows. */
  resize: (size: Size) => Promise<void>
  close: () => Promise<void>
}

/** Runs in the page: where to press an element, after it was scrolled into view. */
export function centreOf(selector: string) {
  const element = document.querySelector(selector)
  if (!element) throw new Error(`nothing is ${selector}`)
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
}

/** A press of the mouse, as both WebDriver protocols write it. */
export const pressAt = (point: { x: number; y: number }) => ({
  type: 'pointer',
  id: 'mouse',
  actions: [
    { type: 'pointerMove', duration: 0, ...point },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
})

/** The text of a function that takes its argument and returns its result as JSON. */
export const throughJson = (inPage: unknown): string =>
  `(json) => JSON.stringify((${inPage})(JSON.parse(json)) ?? null)`
