import type { Proposal } from '@ahia/contracts/admin/proposals'

type Value = Proposal['payload'][string]

type Field = { label: string; text: string }

/** Every field of what would be done, whole: nothing is left out. Those that are not set share a line. */
export function toFields(payload: Proposal['payload']): Field[] {
  const fields = Object.entries(payload)
  const empty = fields.filter(([, value]) => value === null).map(([name]) => toFieldLabel(name).toLowerCase())
  return [
    ...fields
      .filter(([, value]) => value !== null)
      .map(([name, value]) => ({
        label: toFieldLabel(name),
        text: name === 'kind' ? toWords(String(value)) : toFieldText(value),
      })),
    ...(empty.length > 0 ? [{ label: 'Not set', text: empty.join(', ') }] : []),
  ]
}

/** `validFrom` reads 'Valid from'. */
function toFieldLabel(name: string): string {
  return toSentence(name.replace(/([A-Z])/g, ' $1'))
}

const toSentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()

/** `PROHIBITED` reads 'Prohibited'. Only kinds: what somebody typed in capitals is shown as it was typed. */
const toWords = (code: string): string => toSentence(code.replaceAll('_', ' '))

function toFieldText(value: Value): string {
  if (value === null) return ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (value === '') return 'Empty'
  if (typeof value === 'string') return value
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.join(', ')
  return JSON.stringify(value)
}
