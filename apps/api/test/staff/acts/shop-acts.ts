import * as shops from '@ahia/contracts/admin/shops'
import * as work from '@ahia/contracts/admin/work'
import { API_PATH } from '@ahia/contracts/api-path'
import { createCall } from '@ahia/contracts/call'
import { uploadDocument } from '@ahia/contracts/media'
import { sendDocument } from '@ahia/contracts/seller/documents'
import { pngFile } from '@ahia/testing/png-file'
import { aShopOwnerWithShop } from '../../shop-owner.ts'
import { aColleague } from '../staff-fixture.ts'
import { type Act, inHours, type Office } from './act.ts'

export async function shopActs({ api, admin, merchants }: Office): Promise<Act[]> {
  const owner = await aShopOwnerWithShop(api)
  const id = owner.shopId
  const open = await aShopOwnerWithShop(api, { status: 'APPROVED' })
  const decision = { version: 1, words: 'Please send it.' }
  const item = { kind: 'NEW_SHOP', id } as const
  const other = await aColleague(api, admin, 'MERCHANTS')
  const ownersCall = createCall({ fetch, baseUrl: `${api.origin}${API_PATH}`, token: () => owner.token })
  const photo = pngFile({ width: 60, height: 40 })
  const files = [new File([new Uint8Array(photo)], 'nin.png', { type: 'image/png' })]
  const { file } = await ownersCall(uploadDocument, {}, { files })
  const { document } = await ownersCall(sendDocument, { kind: 'IDENTITY', key: file.key })
  return [
    { endpoint: work.claimWork, run: () => merchants.call(work.claimWork, item) },
    { endpoint: work.releaseWork, run: () => merchants.call(work.releaseWork, item) },
    {
      endpoint: work.snoozeWork,
      run: () => merchants.call(work.snoozeWork, { ...item, until: inHours(1), reason: 'Called them' }),
    },
    { endpoint: work.handOverWork, run: () => merchants.call(work.handOverWork, { ...item, to: other.id }) },
    { endpoint: shops.lookAtDocument, run: () => merchants.call(shops.lookAtDocument, { id, document }) },
    {
      endpoint: shops.decideCheck,
      run: () => merchants.call(shops.decideCheck, { id, kind: 'IDENTITY', state: 'ACCEPTED', document }),
    },
    {
      endpoint: shops.reviewShop,
      run: () =>
        merchants.call(shops.reviewShop, { id, decision: 'ASK', reason: 'DOCUMENT_MISSING', ...decision }),
    },
    {
      endpoint: shops.disciplineShop,
      run: () =>
        merchants.call(shops.disciplineShop, {
          ...{ id: open.shopId, decision: 'WARN' as const, reason: 'COMPLAINTS', ...decision },
        }),
    },
  ]
}
