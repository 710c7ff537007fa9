import { DomainError } from '#platform/domain-error.ts'

export const countryNotFound = () => new DomainError('COUNTRY_NOT_FOUND', "We can't find this country")
