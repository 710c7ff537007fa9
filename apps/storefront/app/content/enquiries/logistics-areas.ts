import type { DeliveryState } from '@ahia/reference/delivery-states'

/** The states we deliver to, by their usual names, and where most parcels of each go. */
export const AREAS = {
  ENUGU: { name: 'Enugu', within: 'Enugu city, Nsukka and the towns between' },
  LAGOS: { name: 'Lagos', within: 'Mainland, Island, Ikorodu, Epe and Badagry' },
  ABUJA: { name: 'Abuja', within: 'The city, Gwagwalada, Kubwa and the area councils' },
  'PORT HARCOURT': { name: 'Port Harcourt', within: 'The city, Obio-Akpor and the rest of Rivers' },
  EDO: { name: 'Edo', within: 'Benin City, Ekpoma and Auchi' },
} as const satisfies Record<DeliveryState, { name: string; within: string }>
