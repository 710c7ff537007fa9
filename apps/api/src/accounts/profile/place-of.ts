import { DEVICE_HEADER } from '@ahia/contracts/call'
import type { Context } from 'hono'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { toDeviceKey } from '../devices/device-key.ts'
import type { Place } from '../sessions/open-session.ts'

type RequestContext = Pick<Context<ApiEnv<object>>, 'req' | 'env'>

/** The device and network of a request, as far as they are known, and its id in the logs. */
export const placeOf = ({ req, env }: RequestContext): Place => ({
  userAgent: req.header('user-agent') ?? '',
  clientAddress: env.caller.clientAddress,
  deviceKey: toDeviceKey(req.header(DEVICE_HEADER)),
  requestId: env.caller.requestId,
})
