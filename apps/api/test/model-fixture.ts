import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { atEndOfFile } from './end-of-file.ts'

/** What a model is asked, as its HTTP interface has it. */
const questionSchema = z.object({
  model: z.string(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
})
type Question = z.output<typeof questionSchema> & { authorization: string | undefined }

type Act = (request: IncomingMessage, response: ServerResponse) => void

/** Ways of failing. */
const FAILURES = {
  hangs: () => undefined,
  drops: (request) => request.socket.destroy(),
  breaks: (_, response) => response.writeHead(500).end('{"error":{"message":"out of order"}}'),
  'answers garbage': (_, response) => response.writeHead(200).end('<html>502 Bad Gateway</html>'),
  'sends elsewhere': (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
  'never ends': (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.write(`{"choices":[{"message":{"content":"${'all is free '.repeat(500_000)}`)
  },
} as const satisfies Record<string, Act>

/** How the scripted model behaves: with words of its own, or in a way of failing. */
type Script = { says: string } | keyof typeof FAILURES

/** An OpenAI-compatible endpoint on this machine that does as it is told. */
export async function openModelFixture() {
  const asked: Question[] = []
  let script: Script = { says: 'Hello.' }
  const server = createServer(async (request, response) => {
    const question = questionSchema.parse(JSON.parse(await text(request)))
    asked.push({ ...question, authorization: request.headers.authorization })
    act(script, request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  atEndOfFile(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The endpoint has no port')
  return {
    env: {
      LLM_BASE_URL: `http://127.0.0.1:${address.port}/v1`,
      LLM_API_KEY: 'key of the test',
      LLM_MODEL: 'scripted',
    },
    asked,
    follow: (next: Script) => {
      script = next
      asked.length = 0
    },
  }
}

function act(script: Script, request: IncomingMessage, response: ServerResponse): void {
  if (typeof script === 'string') {
    const fail: Act = FAILURES[script]
    fail(request, response)
    return
  }
  const message = { role: 'assistant', content: script.says }
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(
    JSON.stringify({
      id: 'x',
      object: 'chat.completion',
      created: 1,
      model: 'scripted',
      choices: [{ index: 0, message, finish_reason: 'stop' }],
      usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
    }),
  )
}
