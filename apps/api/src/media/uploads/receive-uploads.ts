import type { AccountId } from '@ahia/contracts/ids'
import { MAX_FILE_BYTES } from '@ahia/contracts/limits'
import type { UploadedFile } from '@ahia/contracts/media'
import { SentRefused } from '@ahia/pictures/sent-fault'
import type { Fault } from '#platform/http/http.errors.ts'
import { readFiles, type SentFile } from '#platform/http/input/read-files.ts'
import { fileRefused, toFileFault, uploadQuotaSpent } from '../media.errors.ts'
import type { MediaDeps } from '../media-deps.ts'
import { countBytes } from './days.sql.ts'
import { storeUploads } from './store-uploads.ts'
import type { TakenPicture } from './take-picture.ts'
import { SHAPES } from './upload-shapes.ts'
import type { Sender, UploadKind } from './uploads.sql.ts'

type ReceiveDeps = Omit<MediaDeps, 'limits'>
type UploadRequest = Sender & {
  kind: UploadKind
  request: Request
  /** Under which names, and how many at most. */
  form: { field: string; alias?: string; maxFiles: number }
}

/** Of all files together, with some room for the form's boundaries. */
const MAX_BYTES = 50 * 1024 * 1024 + 64 * 1024
const SILENCE_MS = 10_000
/** With less, hardly one picture of a phone would arrive before the deadline. */
const MIN_BYTES_PER_SECOND = 8 * 1024
const GRACE_MS = 10_000
/** A phone on a slow network takes its time. */
const DEADLINE_MS = 120_000

/** Accepts the pictures of a form, all or none. The error lists every picture that is not valid. */
export async function receiveUploads(deps: ReceiveDeps, sent: UploadRequest): Promise<UploadedFile[]> {
  const { accountId, staffId, kind, request, form } = sent
  const taken: TakenPicture[] = []
  const faults: Fault[] = []
  const limits = { maxFileBytes: MAX_FILE_BYTES, maxBytes: MAX_BYTES }
  const patience = { silenceMs: SILENCE_MS, graceMs: GRACE_MS, deadlineMs: DEADLINE_MS }
  await readFiles(
    request,
    { ...form, ...limits, ...patience, minBytesPerSecond: MIN_BYTES_PER_SECOND },
    async (file) => {
      if (accountId !== null) await assertWithinDay(deps, accountId, file)
      try {
        taken.push(await deps.takePicture(file.bytes, SHAPES[kind]))
      } catch (error) {
        if (!(error instanceof SentRefused)) throw error
        // Not always the file's fault, and an attack on the decoder would look like this.
        if (error.fault === 'not_opened')
          deps.log.warn({ accountId, staffId, err: error.cause }, 'a picture was not opened')
        faults.push(toFileFault(file, error.fault))
      }
    },
  )
  if (faults.length > 0) throw fileRefused(faults)
  return storeUploads(deps, { ...sent, taken })
}

/** Counted before decoding, as rejected files cost us work too. */
async function assertWithinDay(
  { db }: ReceiveDeps,
  accountId: AccountId,
  { bytes }: SentFile,
): Promise<void> {
  if (bytes.length === 0) return
  const secondsLeft = await db.statement((writer) => countBytes(writer, { accountId, bytes: bytes.length }))
  if (secondsLeft !== null) throw uploadQuotaSpent(secondsLeft)
}
