import { need, type Purpose, shelf, thing } from './purpose.ts'

/** What people live by or begin to: each needs its tools. */
export const TRADES: readonly Purpose[] = [
  need('tailor|tailoring|sew|sewing|fashion designer', 'for a tailor', [
    thing('thread', 'WARDROBE'),
    shelf('WARDROBE/Ankara & Native Wear', 'yards'),
    shelf('WARDROBE/Lace & Aso Ebi', 'yards'),
    thing('iron', 'HOUSEHOLD'),
  ]),
  need(
    'restaurant|restaurant business|food business|start food business|open a restaurant|sell food|roadside food|canteen|bukateria|open a buka|food joint|catering business|eatery|cook for customers',
    'to cook for a living',
    [
      shelf('HOUSEHOLD/Kitchen Appliances', 'gas cooker'),
      shelf('HOUSEHOLD/Cookware'),
      shelf('HOUSEHOLD/Fridges & Freezers', 'chest freezer'),
      shelf('GROCERY/Rice & Grains'),
    ],
  ),
  need(
    'kiosk|provision business|provisions business|supermarket business|minimart|provision store|provision shop|open a shop|tuck shop|mini mart',
    'to stock a shop',
    [thing('carton', 'GROCERY'), shelf('GROCERY/Snacks & Biscuits'), thing('tray', 'GROCERY')],
  ),
  need('barbing salon|barbing shop|barbing business|barber shop|barbershop|barbering', 'for a barber', [
    shelf("SPA/Men's Grooming", 'clipper'),
    thing('rechargeable fan', 'HOUSEHOLD'),
    thing('hand sanitiser', 'HEALTH'),
    shelf('HOUSEHOLD/Generators & Inverters', 'small generator'),
    shelf("SPA/Men's Grooming"),
  ]),
  need(
    'hair salon|hairdresser|hairdressing|hairdressing salon|hair business|braiding shop|hair stylist',
    'for a hairdresser',
    [
      shelf('SPA/Beauty Tools', 'hair dryer'),
      thing('braiding hair', 'SPA'),
      shelf('SPA/Hair Care'),
      shelf('SPA/Wigs & Extensions'),
    ],
  ),
  need('nail technician|nail studio|nail salon|fix nails for customers', 'for a nail studio', [
    shelf('SPA/Nails'),
  ]),
  need('make up artist|makeup business|make up business|bridal makeup business', 'for a make-up artist', [
    shelf('SPA/Make-up'),
    shelf('SPA/Skincare'),
    shelf('SPA/Beauty Tools'),
  ]),
  need('spa business|massage business|massage parlour|open a spa|masseuse', 'for a spa', [
    shelf('SPA/Massage'),
    shelf('SPA/Beauty Tools'),
    thing('soy candle', 'SPA'),
  ]),
  need('car wash business|open a car wash|carwash business', 'for a car wash', [
    shelf('AUTOMOTIVES/Car Care'),
    shelf('GARDEN/Watering', 'hose'),
  ]),
  need('dispatch business|delivery business|okada business|bike delivery', 'for a rider', [
    thing('delivery box', 'AUTOMOTIVES'),
    thing('helmet', 'AUTOMOTIVES'),
    thing('riding vest', 'AUTOMOTIVES'),
    shelf('AUTOMOTIVES/Motorcycle Parts'),
  ]),
  need('mechanic workshop|panel beater|vulcanizer', 'for a mechanic', [
    shelf('AUTOMOTIVES/Tools'),
    shelf('AUTOMOTIVES/Engine Oil & Fluids'),
  ]),
  need('laundry business|dry cleaning business|open a laundry|laundry shop', 'for a laundry', [
    shelf('HOUSEHOLD/Washing & Ironing'),
    thing('washing powder', 'GROCERY'),
  ]),
]
