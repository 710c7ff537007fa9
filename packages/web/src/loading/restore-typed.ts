import { loadLazyParts } from './first-interaction.ts'
import { TYPED_BEFORE_RELOAD } from './typed-before-reload.ts'

type KeptField = { id: string; name: string; type: string; value: string; checked?: boolean }

const GIVE_UP_MS = 20_000

/** Puts back what was typed before the reload, each field as soon as the page shows it and React has taken it over. */
export function restoreTyped(): void {
  const kept = JSON.parse(sessionStorage.getItem(TYPED_BEFORE_RELOAD) ?? 'null')
  sessionStorage.removeItem(TYPED_BEFORE_RELOAD)
  if (!isKept(kept) || kept.path !== location.pathname) return
  loadLazyParts() // the fields may be in one
  const giveUpAt = performance.now() + GIVE_UP_MS
  let missing = kept.fields
  const restoreWhatIsThere = () => {
    missing = missing.filter((field) => !restore(field))
    if (missing.length > 0 && performance.now() < giveUpAt) requestAnimationFrame(restoreWhatIsThere)
  }
  restoreWhatIsThere()
}

/** Anything can stand in browser storage. */
const isKept = (value: unknown): value is { path: string; fields: KeptField[] } =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  'fields' in value &&
  Array.isArray(value.fields)

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function restore(kept: KeptField): boolean {
  const field = [...document.querySelectorAll<Field>('input, textarea, select')].find(
    (one) => one.type === kept.type && (kept.name ? isNamesake(one, kept) : one.id === kept.id),
  )
  if (!field || !isTakenOver(field)) return false
  if (isChoice(kept)) press(field, kept)
  else write(field, kept.value)
  return true
}

function press(field: Field, { type, checked }: KeptField): void {
  const isChecked = field instanceof HTMLInputElement && field.checked
  if (type === 'checkbox' ? checked !== isChecked : checked && !isChecked) field.click()
}

function write(field: Field, text: string): void {
  if (field.value === text) return
  // Past React's own setter, so that it notices the change.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

/** Radio buttons share their name. */
const isNamesake = (field: Field, kept: KeptField): boolean =>
  field.name === kept.name && (!isChoice(kept) || field.value === kept.value)

const isChoice = ({ type }: KeptField): boolean => type === 'radio' || type === 'checkbox'

const isTakenOver = (field: Field): boolean =>
  Object.keys(field).some((key) => key.startsWith('__reactFiber'))
