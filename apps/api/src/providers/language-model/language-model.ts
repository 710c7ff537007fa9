/** What a model is asked: our rules, and what it words. What others have written is only ever in `task`. */
export type Prompt = { rules: string; task: string }

/** Words something; throws when it cannot, or not in time. */
export type LanguageModel = (prompt: Prompt) => Promise<string>
