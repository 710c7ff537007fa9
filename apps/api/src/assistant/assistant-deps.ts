import type { AccountsDeps } from '#accounts/accounts-deps.ts'
import type { MatchDeps } from '#catalog/search/find-many-matches.ts'
import type { WordingDeps } from './wording/word-reply.ts'

export type AssistantDeps = AccountsDeps & MatchDeps & WordingDeps
