import type { AccountsDeps } from '#accounts/accounts-deps.ts'
import type { SearchDeps } from '#catalog/search/search-deps.ts'
import type { ModelDeps } from './wording/model-calls.ts'

export type AssistantDeps = AccountsDeps & SearchDeps & ModelDeps
