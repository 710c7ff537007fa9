import type { AssistantDeps } from '../assistant-deps.ts'
import type { Conversation } from '../conversation.rules.ts'
import type { Reply } from '../reply.rules.ts'
import type { Call } from './plan.ts'

/** Carries out one call; null when there is nothing to say to it. */
export type Tool<C extends Call = Call> = (
  deps: AssistantDeps,
  conversation: Conversation,
  call: C,
) => Promise<Reply | null>

/** One that needs no more than what was said. */
export type Answer = (deps: AssistantDeps, conversation: Conversation) => Promise<Reply | null>
