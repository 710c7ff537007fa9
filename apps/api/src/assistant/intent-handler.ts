import type { AssistantDeps } from './assistant-deps.ts'
import type { Conversation } from './conversation.rules.ts'
import type { Reply } from './reply.rules.ts'

/** Something the assistant can do: answers what is its business, and leaves the rest (null) to the next. */
export type IntentHandler = (deps: AssistantDeps, conversation: Conversation) => Promise<Reply | null>
