import { z } from 'zod'

const schemaShape = z.looseObject({
  properties: z.record(z.string(), z.unknown()).optional(),
  items: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
})

const LONG = 'a'.repeat(6_000)
/** Missing, blank, too short, too long, too small, too large, and of each wrong type. */
const LEAVES: readonly unknown[] = [
  undefined,
  null,
  '',
  ' ',
  'x',
  LONG,
  'a\nb',
  0,
  -1,
  1.5,
  1e15,
  true,
  [],
  {},
]
const MANY = 2_000

/** Values of a schema's form that it should refuse: each has one kind of bad value in all its fields. */
export function listBadValues(schema: z.ZodType): unknown[] {
  const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return [...LEAVES.filter((leaf) => leaf !== undefined), { unheardOf: 1 }, ...formsOf(root)]
}

function formsOf(schema: unknown): unknown[] {
  const { properties, items, anyOf, oneOf, const: fixed } = schemaShape.parse(schema)
  const branches = anyOf ?? oneOf
  if (branches) return branches.flatMap(formsOf)
  if (properties) return objectsOf(properties)
  if (items)
    return [...LEAVES, ...formsOf(items).map((item) => [item]), Array.from({ length: MANY }, () => 'x')]
  return fixed === undefined ? [...LEAVES] : [fixed]
}

/** The first bad value of every field together, then the second, until each field has had all of its own. */
function objectsOf(properties: Record<string, unknown>): object[] {
  const fields = Object.entries(properties).map(([name, schema]) => ({ name, values: formsOf(schema) }))
  const most = Math.max(0, ...fields.map(({ values }) => values.length))
  return Array.from({ length: most }, (_, at) =>
    Object.fromEntries(fields.map(({ name, values }) => [name, values[at % values.length]])),
  )
}
