// What a shopper does, as the events that a browser makes of it.

const FIELD = 'input, textarea, select'
const FOCUSABLE = `a[href], button, summary, [tabindex], ${FIELD}`
const GIVE_UP_MS = 5_000

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export const isField = (element: Element): element is Field => element.matches(FIELD)

/** Lets promises and one task of React do what is due. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** After 5 ms React leaves its next task for later, and so it may on a slow machine after each. */
const TASKS_OF_REACT = 10

/** As long as somebody's finger needs: what was shown last also works by then. */
export async function pause(): Promise<void> {
  for (let turn = 0; turn < TASKS_OF_REACT; turn += 1) await nextTask()
}

const realTimeout = setTimeout
const shortly = (): Promise<void> => new Promise((resolve) => realTimeout(resolve, 1))

/** Waits in real time, also where a test has stopped the clock. */
export async function waitFor(isReached: () => boolean): Promise<void> {
  const startedAt = process.hrtime.bigint()
  while (!isReached() && Number(process.hrtime.bigint() - startedAt) / 1e6 < GIVE_UP_MS) await shortly()
}

export function click(element: Element): void {
  element.dispatchEvent(new PointerEvent('pointerdown', BUBBLING))
  element.dispatchEvent(new MouseEvent('mousedown', BUBBLING))
  focus(element)
  element.dispatchEvent(new PointerEvent('pointerup', BUBBLING))
  element.dispatchEvent(new MouseEvent('mouseup', BUBBLING))
  if (!isDisabled(element)) element.dispatchEvent(new MouseEvent('click', { ...BUBBLING, detail: 1 }))
}

export function fill(element: Element, text: string): void {
  if (!isField(element) || isDisabled(element)) throw new Error(`cannot type into ${element.outerHTML}`)
  focus(element)
  setValue(element, text)
  element.dispatchEvent(new Event('input', { bubbles: true }))
}

export function select(element: Element, wanted: string): void {
  if (!(element instanceof HTMLSelectElement)) throw new Error(`nothing to choose in ${element.outerHTML}`)
  const options = [...element.options]
  const option = options.find(({ value, text }) => value === wanted || text === wanted)
  if (!option || isDisabled(element)) throw new Error(`cannot choose ${wanted} in ${element.outerHTML}`)
  focus(element)
  setValue(element, option.value)
  element.dispatchEvent(new Event('input', { bubbles: true }))
  element.dispatchEvent(new Event('change', { bubbles: true }))
}

export function press(element: Element, key: string): void {
  focus(element)
  const isAllowed = element.dispatchEvent(new KeyboardEvent('keydown', { ...BUBBLING, key }))
  if (isAllowed && key === 'Enter') pressEnter(element)
  element.dispatchEvent(new KeyboardEvent('keyup', { ...BUBBLING, key }))
}

/** In a field, Enter presses the form's first submit button, if that is not disabled. */
function pressEnter(element: Element): void {
  if (!element.matches('input')) {
    if (element.matches('button, a[href], summary') && !isDisabled(element)) clickByKeyboard(element)
    return
  }
  const submit = element.closest('form')?.querySelector('button:not([type=button]), input[type=submit]')
  if (submit && !isDisabled(submit)) clickByKeyboard(submit)
}

const clickByKeyboard = (element: Element): boolean =>
  element.dispatchEvent(new MouseEvent('click', { ...BUBBLING, detail: 0 }))

const BUBBLING = { bubbles: true, cancelable: true, composed: true } as const

const isDisabled = (element: Element): boolean => !isEnabled(element)

/** A shopper waits for a button that is still busy. */
export const isEnabled = (element: Element): boolean => element.closest(':disabled, [inert]') === null

function focus(element: Element): void {
  const target = element.closest(FOCUSABLE)
  if (target instanceof HTMLElement && !isDisabled(target)) target.focus()
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

/** React replaces `value` on the element itself to notice changes by scripts; a shopper's change goes past that. */
function setValue(field: Field, value: string): void {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
  setter?.call(field, value)
}
