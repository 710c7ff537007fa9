import type { AssistantDeps } from './assistant-deps.ts'
import type { Conversation } from './conversation.rules.ts'
import type { Reply } from './reply.rules.ts'

/** Answers messages of one intent; null leaves the message to the next handler. */
export type IntentHandler = (deps: AssistantDeps, conversation: Conversation) => Promise<Reply | null>
