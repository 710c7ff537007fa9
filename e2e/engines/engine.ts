export type Size = { width: number; height: number }

/** What the smoke journey needs from a browser. Engines differ only in their protocol. */
export type Engine = {
  /** Name and version. */
  name: string
  /** Opens a URL and waits until the browser has loaded it. */
  open: (url: string) => Promise<void>
  /** Runs a function in the page. It cannot use outer variables; argument and result are sent as JSON. */
  run: <Argument, Result>(inPage: (argument: Argument) => Result, argument: Argument) => Promise<Result>
  /** Clicks the first element that matches the selector, with a real pointer. */
  click: (selector: string) => Promise<void>
  /** Types into the focused element, key by key. */
  type: (text: string) => Promise<void>
  /** The smallest possible interaction: a press of Tab, or a move of the pointer. */
  touch: () => Promise<void>
  /** Resizes the window, as far as the engine allows. */
  resize: (size: Size) => Promise<void>
  close: () => Promise<void>
}

/** Runs in the page: scrolls an element into view and returns its centre. */
export function centreOf(selector: string) {
  const element = document.querySelector(selector)
  if (!element) throw new Error(`nothing is ${selector}`)
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
}

/** A mouse click in the format of both WebDriver protocols. */
export const pressAt = (point: { x: number; y: number }) => ({
  type: 'pointer',
  id: 'mouse',
  actions: [
    { type: 'pointerMove', duration: 0, ...point },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
})

/** Source code of a function that takes its argument and returns its result as JSON. */
export const throughJson = (inPage: unknown): string =>
  `(json) => JSON.stringify((${inPage})(JSON.parse(json)) ?? null)`
