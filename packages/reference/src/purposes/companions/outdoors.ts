import { shelf, thing } from '../purpose.ts'
import { type Companion, goesWith } from './companion.ts'

const FOR_BIKES = [
  thing('motorcycle helmet', 'AUTOMOTIVES'),
  thing('riding vest', 'AUTOMOTIVES'),
  thing('chain lock', 'AUTOMOTIVES'),
  thing('motorcycle oil', 'AUTOMOTIVES'),
  thing('dispatch bikes', 'AUTOMOTIVES'),
]

const FOR_DOGS = [
  shelf('PET/Leashes & Collars'),
  shelf('PET/OTHER', 'bowls'),
  shelf('PET/Toys & Treats'),
  shelf('PET/Pet Health', 'dogs'),
  shelf('PET/Grooming', 'dog'),
  shelf('PET/Beds & Houses'),
  shelf('PET/Dog Food'),
]

const FOR_CATS = [shelf('PET/OTHER'), shelf('PET/Cat Food'), shelf('PET/Grooming', 'brush')]

const FOR_POTS = [
  shelf('GARDEN/Soil & Fertiliser', 'potting mix'),
  shelf('GARDEN/Pots'),
  shelf('GARDEN/Watering', 'watering can'),
  thing('garden gloves', 'GARDEN'),
]

/** Pets, gardens, cars and bikes. */
export const OUTDOORS: readonly Companion[] = [
  goesWith(thing('motorcycle'), FOR_BIKES),
  goesWith(thing('helmet'), FOR_BIKES),
  goesWith(thing('dispatch'), FOR_BIKES),
  goesWith(thing('car battery'), [thing('jump leads', 'AUTOMOTIVES'), thing('tool box', 'AUTOMOTIVES')]),
  goesWith(thing('puppy'), FOR_DOGS, 'adult guard cats kittens'),
  goesWith(thing('dog'), FOR_DOGS, 'puppy kittens'),
  goesWith(thing('cat', 'PET'), FOR_CATS, 'dog dogs'),
  goesWith(thing('bird', 'PET'), [shelf('PET/Bird Supplies')]),
  goesWith(thing('aquarium'), [shelf('PET/Fish & Aquarium', 'flakes')]),
  goesWith(thing('rabbit'), [thing('rabbits', 'PET'), thing('rabbit', 'PET'), shelf('PET/OTHER', 'bowls')]),
  goesWith(thing('barbecue', 'GARDEN'), [
    thing('suya spice', 'GROCERY'),
    shelf('GARDEN/Outdoor Furniture'),
    thing('groundnut oil', 'GROCERY'),
  ]),
  goesWith(thing('tent', 'GARDEN'), [
    thing('hiking boots', 'WARDROBE'),
    thing('lantern', 'GARDEN'),
    thing('barbecue', 'GARDEN'),
    thing('first aid box', 'HEALTH'),
  ]),
  goesWith(shelf('GARDEN/Indoor Plants'), FOR_POTS),
  goesWith(shelf('GARDEN/Outdoor Plants'), FOR_POTS),
  goesWith(shelf('GARDEN/Pots'), [
    thing('potting mix', 'GARDEN'),
    shelf('GARDEN/Indoor Plants'),
    thing('herb seeds', 'GARDEN'),
    thing('watering can', 'GARDEN'),
  ]),
  goesWith(shelf('GARDEN/Seeds & Seedlings'), [
    shelf('GARDEN/Soil & Fertiliser'),
    thing('watering can', 'GARDEN'),
    thing('garden gloves', 'GARDEN'),
    thing('weeding hoe', 'GARDEN'),
    shelf('GARDEN/Pots'),
  ]),
  goesWith(shelf('GARDEN/Garden Tools'), [
    thing('garden gloves', 'GARDEN'),
    shelf('GARDEN/Seeds & Seedlings'),
    shelf('GARDEN/Soil & Fertiliser'),
    shelf('GARDEN/Watering'),
  ]),
  goesWith(shelf('GARDEN/Outdoor Furniture'), [
    shelf('GARDEN/Outdoor Furniture'),
    thing('barbecue', 'GARDEN'),
    thing('lantern', 'GARDEN'),
  ]),
  goesWith(shelf('GARDEN/Flowers'), [
    thing('candle', 'SPA'),
    shelf('SPA/Fragrances'),
    shelf('JEWELRY/Necklaces'),
    thing('vase', 'HOUSEHOLD'),
  ]),
  goesWith(shelf('AUTOMOTIVES/Car Care'), [
    shelf('AUTOMOTIVES/Car Care'),
    thing('car wash hose', 'GARDEN'),
    thing('car perfume', 'AUTOMOTIVES'),
  ]),
  goesWith(shelf('AUTOMOTIVES/Interior'), [
    shelf('AUTOMOTIVES/Interior'),
    thing('dashboard polish', 'AUTOMOTIVES'),
    thing('dash cam', 'AUTOMOTIVES'),
  ]),
  goesWith(shelf('AUTOMOTIVES/Engine Oil & Fluids'), [
    thing('air filter', 'AUTOMOTIVES'),
    thing('spark plugs', 'AUTOMOTIVES'),
    thing('tool box', 'AUTOMOTIVES'),
  ]),
  goesWith(shelf('AUTOMOTIVES/Tyres & Rims'), [
    thing('scissor jack', 'AUTOMOTIVES'),
    thing('tool box', 'AUTOMOTIVES'),
    thing('brake discs', 'AUTOMOTIVES'),
  ]),
  goesWith(shelf('AUTOMOTIVES/Spare Parts'), [
    thing('brake fluid', 'AUTOMOTIVES'),
    thing('tool box', 'AUTOMOTIVES'),
    thing('engine oil', 'AUTOMOTIVES'),
    thing('scissor jack', 'AUTOMOTIVES'),
  ]),
  goesWith(shelf('AUTOMOTIVES/Motorcycle Parts'), FOR_BIKES),
]
