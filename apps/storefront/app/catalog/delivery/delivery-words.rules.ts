import type { DeliveryEstimate } from '@ahia/contracts/delivery'
import { formatNaira } from '@ahia/money/format-naira'
import { fromNaira } from '@ahia/money/naira'
import type { DeliveryPromise } from '@ahia/rules/delivery-area'
import { lastHourForToday } from '@ahia/rules/delivery-promise'
import { lagosDays } from '@ahia/rules/lagos-date'

type Estimated = Pick<DeliveryEstimate, 'fee' | 'arrives' | 'shops'>

/** 'about ₦2,500, 18–20 Nov'; null when there is nothing to show. */
export function deliveryWords({ fee, arrives, shops }: Estimated): string | null {
  if (arrives === null) return null
  const isToday = shops.length > 0 && shops.every(({ daysTo }) => daysTo === 0)
  return `${fee === 0 ? 'free' : `about ${formatNaira(fromNaira(fee))}`}, ${isToday ? 'today' : lagosDays(arrives)}`
}

/** WIN-02: 'Within 3 hours after you pay. Order by 5 pm to get it today.' */
export function promiseWords(promise: DeliveryPromise): string {
  const { within, unit } = promise
  const thing = unit === 'HOURS' ? 'hour' : 'day'
  const soon = `Within ${within} ${within === 1 ? thing : `${thing}s`} after you pay.`
  return unit === 'HOURS' ? `${soon} Order by ${clockHour(lastHourForToday(promise))} to get it today.` : soon
}

/** '5 pm' */
const clockHour = (hour: number): string => `${hour % 12 || 12} ${hour < 12 ? 'am' : 'pm'}`
