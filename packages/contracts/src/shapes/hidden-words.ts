import { HIDDEN_WORDS_REASONS, type HiddenWordsReason } from '@ahia/reference/goods-reports'
import { z } from 'zod'

/** ADMIN-31: why staff have hidden the words of a review. */
export const hiddenReason = z.enum(
  Object.keys(HIDDEN_WORDS_REASONS) as [HiddenWordsReason, ...HiddenWordsReason[]],
)
