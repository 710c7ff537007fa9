import { randomBytes, randomUUID } from 'node:crypto'
import { z } from 'zod'

type Schema = {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  format?: string
  pattern?: string
  minLength?: number
  minimum?: number
  exclusiveMinimum?: number
  minItems?: number
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
}

/** The smallest value that a schema accepts; ids are `id`, and every request key is new. Fails when it accepts no such value. */
export function sampleOf(schema: z.ZodType, id: string): unknown {
  const value = toSample(z.toJSONSchema(schema, { io: 'input' }) as Schema, id, '')
  const { success, error } = schema.safeParse(value)
  if (!success) throw new Error(`No sample: ${JSON.stringify(value)} is refused: ${error.message}`)
  return value
}

function toSample(schema: Schema, id: string, name: string): unknown {
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf?.some(({ type }) => type === 'null')) return null
  if (schema.anyOf?.[0]) return toSample(schema.anyOf[0], id, name)
  if (schema.type === 'object')
    return Object.fromEntries(
      (schema.required ?? []).map((key) => [key, toSample(schema.properties?.[key] ?? {}, id, key)]),
    )
  if (schema.type === 'array')
    return Array.from({ length: schema.minItems ?? 0 }, () => toSample(schema.items ?? {}, id, name))
  if (schema.type === 'number' || schema.type === 'integer')
    return schema.minimum ?? (schema.exclusiveMinimum ?? 0) + 1
  if (schema.type === 'boolean') return true
  return toText(schema, id, name)
}

function toText({ format, pattern, minLength = 0 }: Schema, id: string, name: string): string {
  if (format === 'uuid') return name === 'requestKey' ? randomUUID() : id
  if (format === 'date-time') return new Date().toISOString()
  if (format === 'date') return new Date().toISOString().slice(0, 10)
  const digits = /^\^\\d\{(\d+)\}\$$/.exec(pattern ?? '')
  if (digits) return '0'.repeat(Number(digits[1]))
  if (pattern === '^[A-Z_]{1,40}$') return 'SAMPLE'
  return `sample ${randomBytes(8).toString('hex')}`.padEnd(minLength, 'x')
}
