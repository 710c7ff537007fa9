import pino from 'pino'
import { withoutValues } from './errors/without-values.ts'

export type Log = pino.Logger

// Wherever such a field turns up, at the top or one step below, it does not reach the log.
const SECRET_FIELDS = [
  'password',
  'token',
  'refresh',
  'otp',
  'secret',
  'authorization',
  'cookie',
  'email',
  'phone',
]

// Values of rows (PostgreSQL's `detail`) and other properties of an error are not logged.
const REVEALING_FIELDS = ['code', 'constraint', 'table']
const MAX_CAUSES = 5

/** JSON lines on standard output; `destination` is for tests that read them. */
export function createLog(level: string, destination?: pino.DestinationStream): Log {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: (error: unknown) => toLogged(error, MAX_CAUSES) },
    redact: { paths: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`]), censor: '[kept out]' },
  }
  return destination ? pino(options, destination) : pino(options)
}

function toLogged(error: unknown, causesLeft: number): object {
  if (!(error instanceof Error)) return { message: withoutValues(String(error)) }
  const { message, stack, cause } = error
  const { code } = error as { code?: unknown }
  const revealing = Object.entries(error).filter(([field]) => REVEALING_FIELDS.includes(field))
  return {
    type: error.constructor.name,
    message: withoutValues(message, code),
    stack: stack && withoutValues(stack, code),
    ...Object.fromEntries(revealing),
    ...(cause === undefined || causesLeft === 0 ? {} : { cause: toLogged(cause, causesLeft - 1) }),
  }
}
