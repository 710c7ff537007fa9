import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

export type StoreKey = { accessKeyId: string; secretAccessKey: string; region: string }

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=([0-9a-f]{64})$/
const FRESH_MS = 15 * 60_000
const MUST_BE_SIGNED = ['host', 'x-amz-content-sha256', 'x-amz-date']

const sha256 = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex')
const hmac = (key: Buffer | string, text: string): Buffer => createHmac('sha256', key).update(text).digest()

/** Whether a request is signed with this key as AWS describes it (Signature Version 4), body and time included. */
export function hasSigned(request: IncomingMessage, body: Buffer, key: StoreKey): boolean {
  const { authorization = '', 'x-amz-date': time, 'x-amz-content-sha256': hash } = request.headers
  const [, id, day = '', region, names = '', signature] = AUTHORIZATION.exec(authorization) ?? []
  if (id !== key.accessKeyId || region !== key.region || typeof time !== 'string') return false
  if (hash !== sha256(body) || !time.startsWith(day) || !isFresh(time)) return false
  if (!MUST_BE_SIGNED.every((name) => names.split(';').includes(name))) return false
  const [path = '', query = ''] = (request.url ?? '').split('?')
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`)
  const canonical = [request.method, path, query, headers.join(''), names, hash].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n')
  const signing = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(
    hmac,
    `AWS4${key.secretAccessKey}`,
  )
  return hmac(signing, toSign).toString('hex') === signature
}

function isFresh(time: string): boolean {
  const written = time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z')
  return Math.abs(Date.now() - Date.parse(written)) < FRESH_MS
}
