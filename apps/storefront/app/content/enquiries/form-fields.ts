import type { Enquiry, TypedFields } from './enquiry.ts'

const NO_ADDRESS = 'Enter an email address, like ada@example.com'

type Control = HTMLInputElement | HTMLTextAreaElement

const controlsOf = (form: HTMLFormElement, field: string): Control[] =>
  [...form.elements].filter((element): element is Control => isControl(element) && element.name === field)

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

const isBox = (control: Control): control is HTMLInputElement => control.type === 'checkbox'

/** Never overwrites what somebody has typed or ticked. */
export function fillIn(form: HTMLFormElement, typed: TypedFields): void {
  for (const [field, values] of Object.entries(typed)) {
    const controls = controlsOf(form, field)
    if (controls.some((control) => (isBox(control) ? control.checked : control.value !== ''))) continue
    for (const control of controls) {
      if (isBox(control)) control.checked = values.includes(control.value)
      else control.value = values[0] ?? ''
    }
  }
}

/** Clears what was sent; what was changed since then stays. */
export function clearSent(form: HTMLFormElement, sent: TypedFields): void {
  for (const [field, values] of Object.entries(sent)) {
    for (const control of controlsOf(form, field)) {
      if (isBox(control)) control.checked = control.checked && !values.includes(control.value)
      else if (values.includes(control.value)) control.value = ''
    }
  }
}

/** Missing or clearly invalid fields; the server checks the rest. */
export function findFieldErrors(
  form: HTMLFormElement,
  { missingFields }: Enquiry,
  typed: TypedFields,
): Map<string, string> {
  const fieldErrors = new Map<string, string>()
  for (const [field, whenBlank] of Object.entries(missingFields)) {
    const isBlank = (typed[field] ?? []).every((value) => value.trim() === '')
    const isWrong = controlsOf(form, field).some(({ validity }) => validity.typeMismatch)
    if (isBlank || isWrong) fieldErrors.set(field, isWrong ? NO_ADDRESS : whenBlank)
  }
  return fieldErrors
}
