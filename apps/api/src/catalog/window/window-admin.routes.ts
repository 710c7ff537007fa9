import * as contract from '@ahia/contracts/admin/window'
import { Hono } from 'hono'
import type { MediaDeps } from '#media/media-deps.ts'
import { receiveUploads } from '#media/uploads/receive-uploads.ts'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import { staffOnly } from '#staff/sessions/staff-only.ts'
import { addBanner, addPlace, changePlace, removeBanner, removePlace } from './change-window.ts'
import { showWindow } from './show-window.ts'

/** ADMIN-32 */
export const windowAdminRoutes = new Hono<ApiEnv<MediaDeps>>()
  .get('/', staffOnly(contract.showWindow), accepts(contract.showWindow), async (c) => {
    const { at } = c.var.input
    return answer(
      c,
      contract.showWindow,
      await showWindow(c.var.deps, at === undefined ? null : new Date(at)),
    )
  })
  .post('/featured', staffOnly(contract.addFeatured), accepts(contract.addFeatured), async (c) => {
    const { productId, ...terms } = c.var.input
    const id = await addPlace(c.var.deps, { productId, ...toTerms(terms), by: c.var.staff })
    return answer(c, contract.addFeatured, { id })
  })
  .put('/featured/:id', staffOnly(contract.changeFeatured), accepts(contract.changeFeatured), async (c) => {
    const { id, ...terms } = c.var.input
    await changePlace(c.var.deps, { id, ...toTerms(terms), by: c.var.staff })
    return answer(c, contract.changeFeatured, {})
  })
  .delete(
    '/featured/:id',
    staffOnly(contract.removeFeatured),
    accepts(contract.removeFeatured),
    async (c) => {
      await removePlace(c.var.deps, { id: c.var.input.id, by: c.var.staff })
      return answer(c, contract.removeFeatured, {})
    },
  )
  .post('/pictures', staffOnly(contract.uploadBanner), accepts(contract.uploadBanner), async (c) => {
    const { field, max: maxFiles } = contract.uploadBanner.files
    const sent = { accountId: null, staffId: c.var.staff.id, kind: 'BANNER' } as const
    const [file] = await receiveUploads(c.var.deps, {
      ...sent,
      request: c.req.raw,
      form: { field, maxFiles },
    })
    if (file === undefined) throw new Error('a picture was taken and is not there')
    return answer(c, contract.uploadBanner, { key: file.key, url: file.url })
  })
  .post('/banners', staffOnly(contract.addBanner), accepts(contract.addBanner), async (c) => {
    const { picture: pictureKey, from, until, ...banner } = c.var.input
    const days = { beginsAt: new Date(from), endsAt: new Date(until) }
    const id = await addBanner(c.var.deps, { ...banner, ...days, pictureKey, by: c.var.staff })
    return answer(c, contract.addBanner, { id })
  })
  .delete('/banners/:id', staffOnly(contract.removeBanner), accepts(contract.removeBanner), async (c) => {
    await removeBanner(c.var.deps, { id: c.var.input.id, by: c.var.staff })
    return answer(c, contract.removeBanner, {})
  })

type Sent<Terms> = Terms & { from: string; until: string | null }

const toTerms = <Terms extends object>({ from, until, ...rest }: Sent<Terms>) => ({
  ...rest,
  beginsAt: new Date(from),
  endsAt: until === null ? null : new Date(until),
})
