/** CHK-02: where orders go. */
export const DELIVERY_COUNTRY = 'NIGERIA'

export const DELIVERY_STATES = ['ENUGU', 'LAGOS', 'ABUJA', 'PORT HARCOURT', 'EDO'] as const

export type DeliveryState = (typeof DELIVERY_STATES)[number]
