import { descriptionOf, isHidden, nameOf, plain, selectorOf, textOf } from './accessible.ts'
import * as user from './user.ts'

type Text = string | RegExp

/** Elements of the page, looked for each time they are used. A string is the whole name, label or text. */
export type Locator = {
  role: (role: string, name?: Text) => Locator
  /** The field with this label. */
  label: (name: Text) => Locator
  /** The innermost elements with this text. */
  text: (text: Text) => Locator
  /** Those of the elements that contain this text. */
  containing: (text: string) => Locator
  css: (selector: string) => Locator
  first: () => Locator
  last: () => Locator
  all: () => Element[]
  readonly count: number
  /** The text of the only element; null while there is none. */
  readonly content: string | null
  readonly value: string | null
  readonly description: string | null
  readonly isFocused: boolean
  readonly isChecked: boolean
  readonly isDisabled: boolean
  attribute: (name: string) => string | null
  click: () => Promise<void>
  fill: (text: string) => Promise<void>
  /** Chooses an option by its value or its text. */
  select: (option: string) => Promise<void>
  /** Focuses the element and presses a key. */
  press: (key: string) => Promise<void>
}

export function locate(all: () => Element[], words = 'page'): Locator {
  const within = (selector: string) => [
    ...new Set(all().flatMap((element) => [...element.querySelectorAll(selector)])),
  ]
  const next = (named: string, find: () => Element[]) => locate(find, `${words} › ${named}`)
  /** Throws unless there is exactly one, as a shopper could not tell which is meant. */
  const one = (): Element => {
    const found = all()
    if (found[0] && found.length === 1) return found[0]
    throw new Error(`${found.length} elements instead of one: ${words}\n${outlineOf(document.body)}`)
  }
  const maybe = (): Element | null => (all().length === 0 ? null : one())
  const act = async (action: (element: Element) => void) => {
    await user.waitFor(() => all().some(user.isEnabled))
    await user.pause()
    action(one())
    await user.pause()
  }
  return {
    role: (role, name) =>
      next(`${role} ${name ?? ''}`, () =>
        within(selectorOf(role)).filter(
          (element) => isRole(element, role) && !isHidden(element) && matches(nameOf(element), name),
        ),
      ),
    label: (name) =>
      next(`label ${name}`, () =>
        within('input, select, textarea').filter(
          (element) => !isHidden(element) && matches(nameOf(element), name),
        ),
      ),
    text: (text) =>
      next(`text ${text}`, () =>
        within('*').filter(
          (element) =>
            matches(textOf(element), text) &&
            !isHidden(element) &&
            ![...element.children].some((child) => matches(textOf(child), text)),
        ),
      ),
    containing: (text) =>
      next(`containing ${text}`, () => all().filter((element) => textOf(element).includes(text))),
    css: (selector) => next(selector, () => within(selector)),
    first: () => next('first', () => all().slice(0, 1)),
    last: () => next('last', () => all().slice(-1)),
    all,
    get count() {
      return all().length
    },
    get content() {
      const element = maybe()
      return element && textOf(element)
    },
    get value() {
      const element = maybe()
      return element && user.isField(element) ? element.value : null
    },
    get description() {
      const element = maybe()
      return element && descriptionOf(element)
    },
    get isFocused() {
      const element = maybe()
      return element !== null && document.activeElement === element
    },
    get isChecked() {
      const element = maybe()
      return element instanceof HTMLInputElement && element.checked
    },
    get isDisabled() {
      return maybe()?.matches(':disabled, fieldset:disabled *') ?? false
    },
    attribute: (name) => maybe()?.getAttribute(name) ?? null,
    click: () => act(user.click),
    fill: (text) => act((element) => user.fill(element, text)),
    select: (option) => act((element) => user.select(element, option)),
    press: (key) => act((element) => user.press(element, key)),
  }
}

const isRole = (element: Element, role: string): boolean =>
  element.getAttribute('role') === role || !element.hasAttribute('role')

function matches(text: string, wanted: Text | undefined): boolean {
  if (wanted === undefined) return true
  return typeof wanted === 'string' ? text === plain(wanted) : wanted.test(text)
}

/** For messages of failed tests: what the page shows. */
const outlineOf = (element: Element): string => plain(element.querySelector('main')?.textContent ?? '')
