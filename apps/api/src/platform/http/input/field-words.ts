import { FIELD_NAMES } from '@ahia/contracts/server/field-names'

/** 'delivery.address.street' → 'Street', 'items.0.productId' → 'Product ID', 'orderIds.1' → 'Order ID'. */
function fieldName(path: string): string {
  const names = path.split('.')
  const at = names.findLastIndex((name) => !/^\d*$/.test(name))
  const name = FIELD_NAMES.get(names[at] ?? '') ?? toWords(names[at] ?? '')
  if (name === '') return 'The body'
  return at === names.length - 1 ? name : toSingular(name)
}

const toWords = (name: string): string =>
  capitalise(
    name
      .replace(/^is(?=[A-Z])/, '')
      .replace(/\W/g, '')
      .replace(/_+|(?=[A-Z])/g, ' ')
      .trim()
      .toLowerCase()
      .replace(/\bid(s?)$/, 'ID$1'),
  )

const capitalise = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1)

const isPlural = (name: string): boolean => /[^su]s$/i.test(name)
const toSingular = (name: string): string => (isPlural(name) ? name.slice(0, -1) : name)
const insideSentence = (name: string): string =>
  /^ID/.test(name) ? name : name.slice(0, 1).toLowerCase() + name.slice(1)

/** 'order ID', for 'At least one order ID is required'. */
export const oneOf = (path: string): string => insideSentence(toSingular(fieldName(path)))

/** 'order IDs', for 'Send at most 100 order IDs'. */
export function manyOf(path: string): string {
  const name = insideSentence(fieldName(path))
  return isPlural(name) ? name : `${name} entries`
}

/** A message that begins in lower case continues the field's name: 'Street is required', 'Items are required'. */
export function toSentence(path: string, message: string): string {
  if (!/^\p{Ll}/u.test(message)) return message
  const name = fieldName(path)
  return `${name} ${isPlural(name) ? message.replace(/^is /, 'are ').replace(/^has /, 'have ') : message}`
}
