import type { Proposal } from '@ahia/contracts/admin/proposals'

type Value = Proposal['payload'][string]

/** `validFrom` reads 'Valid from'. */
export function toFieldLabel(name: string): string {
  const words = name.replace(/([A-Z])/g, ' $1').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Whole, as somebody agrees to it: nothing is left out, also what is not set. */
export function toFieldText(value: Value): string {
  if (value === null) return 'Not set'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'string') return value === '' ? 'Empty' : value
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.join(', ')
  return JSON.stringify(value)
}
