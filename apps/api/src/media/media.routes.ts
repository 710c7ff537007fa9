import type { Endpoint } from '@ahia/contracts/endpoint'
import type { AccountId } from '@ahia/contracts/ids'
import {
  updateLogo,
  uploadAnswerPhotos,
  uploadDisputePhotos,
  uploadDocument,
  uploadMedia,
  uploadParcelPhoto,
  uploadReviewPhotos,
} from '@ahia/contracts/media'
import { Hono, type MiddlewareHandler } from 'hono'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import { tolerant } from '#platform/http/rate-limits.ts'
import type { MediaDeps } from './media-deps.ts'
import { createUploadLimit } from './uploads/limit.ts'
import { receiveUploads } from './uploads/receive-uploads.ts'

/** Authenticates before any of the body is read. */
type OwnerOf<Deps> = (
  endpoint: Endpoint,
) => MiddlewareHandler<{ Variables: { deps: Deps } & { ownerId: AccountId } }>

/** Accounts are a layer above, so the caller passes in who is signed in. */
export function createMediaRoutes<Deps>(ownerOf: OwnerOf<Deps>) {
  const withinLimit = createUploadLimit(tolerant(updateLogo.limits.account)) // counted together
  const ofProducts = createUploadLimit(tolerant(uploadMedia.limits.account))
  const ofParcels = createUploadLimit(tolerant(uploadParcelPhoto.limits.account))
  const ofDocuments = createUploadLimit(tolerant(uploadDocument.limits.account))
  const routes = new Hono<ApiEnv<MediaDeps & Deps>>()
  /** ADMIN-24: of either side. */
  for (const endpoint of [uploadDisputePhotos, uploadAnswerPhotos]) {
    const path = endpoint.path.slice('/s3'.length)
    routes.post(path, ownerOf(endpoint), withinLimit, accepts(endpoint), async (c) => {
      const { deps, ownerId: accountId } = c.var
      const { field, max: maxFiles } = endpoint.files
      const form = { field, maxFiles }
      const taken = await receiveUploads(deps, { accountId, kind: 'DISPUTE', request: c.req.raw, form })
      return answer(c, endpoint, { files: taken.map(({ key, width, height }) => ({ key, width, height })) })
    })
  }
  return routes
    .post('/updateLogo', ownerOf(updateLogo), withinLimit, accepts(updateLogo), async (c) => {
      const { deps, ownerId: accountId } = c.var
      const { field, max: maxFiles } = updateLogo.files
      const form = { field, maxFiles }
      const [file] = await receiveUploads(deps, { accountId, kind: 'LOGO', request: c.req.raw, form })
      if (file === undefined) throw new Error('a logo was taken and is not there')
      return answer(c, updateLogo, { file })
    })
    .post('/upload', ownerOf(uploadMedia), ofProducts, accepts(uploadMedia), async (c) => {
      const { deps, ownerId: accountId } = c.var
      const { field, max: maxFiles } = uploadMedia.files
      const form = { field, alias: field.replace('[]', ''), maxFiles }
      const files = await receiveUploads(deps, { accountId, kind: 'MEDIA', request: c.req.raw, form })
      return answer(c, uploadMedia, { files })
    })
    .post('/parcelPhoto', ownerOf(uploadParcelPhoto), ofParcels, accepts(uploadParcelPhoto), async (c) => {
      const { deps, ownerId: accountId } = c.var
      const { field, max: maxFiles } = uploadParcelPhoto.files
      const form = { field, maxFiles }
      const [file] = await receiveUploads(deps, { accountId, kind: 'PARCEL', request: c.req.raw, form })
      if (file === undefined) throw new Error('a photo was taken and is not there')
      const { key, width, height } = file
      return answer(c, uploadParcelPhoto, { file: { key, width, height } })
    })
    .post('/document', ownerOf(uploadDocument), ofDocuments, accepts(uploadDocument), async (c) => {
      const { deps, ownerId: accountId } = c.var
      const { field, max: maxFiles } = uploadDocument.files
      const form = { field, maxFiles }
      const [file] = await receiveUploads(deps, { accountId, kind: 'DOCUMENT', request: c.req.raw, form })
      if (file === undefined) throw new Error('a document was taken and is not there')
      const { key, width, height } = file
      return answer(c, uploadDocument, { file: { key, width, height } })
    })
    .post(
      '/reviewPhotos',
      ownerOf(uploadReviewPhotos),
      withinLimit,
      accepts(uploadReviewPhotos),
      async (c) => {
        const { deps, ownerId: accountId } = c.var
        const { field, max: maxFiles } = uploadReviewPhotos.files
        const form = { field, maxFiles }
        const files = await receiveUploads(deps, { accountId, kind: 'REVIEW', request: c.req.raw, form })
        return answer(c, uploadReviewPhotos, { files })
      },
    )
}
