import { DomainError } from '../../domain-error.ts'
import { type Fault, invalidInput, unknownField } from '../http.errors.ts'

const KILOBYTE = 1024

export const fileTooLarge = (fault: Pick<Fault, 'path'> & { name: string; maxBytes: number }) => {
  const message = `${fault.name}: a file may have at most ${fault.maxBytes / KILOBYTE / KILOBYTE} MB`
  return new DomainError('BODY_TOO_LARGE', message, {
    details: [{ path: fault.path, rule: 'too_large', message }],
  })
}

export const tooManyFiles = (path: string, max: number) =>
  invalidInput([
    { path, rule: 'too_many', message: max === 1 ? 'Send one file' : `Send at most ${max} files` },
  ])

export const noFiles = (path: string) =>
  invalidInput([{ path, rule: 'required', message: 'Choose a file to upload' }])

export const notAFile = (path: string) =>
  invalidInput([{ path, rule: 'not_a_file', message: 'must be a file' }])

export const unknownFormField = (path: string) => invalidInput([unknownField(path)])

export const brokenForm = () =>
  invalidInput([{ path: '', rule: 'broken_form', message: "Part of the form didn't arrive. Send it again." }])
