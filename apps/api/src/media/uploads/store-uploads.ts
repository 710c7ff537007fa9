import { randomBytes } from 'node:crypto'
import type { UploadedFile } from '@ahia/contracts/media'
import { type PictureKey, pictureKey, pictureSources, privateKey } from '@ahia/pictures/address'
import { pictureNotStored } from '../media.errors.ts'
import type { MediaDeps } from '../media-deps.ts'
import type { TakenPicture } from './take-picture.ts'
import { SHAPES } from './upload-shapes.ts'
import { deleteUploads, insertUploads, type Sender, type UploadKind } from './uploads.sql.ts'

type KeepDeps = Pick<MediaDeps, 'db' | 'pictures'>
type Keeping = Sender & { kind: UploadKind; taken: readonly TakenPicture[] }
type Named = TakenPicture & { key: PictureKey }

const KEY_BYTES = 16

/**
 * Names and stores the pictures. Their rows are inserted first: after a crash in between, the stored files are still known,
 * and are deleted with the other unused ones.
 */
export async function storeUploads(
  deps: KeepDeps,
  { accountId, staffId, kind, taken }: Keeping,
): Promise<UploadedFile[]> {
  const named = taken.map((picture) => ({ ...picture, key: newKey(kind) }))
  const rows = named.map(({ key, width, height, fingerprint }) => ({
    key,
    accountId,
    staffId,
    kind,
    width,
    height,
    fingerprint,
  }))
  await deps.db.statement((writer) => insertUploads(writer, rows))
  const stored = await Promise.allSettled(named.map(({ key, files }) => deps.pictures.put(key, files)))
  const failure = stored.find(({ status }) => status === 'rejected')
  if (failure?.status === 'rejected') {
    await takeBack(deps, named)
    throw pictureNotStored(failure.reason)
  }
  return named.map((picture) => toUploadedFile(picture, kind))
}

/** All or none. Files that cannot be removed now are still known by their row, and are deleted later. */
async function takeBack({ db, pictures }: KeepDeps, named: readonly Named[]): Promise<void> {
  const removed = await Promise.allSettled(named.map(({ key }) => pictures.remove(key)))
  const gone = named.filter((_, at) => removed[at]?.status === 'fulfilled').map(({ key }) => key)
  if (gone.length > 0) await db.statement((writer) => deleteUploads(writer, gone))
}

/** Without an address: who may see one gets it through an endpoint. */
const PRIVATE: ReadonlySet<UploadKind> = new Set(['PARCEL', 'DISPUTE', 'DOCUMENT'])

/** T12: reveals neither the owner nor the file name, and cannot be guessed. */
function newKey(kind: UploadKind): PictureKey {
  const secret = randomBytes(KEY_BYTES).toString('hex')
  return PRIVATE.has(kind) ? privateKey(secret) : pictureKey(secret)
}

const toUploadedFile = ({ key, width, height }: Named, kind: UploadKind): UploadedFile => ({
  key,
  url: pictureSources(key, SHAPES[kind]).src,
  width,
  height,
})
