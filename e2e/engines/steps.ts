import type { Engine } from './engine.ts'
import { eventually } from './start-program.ts'

const MARK = 'data-smoke'

/** Waits until a function in the page returns a truthy value. */
export async function waitFor<Argument>(
  engine: Engine,
  inPage: (argument: Argument) => unknown,
  argument: Argument,
  what: string,
): Promise<void> {
  await eventually(async () => {
    if (!(await engine.run(inPage, argument)))
      throw new Error(`${engine.name}: ${what} did not come. ${await engine.run(describePage, null)}`)
  }, 60_000) // far beyond what anything takes: a busy machine is no reason to fail
}

type Wanted = { selector: string; text: string }

/** Clicks the visible element with this text, once it exists. */
export async function press(engine: Engine, selector: string, text: string): Promise<void> {
  await waitFor(engine, markVisible, { selector, text }, `${selector} '${text}'`)
  await engine.click(`[${MARK}]`)
}

/** Types into the field with this label. */
export async function fill(engine: Engine, label: string, text: string): Promise<void> {
  await press(engine, 'input, textarea', label)
  await engine.type(text)
}

/** Selects the option with this text. */
export async function choose(engine: Engine, label: string, option: string): Promise<void> {
  await waitFor(engine, markVisible, { selector: 'select:not(:disabled)', text: label }, label)
  await waitFor(engine, chooseMarked, option, `${option} in ${label}`)
}

export const seeHeading = (engine: Engine, text: string): Promise<void> =>
  waitFor(engine, (wanted) => document.querySelector('h1')?.textContent?.includes(wanted), text, `'${text}'`)

const describePage = (): string =>
  [
    location.href,
    `visible: ${!document.hidden}, focused: ${document.hasFocus()}`,
    sessionStorage.getItem('page-errors'),
    document.querySelector('main')?.innerText,
  ].join('\n')

// The functions below run in the page, so they cannot use variables of this module.

/** Marks the first visible element with this name that does not move and is not covered. */
function markVisible({ selector, text }: Wanted): boolean {
  const nameOf = (element: Element) => {
    const labels = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : []
    return [
      element.getAttribute('aria-label'),
      element.textContent,
      ...labels.map((label) => label.textContent),
    ]
  }
  const found = [...document.querySelectorAll(selector)].find((element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 1 && height > 1 && nameOf(element).some((name) => name?.trim().startsWith(text))
  })
  found?.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x = 0, y = 0, width = 0, height = 0 } = found?.getBoundingClientRect() ?? {}
  const wasHere = found?.getAttribute('data-smoke') === `${x} ${y}`
  for (const marked of document.querySelectorAll('[data-smoke]')) marked.removeAttribute('data-smoke')
  found?.setAttribute('data-smoke', `${x} ${y}`)
  const onTop = document.elementFromPoint(x + width / 2, y + height / 2)
  return wasHere && found?.contains(onTop) === true
}

function chooseMarked(option: string): boolean {
  const select = document.querySelector('select[data-smoke]')
  if (!(select instanceof HTMLSelectElement)) return false
  const wanted = [...select.options].find(({ text }) => text === option)
  if (!wanted) return false
  select.value = wanted.value
  select.dispatchEvent(new Event('input', { bubbles: true }))
  select.dispatchEvent(new Event('change', { bubbles: true }))
  return true
}
