import type { Endpoint } from '@ahia/contracts/endpoint'
import type { TestApi } from '../../test-api.ts'
import type { aColleague, TestAdmin } from '../staff-fixture.ts'

type Colleague = Awaited<ReturnType<typeof aColleague>>

/** Who acts, and where. */
export type Office = {
  api: TestApi
  admin: TestAdmin
  owner: Colleague
  secondOwner: Colleague
  support: Colleague
  merchants: Colleague
  catalogue: Colleague
  arbiter: Colleague
  maker: Colleague
}

/** One call that changes something; it makes what it is about first. */
export type Act = { endpoint: Endpoint; run: () => Promise<unknown> }

export const keyOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string => `${method} ${path}`

export const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString()
