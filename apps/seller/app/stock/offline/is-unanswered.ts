import { ApiError } from '@ahia/contracts/api-error'

/** No answer came: nobody knows whether the server has done it. */
export const isUnanswered = (error: unknown): boolean => error instanceof ApiError && error.status === null
