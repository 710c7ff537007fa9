import * as contract from '@ahia/contracts/reference'
import { Hono } from 'hono'
import type { Receiver } from '#platform/addresses/receivers.ts'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import { listCountries } from './list-countries.ts'
import { listRegions } from './list-regions.ts'

export const referenceRoutes = new Hono<ApiEnv<{ receivers: readonly Receiver[] }>>()
  .get('/countries', accepts(contract.listCountries), (c) =>
    answer(c, contract.listCountries, { countries: listCountries() }),
  )
  .get('/receivers', accepts(contract.listReceivers), (c) =>
    answer(c, contract.listReceivers, { receivers: [...c.var.deps.receivers] }),
  )
  .get('/countries/:code/regions', accepts(contract.listRegions), (c) =>
    answer(c, contract.listRegions, listRegions(c.var.input.code)),
  )
