import * as contract from '@ahia/contracts/admin/announcements'
import { Hono } from 'hono'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import { staffOnly } from '#staff/sessions/staff-only.ts'
import type { Db } from '#tables.ts'
import {
  cancelAnnouncement,
  changeAnnouncement,
  makeAnnouncement,
  testAnnouncement,
} from './draft-announcement.ts'
import { sendAnnouncement } from './plan-announcement.ts'
import { getAnnouncement, listAnnouncementShops, listAnnouncements } from './show-announcements.ts'

type Written = { sendsAt: string; holdsFrom: string | null }

const withDays = <Given extends Written>(given: Given) => ({
  ...given,
  sendsAt: new Date(given.sendsAt),
  holdsFrom: given.holdsFrom === null ? null : new Date(given.holdsFrom),
})

/** ADMIN-52 */
export const announcementsAdminRoutes = new Hono<ApiEnv<{ db: Db }>>()
  .get('/', staffOnly(contract.listAnnouncements), accepts(contract.listAnnouncements), async (c) => {
    const { state = null, after } = c.var.input
    return answer(
      c,
      contract.listAnnouncements,
      await listAnnouncements(c.var.deps.db.read, { state, after }),
    )
  })
  .post('/', staffOnly(contract.makeAnnouncement), accepts(contract.makeAnnouncement), async (c) => {
    await makeAnnouncement(c.var.deps, { ...withDays(c.var.input), by: c.var.staff })
    return answer(c, contract.makeAnnouncement, {})
  })
  .get('/:id', staffOnly(contract.getAnnouncement), accepts(contract.getAnnouncement), async (c) =>
    answer(c, contract.getAnnouncement, {
      announcement: await getAnnouncement(c.var.deps.db.read, c.var.input.id),
    }),
  )
  .put('/:id', staffOnly(contract.changeAnnouncement), accepts(contract.changeAnnouncement), async (c) => {
    await changeAnnouncement(c.var.deps, { ...withDays(c.var.input), by: c.var.staff })
    return answer(c, contract.changeAnnouncement, {})
  })
  .get(
    '/:id/shops',
    staffOnly(contract.listAnnouncementShops),
    accepts(contract.listAnnouncementShops),
    async (c) => {
      const { id, after = null } = c.var.input
      const shops = await listAnnouncementShops(c.var.deps.db.read, { id, after })
      return answer(c, contract.listAnnouncementShops, shops)
    },
  )
  .post('/:id/test', staffOnly(contract.testAnnouncement), accepts(contract.testAnnouncement), async (c) => {
    await testAnnouncement(c.var.deps, { ...c.var.input, by: c.var.staff })
    return answer(c, contract.testAnnouncement, {})
  })
  .post('/:id/send', staffOnly(contract.sendAnnouncement), accepts(contract.sendAnnouncement), async (c) => {
    const proposalId = await sendAnnouncement(c.var.deps, { ...c.var.input, by: c.var.staff })
    return answer(c, contract.sendAnnouncement, { proposalId })
  })
  .post(
    '/:id/cancel',
    staffOnly(contract.cancelAnnouncement),
    accepts(contract.cancelAnnouncement),
    async (c) => {
      await cancelAnnouncement(c.var.deps, { ...c.var.input, by: c.var.staff })
      return answer(c, contract.cancelAnnouncement, {})
    },
  )
