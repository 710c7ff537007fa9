import { entriesOf, fieldOf, listOf, textOf } from './json-fields.ts'

type Writer = {
  /** Resolves a `$ref`. */
  resolve: (ref: string) => unknown
  indent: string
  depth: number
}

const DEEPEST = 12 // a schema may contain itself

/** A JSON schema in short notation: `{ name: string, price?: number }`. */
export const schemaText = (schema: unknown, resolve: Writer['resolve']): string =>
  write(schema, { resolve, indent: '', depth: 0 })

function write(schema: unknown, writer: Writer): string {
  if (writer.depth > DEEPEST) return '…'
  const deeper = { ...writer, depth: writer.depth + 1 }
  const ref = fieldOf(schema, '$ref')
  if (typeof ref === 'string') return write(writer.resolve(ref), deeper)
  const constant = fieldOf(schema, 'const')
  if (constant !== undefined) return JSON.stringify(constant)
  const choices = listOf(fieldOf(schema, 'enum'))
  if (choices.length > 0) return choices.map((choice) => JSON.stringify(choice)).join(' | ')
  const alternatives = [...listOf(fieldOf(schema, 'anyOf')), ...listOf(fieldOf(schema, 'oneOf'))]
  if (alternatives.length > 0) return alternatives.map((one) => write(one, deeper)).join(' | ')
  const parts = listOf(fieldOf(schema, 'allOf'))
  if (parts.length > 0) return parts.map((part) => write(part, deeper)).join(' & ')
  return writeType(schema, deeper)
}

function writeType(schema: unknown, writer: Writer): string {
  const type = textOf(fieldOf(schema, 'type'))
  if (type === 'object') return writeObject(schema, writer)
  if (type === 'array') return writeArray(schema, writer)
  const format = textOf(fieldOf(schema, 'format'))
  return format ? `${type} (${format})` : type || 'anything'
}

function writeArray(schema: unknown, writer: Writer): string {
  const item = write(fieldOf(schema, 'items'), writer)
  return item.includes(' | ') && !item.startsWith('{') ? `(${item})[]` : `${item}[]`
}

function writeObject(schema: unknown, writer: Writer): string {
  const fields = entriesOf(fieldOf(schema, 'properties'))
  if (fields.length === 0) return '{}'
  const required = listOf(fieldOf(schema, 'required'))
  const indent = `${writer.indent}  `
  const lines = fields.map(([name, field]) => {
    const mark = required.includes(name) ? '' : '?'
    const note = textOf(fieldOf(field, 'description'))
    return `${indent}${name}${mark}: ${write(field, { ...writer, indent })}${note && ` // ${note}`}`
  })
  return `{\n${lines.join('\n')}\n${writer.indent}}`
}
