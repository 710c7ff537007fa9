import { z } from 'zod'

/** Names of what only the market decides: money, status, identity and rights. */
const DECIDED_BY_US =
  /price|amount|total|balance|status|approved|verified|owner|role|admin|permission|^(?:email|password|kind|package|_?id)$|(?:account|user|customer|shop)_?id$/i

/**
 * API-44: a body whose fields the specification leaves open. Fields that it does not know are ignored, so that a client
 * may send more; those that name what only the market decides are refused.
 */
export function openObject<Shape extends z.ZodRawShape>(
  shape: Shape,
): z.ZodType<z.output<z.ZodObject<Shape>>, z.input<z.ZodObject<Shape>>> {
  const isKnown = (name: string) => Object.hasOwn(shape, name)
  return z
    .looseObject(shape)
    .check(({ value, issues }) => {
      const keys = Object.keys(value).filter((name) => !isKnown(name) && DECIDED_BY_US.test(name))
      if (keys.length > 0) issues.push({ code: 'unrecognized_keys', keys, input: value })
    })
    .transform((value) => Object.fromEntries(Object.entries(value).filter(([name]) => isKnown(name))))
    .pipe(z.custom<z.output<z.ZodObject<Shape>>>())
}
