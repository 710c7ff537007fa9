import { mkdtempSync, rmSync } from 'node:fs'
import http from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import S3rver from 's3rver'
import { listen } from '#platform/http/server/listen.ts'
import { atEndOfFile } from '../end-of-file.ts'
import { hasSigned } from '../has-signed.ts'

/** What the store does with the next request instead of answering it. */
type Mood = 'busy' | 'broken' | 'silent' | 'elsewhere'

const KEY = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', region: 'us-east-1' }
const BUCKET = 'ahia-pictures'

/** A real store behind a server that checks the signature of every request, and can be in a bad mood. */
export async function startS3Store() {
  const directory = mkdtempSync(path.join(tmpdir(), 'ahia-s3-'))
  const options = { address: '127.0.0.1', port: 0, silent: true, directory }
  const store = new S3rver({ ...options, configureBuckets: [{ name: BUCKET }] })
  const { port: storePort } = await store.run()
  const moods: Mood[] = []
  const seen: string[] = []
  const unanswered = new Set<http.ServerResponse>()
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks)
      seen.push(`${request.method} ${request.url}`)
      if (!hasSigned(request, body, KEY)) return response.writeHead(403).end('not signed')
      const mood = moods.shift()
      if (mood === undefined) return passOn(request, response, { body, storePort })
      if (mood === 'silent') return unanswered.add(response)
      return answerIn(mood, response)
    })
  })
  const port = await listen(server, 0)
  atEndOfFile(async () => {
    server.closeAllConnections()
    server.close()
    await store.close()
    rmSync(directory, { recursive: true, force: true })
  })
  /** Ends the requests about which it was silent. */
  const hangUp = () => {
    for (const response of unanswered) response.destroy()
    unanswered.clear()
  }
  return { bucket: { endpoint: `http://127.0.0.1:${port}`, bucket: BUCKET, ...KEY }, moods, seen, hangUp }
}

function answerIn(mood: Mood, response: http.ServerResponse): void {
  if (mood === 'busy') response.writeHead(503).end()
  if (mood === 'broken') response.destroy()
  if (mood === 'elsewhere') response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()
}

type ReceivedRequest = { body: Buffer; storePort: number }

function passOn(
  { method, url, headers }: http.IncomingMessage,
  response: http.ServerResponse,
  { body, storePort }: ReceivedRequest,
): void {
  http
    .request({ host: '127.0.0.1', port: storePort, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(response)
    })
    .end(body)
}
