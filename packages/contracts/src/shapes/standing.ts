export const STANDING_MEASURES = ['LATE', 'CANCELLED', 'COMPLAINT', 'FAULT'] as const
