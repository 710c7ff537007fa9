import type { StaffPermission } from '@ahia/reference/staff/roles'
import type { SwitchName } from '@ahia/reference/staff/switches'
import type { z } from 'zod'
import type { ErrorCode } from './error-codes.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Who may call: anybody; anybody, but known when a bearer is sent; one kind of account; a caller with a verified email
 * address in the middle of a registration or a reset; or the payment provider, which signs its requests.
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
 * How a busy server treats a call (R8): `first` is turned away last, because a purchase depends on it; `upload` may arrive
 * slowly and has its own slots; everything else is `common`.
 */
export type TrafficClass = 'first' | 'common' | 'upload'

export type RateLimit = {
  /** Endpoints with the same limit name are counted together. */
  readonly name: string
  readonly max: number
  readonly seconds: number
  /** How many hits are reserved in the database at once and then used up in memory: 1 for exact limits. */
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
  /** R31: how many fields and values a body may have, where its lists are longer than elsewhere. */
  readonly maxValues?: number
  /** Sent as multipart/form-data instead of a body: the field's name, and the maximum number of files. */
  readonly files?: { readonly field: string; readonly max: number }
  readonly data: z.ZodType
  /** The media type of an answer that is not JSON in the usual envelope; `data` then describes nothing. */
  readonly mediaType?: `${string}/${string}`
  /** API-40: the fields of `data` are beside `success` and `message` in the answer, not inside `data`. */
  readonly isFlat?: true
  /** Errors of this endpoint; those that any endpoint can answer with are not repeated here. */
  readonly errors: readonly ErrorCode[]
  readonly timeoutMs?: number
  /** T19, T20: the browser's key goes along, so that it is recognised, or counted apart from others in its network. */
  readonly sendsDevice?: true
  /** The same for everybody, and may be some seconds old. */
  readonly isPublic?: true
  /** `common` by default. */
  readonly traffic?: TrafficClass
  /** Limits of its own. Those that depend on what is sent, such as an email address, belong to the use case. */
  readonly limits?: {
    /** Per account. */
    readonly account?: RateLimit
    /** Per browser without an account, by the key that it sends (`sendsDevice`). */
    readonly device?: RateLimit
    /** Per network address that calls without an account: many phones share one. */
    readonly guest?: RateLimit
    /** Per network address, instead of the limit that all other requests share. */
    readonly address?: RateLimit
  }
  /** ADMIN-09: what a colleague must be permitted to do; 'any': being signed in is enough. Every endpoint for staff has it. */
  readonly needs?: StaffPermission | 'any'
  /** ADMIN-05: only with a passkey or a code shown in the last five minutes. */
  readonly needsProof?: true
  /** ADMIN-46: it prepares or previews, and what it leaves behind is nothing that anybody decides by. */
  readonly leavesNoEntry?: true
  /** ADMIN-53: the switch that stops it. Those with `files` are uploads without saying so. */
  readonly stoppedBy?: SwitchName
  /** ADMIN-53: works while the market can only be read, though its method is not GET. */
  readonly staysOpen?: true
  /** Only answered on the server's own machine, like the page with the same path. */
  readonly isLocalOnly?: true
  /** PAY-02: the page treats a 400 as success, so this endpoint never answers with one. */
  readonly isNever400?: true
  /** False for what is not in the API document: developer tools, files, calls of the payment provider. */
  readonly isDocumented?: false
}

/** Defines a call once: validation, the apps' typed `call`, the OpenAPI document and the types come from it. */
export function endpoint<const Definition extends Endpoint>(definition: Definition): Definition {
  return definition
}

type InputOfSchema<Schema> = Schema extends z.ZodType ? z.input<Schema> : unknown
// In a URL everything is text, so a caller may also pass the number or boolean that the text stands for.
type InputOfQuery<Schema> = Schema extends z.ZodObject
  ? { [Key in keyof z.input<Schema>]: z.input<Schema>[Key] | number | boolean }
  : unknown

/** The input of a call: path parameters, query and body in one object. */
export type InputOf<E extends Endpoint> = InputOfSchema<E['params']> &
  InputOfQuery<E['query']> &
  InputOfSchema<E['body']>
/** The data as the server writes them, before the contract has checked them. */
export type AnswerOf<E extends Endpoint> = z.input<E['data']>
export type DataOf<E extends Endpoint> = z.output<E['data']>
