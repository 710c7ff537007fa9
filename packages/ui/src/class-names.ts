/** Joins class names, so that a state can add its own with `isOn && 'class'`. */
export const classNames = (...names: (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ')
