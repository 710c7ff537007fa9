import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { atEndOfFile } from './end-of-file.ts'

/** What a model is asked, as its HTTP interface has it. */
const questionSchema = z.object({
  model: z.string(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
  tools: z
    .array(z.object({ type: z.literal('function'), function: z.object({ name: z.string() }) }))
    .default([]),
})
export type ModelQuestion = z.output<typeof questionSchema> & { authorization: string | undefined }

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

export type ModelFailure = keyof typeof FAILURES
type ModelAnswer = { says: string } | { calls: unknown } | ModelFailure

/** How the scripted model behaves: with words, with a plan, or in a way of failing; without a plan it only speaks. */
export type ModelScript =
  | ModelFailure
  | { says: string; plans?: unknown }
  | ((question: ModelQuestion) => ModelAnswer)

/** An OpenAI-compatible endpoint on this machine that does as it is told. */
export async function openModelFixture() {
  const asked: ModelQuestion[] = []
  let script: ModelScript = { says: 'Hello.' }
  const server = createServer(async (request, response) => {
    const read = questionSchema.parse(JSON.parse(await text(request)))
    const question = { ...read, authorization: request.headers.authorization }
    asked.push(question)
    act(answerOf(script, question), question, { request, response })
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
    follow: (next: ModelScript) => {
      script = next
      asked.length = 0
    },
  }
}

const isToPlan = ({ tools }: ModelQuestion): boolean => tools.length > 0

function answerOf(script: ModelScript, question: ModelQuestion): ModelAnswer {
  if (typeof script === 'function') return script(question)
  if (typeof script === 'string') return script
  return isToPlan(question) && script.plans !== undefined ? { calls: script.plans } : { says: script.says }
}

type Exchange = { request: IncomingMessage; response: ServerResponse }

function act(answer: ModelAnswer, { tools }: ModelQuestion, { request, response }: Exchange): void {
  if (typeof answer === 'string') {
    const fail: Act = FAILURES[answer]
    fail(request, response)
    return
  }
  const name = tools[0]?.function.name
  const message =
    'says' in answer
      ? { role: 'assistant', content: answer.says }
      : { role: 'assistant', content: null, tool_calls: [toCall(name, answer.calls)] }
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(
    JSON.stringify({
      id: 'x',
      object: 'chat.completion',
      created: 1,
      model: 'scripted',
      choices: [{ index: 0, message, finish_reason: 'says' in answer ? 'stop' : 'tool_calls' }],
      usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
    }),
  )
}

const toCall = (name: string | undefined, input: unknown) => ({
  id: 'call',
  type: 'function',
  function: { name, arguments: typeof input === 'string' ? input : JSON.stringify(input) },
})
