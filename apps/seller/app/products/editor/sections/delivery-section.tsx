import { MAX_RETURN_DAYS, PROBLEM_DAYS } from '@ahia/contracts/limits'
import { DELIVERY_AREAS, type DeliveryArea, PROMISE_UNITS } from '@ahia/reference/delivery-areas'
import { DELIVERY_LABELS, DELIVERY_TYPES } from '@ahia/reference/delivery-types'
import { RETURN_LABELS, RETURN_POLICIES } from '@ahia/reference/return-policies'
import { SelectField, TextField } from '@ahia/ui/forms/field'
import { promiseError } from '../changes.rules.ts'
import { useChange, useFormField } from '../editor-context.ts'
import { countError, readCount } from '../typed.rules.ts'
import { Section } from './section.tsx'

const AREA_LABELS = {
  CITY: 'Only in my city',
  STATE: 'Only in my state',
  EVERYWHERE: 'Everywhere we deliver',
} as const satisfies Record<DeliveryArea, string>

/** SELL-12, SELL-18 */
export function DeliverySection() {
  return (
    <Section id="delivery" title="Delivery and returns">
      <DeliveryFields />
      <ReturnFields />
    </Section>
  )
}

function DeliveryFields() {
  const delivery = useFormField('delivery')
  const change = useChange()
  const set = (part: Partial<typeof delivery>) => change({ delivery: { ...delivery, ...part } })
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Delivery"
          name="deliveryType"
          isUnmarked
          value={delivery.type}
          onChange={({ target }) =>
            set({ type: DELIVERY_TYPES.find((one) => one === target.value) ?? 'STANDARD' })
          }
        >
          {DELIVERY_TYPES.map((type) => (
            <option key={type} value={type}>
              {DELIVERY_LABELS[type]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Where you deliver"
          name="area"
          isUnmarked
          value={delivery.area}
          onChange={({ target }) =>
            set({ area: DELIVERY_AREAS.find((one) => one === target.value) ?? 'EVERYWHERE' })
          }
        >
          {DELIVERY_AREAS.map((area) => (
            <option key={area} value={area}>
              {AREA_LABELS[area]}
            </option>
          ))}
        </SelectField>
      </div>
      <div className="grid grid-cols-2 items-end gap-4">
        <TextField
          label="Delivered within"
          isUnmarked
          name="within"
          inputMode="numeric"
          autoComplete="off"
          value={delivery.within}
          error={promiseError(delivery)}
          onChange={(event) => set({ within: event.target.value })}
        />
        <SelectField
          label="Unit"
          name="unit"
          isUnmarked
          value={delivery.unit}
          onChange={({ target }) =>
            set({ unit: PROMISE_UNITS.find((one) => one === target.value) ?? 'DAYS' })
          }
        >
          <option value="DAYS">days</option>
          <option value="HOURS">hours</option>
        </SelectField>
      </div>
      <p className="-mt-2 text-small text-pretty text-text-2">
        Optional. Leave it empty to show our usual delivery days. Hours work for your own city only.
      </p>
    </>
  )
}

function ReturnFields() {
  const returns = useFormField('returns')
  const change = useChange()
  const set = (part: Partial<typeof returns>) => change({ returns: { ...returns, ...part } })
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Returns"
          name="returnPolicy"
          isUnmarked
          value={returns.policy}
          onChange={({ target }) =>
            set({ policy: RETURN_POLICIES.find((one) => one === target.value) ?? 'NONE' })
          }
        >
          {RETURN_POLICIES.map((policy) => (
            <option key={policy} value={policy}>
              {RETURN_LABELS[policy]}
            </option>
          ))}
        </SelectField>
        {returns.policy !== 'NONE' && (
          <TextField
            label="Days to return it"
            name="returnDays"
            isUnmarked
            inputMode="numeric"
            autoComplete="off"
            value={returns.days}
            error={countError(returns.days, { most: MAX_RETURN_DAYS })}
            onChange={(event) => set({ days: event.target.value })}
          />
        )}
      </div>
      <p className="rounded-control bg-info-soft p-3 text-small text-pretty">{payoutSentence(returns)}</p>
    </>
  )
}

/** SELL-18: a sale is available once it can no longer be returned or complained about. */
function payoutSentence({ policy, days }: { policy: string; days: string }): string {
  const given = policy === 'NONE' ? 0 : (readCount(days) ?? 0)
  const beginning = given === 0 ? 'No returns' : `Returns within ${given} ${given === 1 ? 'day' : 'days'}`
  return `${beginning}: each sale becomes available ${Math.max(PROBLEM_DAYS, given)} days after delivery.`
}
