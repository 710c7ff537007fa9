type TypedDigits = {
  digits: string[]
  /** The box to focus afterwards. */
  at: number
}

/** The digits after `text` was typed or autofilled into the box `at`; '' is an empty box. */
export function typeInto(digits: readonly string[], at: number, text: string): TypedDigits {
  const typed = text.replace(/[^0-9]/g, '')
  if (typed.length >= digits.length) return whole(digits, typed)
  if (text === '') return { digits: without(digits, at), at }
  return fill(digits, at, withoutOld(typed, digits[at] ?? ''))
}

/** Unlike typed text, pasted text is used as it is, even where it repeats the digit in the box. */
export function pasteInto(digits: readonly string[], at: number, text: string): TypedDigits {
  const pasted = text.replace(/[^0-9]/g, '')
  return pasted.length >= digits.length ? whole(digits, pasted) : fill(digits, at, pasted)
}

/** Backspace in an empty box deletes the digit before it. */
export function eraseBefore(digits: readonly string[], at: number): TypedDigits {
  const before = Math.max(at - 1, 0)
  return { digits: without(digits, before), at: before }
}

const fill = (digits: readonly string[], at: number, added: string): TypedDigits => ({
  digits: digits.map((old, box) => added[box - at] ?? old),
  at: Math.min(at + added.length, digits.length - 1),
})

const without = (digits: readonly string[], at: number): string[] =>
  digits.map((digit, box) => (box === at ? '' : digit))

/** A whole code fills all boxes, whichever of them it was entered into. */
const whole = (digits: readonly string[], typed: string): TypedDigits => ({
  digits: digits.map((_, box) => typed[box] ?? ''),
  at: digits.length - 1,
})

/** A digit typed next to an existing one replaces it. */
const withoutOld = (typed: string, old: string): string =>
  old !== '' && typed.length === 2 ? typed.replace(old, '') : typed
