import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'

export type ObjectStore = {
  has(name: string): Promise<boolean>
  get(name: string): Promise<Uint8Array | null>
  put(name: string, bytes: Uint8Array, type: string): Promise<void>
  /** Writes it once: false, and nothing changes, where there is one. */
  add(name: string, bytes: Uint8Array, type: string): Promise<boolean>
  delete(name: string): Promise<void>
  /** Names that begin with this, in their order, asked for in pages. */
  list(prefix: string, pageSize?: number): Promise<string[]>
}

export type Bucket = {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** For one attempt. */
  limitMs?: number
  /** Before each further attempt; as many as there are. */
  pausesMs?: readonly number[]
}

const LIMIT_MS = 5_000
const PAUSES_MS = [100, 400]
const TOO_MANY = 429
/** No store returns more at once. */
const PAGE = 1_000
const EXISTS = 412
/** Objects never change, so they may be cached for ever, should the bucket be public. */
const CACHED = 'public, max-age=31536000, immutable'

/** A request to the store failed. Its address and message are only for the log. */
export class StoreFailed extends Error {
  override readonly name = 'StoreFailed'
}

/** Objects in an S3-compatible bucket, named as in the URL. */
export function createObjectStore(bucket: Bucket): ObjectStore {
  const ask = createAsk(bucket)
  return {
    has: async (name) => (await ask('HEAD', name)).status === 200,
    get: async (name) => {
      const { status, bytes } = await ask('GET', name)
      return status === 200 ? bytes : null
    },
    put: async (name, bytes, type) => {
      const { status } = await ask('PUT', name, { bytes, type })
      if (status === 404) throw new StoreFailed('The bucket for pictures does not exist')
    },
    add: async (name, bytes, type) => {
      // Not every store knows the condition, and a repeated attempt of our own must not count as another's.
      if ((await ask('HEAD', name)).status === 200) return false
      const { status } = await ask('PUT', name, { bytes, type, isOnce: true })
      if (status === 404) throw new StoreFailed('The bucket for pictures does not exist')
      return status !== EXISTS
    },
    delete: async (name) => {
      await ask('DELETE', name)
    },
    list: (prefix, pageSize = PAGE) => listNames(ask, prefix, pageSize),
  }
}

/** XML escapes nothing in our names. */
async function listNames(ask: Ask, prefix: string, pageSize: number): Promise<string[]> {
  const names: string[] = []
  for (let isMore = true; isMore; ) {
    const after = names.at(-1)
    const asked = new URLSearchParams({
      'list-type': '2',
      'max-keys': String(pageSize),
      prefix,
      ...(after && { 'start-after': after }),
    })
    const { status, bytes } = await ask('GET', `?${asked}`)
    if (status === 404) throw new StoreFailed('The bucket for pictures does not exist')
    const page = Buffer.from(bytes).toString('utf8')
    const found = Array.from(page.matchAll(/<Key>([^<]*)<\/Key>/g), ([, name = '']) => name)
    names.push(...found)
    isMore = found.length > 0 && /<IsTruncated>true</.test(page)
  }
  return names
}

type ObjectBody = { bytes: Uint8Array; type: string; isOnce?: true }
type Answered = { status: number; bytes: Uint8Array }
type Ask = (method: string, name: string, sent?: ObjectBody) => Promise<Answered>

/** Every request is idempotent, as an object never changes. 404 and 412 are valid answers; any other status that is not 2xx is an error. */
function createAsk({ limitMs = LIMIT_MS, pausesMs = PAUSES_MS, ...bucket }: Bucket): Ask {
  const client = new AwsClient({ ...bucket, service: 's3' })
  const base = `${bucket.endpoint.replace(/\/$/, '')}/${bucket.bucket}`
  const sendOnce = async (method: string, name: string, sent?: ObjectBody): Promise<Answered> => {
    const body = sent ? Buffer.from(sent.bytes) : null
    // Signed again for each attempt, as a signature ages.
    const request = await client.sign(`${base}/${name}`, {
      method,
      headers: {
        'x-amz-content-sha256': createHash('sha256')
          .update(body ?? '')
          .digest('hex'),
        ...(sent ? { 'content-type': sent.type, 'cache-control': CACHED } : {}),
        ...(sent?.isOnce ? { 'if-none-match': '*' } : {}),
      },
      ...(body ? { body } : {}),
    })
    // T13: a redirect could lead to any address.
    const response = await fetch(request, { redirect: 'error', signal: AbortSignal.timeout(limitMs) })
    return { status: response.status, bytes: await response.bytes() }
  }
  return async (method, name, sent) => {
    for (let attempt = 0; ; attempt += 1) {
      const { answered, failure } = await outcomeOf(sendOnce(method, name, sent))
      if (answered && isAnswer(answered.status)) return answered
      const pauseMs = pausesMs[attempt]
      if (pauseMs === undefined || (answered && !isPassing(answered.status)))
        throw new StoreFailed(`The store answers ${method} with ${answered?.status ?? 'nothing'}`, {
          cause: failure,
        })
      await pause(pauseMs)
    }
  }
}

const outcomeOf = (request: Promise<Answered>): Promise<{ answered?: Answered; failure?: unknown }> =>
  request.then(
    (answered) => ({ answered }),
    (failure: unknown) => ({ failure }),
  )

const isAnswer = (status: number): boolean =>
  (status >= 200 && status < 300) || status === 404 || status === EXISTS

/** Worth another attempt. */
const isPassing = (status: number): boolean => status >= 500 || status === TOO_MANY
