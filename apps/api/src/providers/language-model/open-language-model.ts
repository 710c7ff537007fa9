import { Breaker } from '#platform/breaker.ts'
import type { Config } from '#platform/config.ts'
import { readBytes } from '#platform/http/read-bytes.ts'
import type { LanguageModel, Prompt } from './language-model.ts'

/** A response may not arrive for longer than this, whatever the caller's deadline. */
const LIMIT_MS = 6_000
/** A reply has about a hundred words; anything longer is rejected. */
const MAX_ANSWER_BYTES = 64 * 1024
const MAX_TOKENS = 400

/** CHAT-07, CHAT-09: a model behind an OpenAI-compatible address; null when there is none. */
export function openLanguageModel({ languageModel }: Pick<Config, 'languageModel'>): LanguageModel | null {
  if (languageModel === null) return null
  const { baseUrl, apiKey, model } = languageModel
  const breaker = new Breaker({ atRest: () => new Error('The model did not answer lately') })
  // Only when a model is configured, and before the first question: loading it takes a while (R31).
  const loaded = Promise.all([import('ai'), import('@ai-sdk/openai-compatible')]).then(
    ([{ generateText, tool }, { createOpenAICompatible }]) => {
      const provider = createOpenAICompatible({
        name: 'model',
        baseURL: baseUrl,
        fetch: fetchBriefly,
        ...(apiKey === null ? {} : { apiKey }),
      })
      return { generateText, tool, model: provider(model) }
    },
  )
  const settings = ({ rules, task }: Prompt, abortSignal: AbortSignal) => ({
    instructions: rules,
    prompt: task,
    maxOutputTokens: MAX_TOKENS,
    temperature: 0.3,
    maxRetries: 0,
    abortSignal,
  })
  return {
    write: (prompt, signal) =>
      breaker.ask(async () => {
        const { generateText, model } = await loaded
        return (await generateText({ model, ...settings(prompt, signal) })).text
      }),
    callFunction: async (prompt, { name, description, input }, signal) => {
      const called = await breaker.ask(async () => {
        const { generateText, tool, model } = await loaded
        const { toolCalls } = await generateText({
          model,
          ...settings(prompt, signal),
          tools: { [name]: tool({ description, inputSchema: input }) },
          toolChoice: { type: 'tool', toolName: name },
        })
        return toolCalls.find(({ toolName }) => toolName === name)?.input
      })
      return input.parse(called)
    },
  }
}

/** F12: a response without an end times out, and redirects are not followed (T13). */
const fetchBriefly: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' })
  if (response.body === null) return response
  const bytes = await readBytes(response.body, { maxBytes: MAX_ANSWER_BYTES, deadlineMs: LIMIT_MS })
  return new Response(bytes, { status: response.status, headers: response.headers })
}
