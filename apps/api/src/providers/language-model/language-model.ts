import type { z } from 'zod'

/** A prompt: our rules, and the task. Text written by others is only ever in `task`. */
export type Prompt = { rules: string; task: string }

/** What a model is to call, and with what. */
type ModelFunction<T> = { name: string; description: string; input: z.ZodType<T> }

/** Both throw on an error, or when the signal says that nobody waits any more. */
export type LanguageModel = {
  write(prompt: Prompt, signal: AbortSignal): Promise<string>
  /** What the model calls the function with, which has passed its schema. */
  callFunction<T>(prompt: Prompt, wanted: ModelFunction<T>, signal: AbortSignal): Promise<T>
}
