import { z } from 'zod'

export type JsonSchema = z.core.JSONSchema.BaseSchema

/** A schema as JSON Schema: of what callers send, or of what the API answers. */
export function toJsonSchema(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}
