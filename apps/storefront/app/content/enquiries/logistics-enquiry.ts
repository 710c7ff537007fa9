import type { applyForLogistics } from '@ahia/contracts/contact'
import type { InputOf } from '@ahia/contracts/endpoint'
import { DELIVERY_STATES } from '@ahia/reference/delivery-states'
import { type Enquiry, TRAP, type TypedFields, textOf } from './enquiry.ts'

/** STAT-06: the application form's fields and texts. */
export const LOGISTICS: Enquiry = {
  name: 'logistics',
  missingFields: {
    company: 'Company is required',
    contactName: 'Contact name is required',
    email: 'Email is required',
    phone: 'Telephone is required',
    states: 'Choose at least one state',
    fleet: 'Tell us what you deliver with',
  },
  own: { name: 'contactName', email: 'email' },
  button: 'Send Application',
  sent: "Application sent successfully! We'll get back to you soon.",
  failed: 'Failed to send application. Please try again.',
}

export const toApplication = (typed: TypedFields): InputOf<typeof applyForLogistics> => ({
  company: textOf(typed, 'company'),
  contactName: textOf(typed, 'contactName'),
  email: textOf(typed, 'email'),
  phone: textOf(typed, 'phone'),
  states: DELIVERY_STATES.filter((state) => typed.states?.includes(state)),
  fleet: textOf(typed, 'fleet'),
  website: textOf(typed, TRAP),
})
