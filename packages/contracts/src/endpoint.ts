import type { z } from 'zod'
import type { ErrorCode } from './error-codes.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Who may call: anybody, anybody but known when a bearer is sent, one kind of account, a caller who has proven an
 * address and is in the middle of a registration or a reset, or the payment provider, which signs what it sends.
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
  | 'signature'

/**
 * How a busy server treats a call (R8): `first` is turned away last, because money depends on it; `upload` may arrive
 * slowly and has places of its own; everything else is `common`.
 */
export type TrafficClass = 'first' | 'common' | 'upload'

export type RateLimit = {
  /** Endpoints that name the same limit are counted together. */
  readonly name: string
  readonly max: number
  readonly seconds: number
  /** Hits that are taken from the database at once and then spent from memory: 1 for what must be exact. */
  readonly lease: number
}

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
  /** What the answer is when it is no JSON in the usual envelope; `data` then describes nothing. */
  readonly mediaType?: `${string}/${string}`
  /** What this endpoint itself may refuse; what any endpoint may refuse is not repeated here. */
  readonly errors: readonly ErrorCode[]
  readonly timeoutMs?: number
  /** The same for everybody, and may be some seconds old. */
  readonly isPublic?: true
  /** `common` unless it says otherwise. */
  readonly traffic?: TrafficClass
  /** Limits of its own. Those that depend on what is sent, such as an email address, belong to the use case. */
  readonly limits?: {
    /** Of one account. */
    readonly account?: RateLimit
    /** Of one network address that calls without an account. */
    readonly guest?: RateLimit
    /** Of one network address, in place of the limit that all other requests share. */
    readonly address?: RateLimit
  }
  /** Only answered on the machine that the server runs on, like the page of the same path. */
  readonly isLocalOnly?: true
  /** PAY-02: the page takes a status of 400 for good news, so there is none, whatever is sent. */
  readonly isNever400?: true
  /** False for what is no part of the API's document: tools for developers, files, calls of the payment provider. */
  readonly isDocumented?: false
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
/** The data as a server writes them, before they are held against the contract. */
export type AnswerOf<E extends Endpoint> = z.input<E['data']>
export type DataOf<E extends Endpoint> = z.output<E['data']>
