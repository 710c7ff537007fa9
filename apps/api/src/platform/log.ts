import pino from 'pino'

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

/** JSON lines on standard output; `destination` is for tests that read them. */
export function createLog(level: string, destination?: pino.DestinationStream): Log {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`]), censor: '[kept out]' },
  }
  return destination ? pino(options, destination) : pino(options)
}
