/** A prompt: our rules, and the task. Text written by others is only ever in `task`. */
export type Prompt = { rules: string; task: string }

/** Returns the model's text; throws on an error, or when the signal says that nobody waits for it any more. */
export type LanguageModel = (prompt: Prompt, signal: AbortSignal) => Promise<string>
