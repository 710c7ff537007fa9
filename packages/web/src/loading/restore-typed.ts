import { loadLazyParts } from './first-interaction.ts'
import { TYPED_BEFORE_RELOAD } from './typed-before-reload.ts'

type StoredField = { id: string; name: string; type: string; value: string; checked?: boolean }

const GIVE_UP_MS = 20_000

/** Restores what was typed before the reload, each field as soon as it is shown and hydrated. */
export function restoreTyped(): void {
  const stored = JSON.parse(sessionStorage.getItem(TYPED_BEFORE_RELOAD) ?? 'null')
  sessionStorage.removeItem(TYPED_BEFORE_RELOAD)
  if (!isStored(stored) || stored.path !== location.pathname) return
  loadLazyParts() // the fields may be in a lazy part
  const giveUpAt = performance.now() + GIVE_UP_MS
  let missing = stored.fields
  const restoreWhatIsThere = () => {
    missing = missing.filter((field) => !restore(field))
    if (missing.length > 0 && performance.now() < giveUpAt) requestAnimationFrame(restoreWhatIsThere)
  }
  restoreWhatIsThere()
}

/** Browser storage may hold anything. */
const isStored = (value: unknown): value is { path: string; fields: StoredField[] } =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  'fields' in value &&
  Array.isArray(value.fields)

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function restore(stored: StoredField): boolean {
  const field = [...document.querySelectorAll<Field>('input, textarea, select')].find(
    (one) => one.type === stored.type && (stored.name ? isNamesake(one, stored) : one.id === stored.id),
  )
  if (!field || !isTakenOver(field)) return false
  if (isChoice(stored)) press(field, stored)
  else write(field, stored.value)
  return true
}

function press(field: Field, { type, checked }: StoredField): void {
  const isChecked = field instanceof HTMLInputElement && field.checked
  if (type === 'checkbox' ? checked !== isChecked : checked && !isChecked) field.click()
}

function write(field: Field, text: string): void {
  if (field.value === text) return
  // Bypasses React's own setter, so that React notices the change.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

/** Radio buttons share their name. */
const isNamesake = (field: Field, stored: StoredField): boolean =>
  field.name === stored.name && (!isChoice(stored) || field.value === stored.value)

const isChoice = ({ type }: StoredField): boolean => type === 'radio' || type === 'checkbox'

const isTakenOver = (field: Field): boolean =>
  Object.keys(field).some((key) => key.startsWith('__reactFiber'))
