import { showBanners } from '@ahia/contracts/window'
import { Hono } from 'hono'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import type { Db } from '#tables.ts'
import { listBanners } from './window.reads.ts'

export const windowRoutes = new Hono<ApiEnv<{ db: Db }>>().get('/banners', accepts(showBanners), async (c) =>
  answer(c, showBanners, { banners: await listBanners(c.var.deps.db.read) }),
)
