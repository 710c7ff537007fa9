import type { Asked } from './asked.rules.ts'
import type { AssistantDeps } from './assistant-deps.ts'
import type { Reply } from './reply.rules.ts'

/** Something the assistant can do: answers what is its business, and leaves the rest (null) to the next. */
export type IntentHandler = (deps: AssistantDeps, asked: Asked) => Promise<Reply | null>
