import { DomainError } from '#platform/domain-error.ts'

export const questionNotFound = () => new DomainError('QUESTION_NOT_FOUND', "We can't find this question")
