import { MAX_BYTES_A_DAY } from '@ahia/contracts/limits'
import type { SentFault } from '@ahia/pictures/sent-fault'
import { DomainError } from '#platform/domain-error.ts'
import type { Fault } from '#platform/http/http.errors.ts'
import type { SentFile } from '#platform/http/input/read-files.ts'

/** What a merchant can do about it. */
const WORDS = {
  empty: "it's empty. Choose it again",
  not_a_picture: "it's not a JPEG, PNG or WebP picture",
  too_many_pixels: 'it has too many pixels. Make it smaller, at most 40 megapixels, and upload it again',
  too_heavy: 'it takes too much memory to open. Save it as a smaller JPEG and upload that',
  animated: "it's animated. Upload a still picture",
  broken: "it's damaged or incomplete. Open it, save it again as a JPEG and upload that",
  not_opened: "we couldn't open it. Upload it again, or save it as a smaller JPEG and upload that",
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
    `You've uploaded ${MAX_BYTES_A_DAY / MEGABYTE} MB of pictures today, which is the daily limit. Continue tomorrow.`,
    { retryAfterSeconds },
  )

export const pictureNotStored = (cause: unknown) =>
  new DomainError('UNAVAILABLE', "We can't save pictures right now. Try again in a moment.", {
    retryAfterSeconds: RETRY_SECONDS,
    cause,
  })

export const storeAtRest = (waitMs: number) =>
  new DomainError('UNAVAILABLE', "Picture storage isn't responding. Try again in a moment.", {
    retryAfterSeconds: Math.ceil(waitMs / 1_000),
  })

export const picturesNotOpened = (cause: unknown) =>
  new DomainError('UNAVAILABLE', "We can't accept pictures right now. Try again in a moment.", {
    retryAfterSeconds: RETRY_SECONDS,
    cause,
  })
