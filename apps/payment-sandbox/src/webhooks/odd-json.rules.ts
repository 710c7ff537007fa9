/**
 * P30: JSON that means the same and is written in a way that nobody's serializer would write it again, so that a
 * signature checked over anything but the raw bytes fails.
 */
export function oddJson(value: unknown): string {
  const spaced = JSON.stringify(value, null, '\t').replaceAll('\n', '\r\n ')
  // Only texts can hold these, and in a text each may be written as an escape.
  return spaced.replaceAll(/[/@₦]|[^\p{ASCII}]/gu, (sign) =>
    sign === '/'
      ? '\\/'
      : [...Array(sign.length).keys()].map((at) => escapeUnit(sign.charCodeAt(at))).join(''),
  )
}

const escapeUnit = (unit: number): string => `\\u${unit.toString(16).padStart(4, '0')}`
