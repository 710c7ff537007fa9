import { DomainError } from '../../domain-error.ts'
import { type Fault, invalidInput } from '../http.errors.ts'

const KILOBYTE = 1024

export const fileTooLarge = (fault: Pick<Fault, 'path'> & { name: string; maxBytes: number }) => {
  const message = `${fault.name}: a file may have at most ${fault.maxBytes / KILOBYTE / KILOBYTE} MB`
  return new DomainError('BODY_TOO_LARGE', message, {
    details: [{ path: fault.path, rule: 'too_large', message }],
  })
}

export const tooManyFiles = (path: string, max: number) =>
  invalidInput([
    { path, rule: 'too_many', message: max === 1 ? 'send one file' : `send at most ${max} files` },
  ])

export const noFiles = (path: string) =>
  invalidInput([{ path, rule: 'required', message: 'choose a file to upload' }])

export const notAFile = (path: string) =>
  invalidInput([{ path, rule: 'not_a_file', message: 'must be a file' }])

export const unknownField = (path: string) =>
  invalidInput([{ path, rule: 'unknown_field', message: 'is not a known field' }])

export const brokenForm = () =>
  invalidInput([
    { path: '', rule: 'broken_form', message: "The form didn't arrive complete. Send it again." },
  ])
