import type { z } from 'zod'
import type { ErrorCode } from './error-codes.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Who may call: nobody in particular, anybody but known when a bearer is sent, one kind of account, or whoever has
 * proven an address and is in the middle of a registration or a reset.
 */
export type Auth =
  | 'none'
  | 'optional'
  | 'customer'
  | 'shop'
  | 'staff'
  | 'signup'
  | 'reset'
  | 'customer-or-signup'
  | 'shop-signup'
  | 'shop-reset'
  | 'shop-or-signup'

export type Endpoint = {
  readonly method: Method
  /** As in the specification, with `{name}` for what `params` describes. */
  readonly path: `/${string}`
  readonly auth: Auth
  readonly tag: string
  readonly summary: string
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType<object>
  /** Sent as multipart/form-data instead of a body: under which name, and how many at most. */
  readonly files?: { readonly field: string; readonly max: number }
  readonly data: z.ZodType
  /** What this endpoint itself may refuse; what any endpoint may refuse is not repeated here. */
  readonly refusals: readonly ErrorCode[]
  readonly timeoutMs?: number
  /** The same for everybody, and may be some seconds old. */
  readonly isPublic?: true
}

/** A call written once: validation, the apps' typed `call`, the OpenAPI document and the types come from it. */
export function endpoint<const Definition extends Endpoint>(definition: Definition): Definition {
  return definition
}

type Given<Schema> = Schema extends z.ZodType ? z.input<Schema> : unknown
// In a URL everything is text, so a caller may hand in the number or the yes/no that the text stands for.
type GivenQuery<Schema> = Schema extends z.ZodObject
  ? { [Key in keyof z.input<Schema>]: z.input<Schema>[Key] | number | boolean }
  : unknown

/** What a caller hands in: path parameters, query and body side by side in one object. */
export type InputOf<E extends Endpoint> = Given<E['params']> & GivenQuery<E['query']> & Given<E['body']>
export type DataOf<E extends Endpoint> = z.output<E['data']>
