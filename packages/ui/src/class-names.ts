/** Joins what is given, so that a state can add its classes with `isOn && 'class'`. */
export const classNames = (...names: (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ')
