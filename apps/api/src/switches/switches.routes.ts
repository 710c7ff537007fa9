import { listStopped } from '@ahia/contracts/reference'
import { SWITCHES } from '@ahia/reference/staff/switches'
import { Hono } from 'hono'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import type { Switches } from './switches.ts'

export const switchesRoutes = new Hono<ApiEnv<{ switches: Switches }>>().get(
  '/',
  accepts(listStopped),
  async (c) => {
    const names = [...(await c.var.deps.switches.stopped())]
    return answer(c, listStopped, { stopped: names.map((name) => ({ name, words: SWITCHES[name].words })) })
  },
)
