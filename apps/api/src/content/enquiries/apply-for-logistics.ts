import type { applyForLogistics as endpoint } from '@ahia/contracts/contact'
import { DELIVERY_STATES } from '@ahia/reference/delivery-states'
import type { z } from 'zod'
import { toApplicationEmail } from './emails.ts'
import { fingerprintOf, withPlainBreaks } from './fingerprint.ts'
import { insertApplication } from './logistics.sql.ts'
import { type EnquiryDeps, receiveEnquiry } from './receive-enquiry.ts'

export type ApplyForLogistics = z.output<typeof endpoint.body> & { clientAddress: string }

/** STAT-06: stores the application and emails the team. */
export async function applyForLogistics(deps: EnquiryDeps, sent: ApplyForLogistics): Promise<void> {
  const { company, contactName, email, phone } = sent
  const states = DELIVERY_STATES.filter((state) => sent.states.includes(state)) // in a fixed order, whatever order was sent
  const fleet = withPlainBreaks(sent.fleet)
  const application = { company, contactName, email, phone, states, fleet }
  const fingerprint = fingerprintOf([company, contactName, email, phone, states.join(), fleet])
  await receiveEnquiry(deps, sent, {
    table: 'logistics_applications',
    fingerprint,
    keep: (tx) => insertApplication(tx, application, fingerprint),
    toEnquiryEmail: () => toApplicationEmail(application),
  })
}
