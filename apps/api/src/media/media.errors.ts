import { MAX_BYTES_A_DAY } from '@ahia/contracts/limits'
import type { SentFault } from '@ahia/pictures/sent-fault'
import { DomainError } from '#platform/domain-error.ts'
import type { Fault } from '#platform/http/http.errors.ts'
import type { SentFile } from '#platform/http/input/read-files.ts'

/** What a merchant can do about it. */
const WORDS = {
  empty: 'it is empty. Choose it again',
  not_a_picture: 'it is not a JPEG, PNG or WebP picture',
  too_many_pixels: 'it has too many pixels. Make it smaller, at most 40 megapixels, and send it again',
  too_heavy: 'it is packed in a way that takes too much to open. Save it as a smaller JPEG and send that',
  animated: 'it moves. Send a picture that stands still',
  broken: 'it is damaged, or not complete. Open it, save it again as a JPEG and send that',
  not_opened: 'it could not be opened. Send it again, or save it as a smaller JPEG and send that',
} as const satisfies Record<SentFault, string>

const MEGABYTE = 1024 * 1024
const RETRY_SECONDS = 5

export const toFileFault = ({ path, name }: Omit<SentFile, 'bytes'>, fault: SentFault): Fault => ({
  path,
  rule: fault,
  message: `${name}: ${WORDS[fault]}`,
})

export const fileRefused = (faults: readonly Fault[]) =>
  new DomainError('FILE_REFUSED', faults.map(({ message }) => message).join('. '), { details: faults })

export const uploadQuotaSpent = (retryAfterSeconds: number) =>
  new DomainError(
    'UPLOAD_QUOTA',
    `You have sent ${MAX_BYTES_A_DAY / MEGABYTE} MB of pictures today, which is the most for one day. Go on tomorrow.`,
    { retryAfterSeconds },
  )

export const pictureNotKept = (cause: unknown) =>
  new DomainError('UNAVAILABLE', 'Pictures cannot be kept just now. Try again in a moment.', {
    retryAfterSeconds: RETRY_SECONDS,
    cause,
  })

export const storeAtRest = (waitMs: number) =>
  new DomainError(
    'UNAVAILABLE',
    'The store of pictures did not answer lately, and is left alone for a moment',
    {
      retryAfterSeconds: Math.ceil(waitMs / 1_000),
    },
  )

export const picturesNotOpened = (cause: unknown) =>
  new DomainError('UNAVAILABLE', 'Pictures cannot be taken just now. Try again in a moment.', {
    retryAfterSeconds: RETRY_SECONDS,
    cause,
  })
