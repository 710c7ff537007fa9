import type { DeliveryState } from '@ahia/reference/delivery-states'

/** By state of Nigeria, under the name that the list of countries has for it: the nearest of the five by road. */
const NEAREST: Record<string, DeliveryState> = {
  Abia: 'PORT HARCOURT',
  'Abuja Federal Capital Territory': 'ABUJA',
  Adamawa: 'ABUJA',
  'Akwa Ibom': 'PORT HARCOURT',
  Anambra: 'ENUGU',
  Bauchi: 'ABUJA',
  Bayelsa: 'PORT HARCOURT',
  Benue: 'ENUGU',
  Borno: 'ABUJA',
  'Cross River': 'PORT HARCOURT',
  Delta: 'EDO',
  Ebonyi: 'ENUGU',
  Edo: 'EDO',
  Ekiti: 'EDO',
  Enugu: 'ENUGU',
  Gombe: 'ABUJA',
  Imo: 'PORT HARCOURT',
  Jigawa: 'ABUJA',
  Kaduna: 'ABUJA',
  Kano: 'ABUJA',
  Katsina: 'ABUJA',
  Kebbi: 'ABUJA',
  Kogi: 'ABUJA',
  Kwara: 'LAGOS',
  Lagos: 'LAGOS',
  Nasarawa: 'ABUJA',
  Niger: 'ABUJA',
  Ogun: 'LAGOS',
  Ondo: 'EDO',
  Osun: 'LAGOS',
  Oyo: 'LAGOS',
  Plateau: 'ABUJA',
  Rivers: 'PORT HARCOURT',
  Sokoto: 'ABUJA',
  Taraba: 'ABUJA',
  Yobe: 'ABUJA',
  Zamfara: 'ABUJA',
}

/** Where parcels from abroad arrive. */
const FROM_ABROAD: DeliveryState = 'LAGOS'

type Place = { country: string; state: string }

/** Where a shop ships from: one of the five states that the market delivers between. */
export const handsOverIn = ({ country, state }: Place): DeliveryState =>
  country === 'Nigeria' ? (NEAREST[state] ?? FROM_ABROAD) : FROM_ABROAD
