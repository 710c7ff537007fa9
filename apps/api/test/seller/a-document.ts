import { API_PATH } from '@ahia/contracts/api-path'
import { createCall } from '@ahia/contracts/call'
import type { ShopDocumentId } from '@ahia/contracts/ids'
import { uploadDocument } from '@ahia/contracts/media'
import { sendDocument } from '@ahia/contracts/seller/documents'
import sharp from 'sharp'
import type { TestApi } from '../test-api.ts'

type Owner = { token: string }

export const ownersCall = (api: TestApi, { token }: Owner) =>
  createCall({ fetch, baseUrl: `${api.origin}${API_PATH}`, token: () => token })

/** A photo that the owner of a shop sends for a row of its checklist. */
export async function aDocument(api: TestApi, owner: Owner, kind = 'IDENTITY'): Promise<ShopDocumentId> {
  const pixels = { width: 60, height: 40, channels: 3, background: '#446688' } as const
  const photo = await sharp({ create: pixels }).jpeg().toBuffer()
  const call = ownersCall(api, owner)
  const files = [new File([new Uint8Array(photo)], 'nin.jpg', { type: 'image/jpeg' })]
  const { file } = await call(uploadDocument, {}, { files })
  return (await call(sendDocument, { kind, key: file.key })).document
}
