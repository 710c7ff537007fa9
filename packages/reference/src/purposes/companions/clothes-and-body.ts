import { shelf, thing } from '../purpose.ts'
import { type Companion, goesWith } from './companion.ts'

const WITH_A_GOWN = [
  shelf('JEWELRY/Earrings'),
  shelf('WARDROBE/Bags', 'clutch'),
  shelf('WARDROBE/Shoes', 'heel'),
  shelf('JEWELRY/Necklaces'),
  shelf('JEWELRY/Gele & Hair Pieces', 'gele'),
  shelf('JEWELRY/Bracelets & Bangles'),
]

const WITH_A_MANS_NATIVE = [
  shelf('WARDROBE/Caps & Headwear', 'fila'),
  shelf('WARDROBE/Caps & Headwear', 'velvet cap'),
  shelf('WARDROBE/Sandals & Slippers', 'leather'),
  shelf('JEWELRY/Coral & Beads', 'men'),
  shelf('JEWELRY/Watches'),
  shelf('JEWELRY/OTHER', 'cufflinks'),
]

const WITH_SPORTS_SHOES = [
  thing('sports socks', 'WARDROBE'),
  thing('sneaker cleaning', 'WARDROBE'),
  thing('tracksuit', 'WARDROBE'),
  thing('face cap', 'WARDROBE'),
]

const WITH_FABRIC = [
  thing('thread', 'WARDROBE'),
  shelf('JEWELRY/Gele & Hair Pieces', 'gele'),
  shelf('WARDROBE/Caps & Headwear', 'aso oke'),
  shelf('WARDROBE/Bags', 'clutch'),
  shelf('JEWELRY/Coral & Beads'),
]

const FOR_BABIES = [
  shelf('WARDROBE/Kids', 'baby'),
  thing('feeding bottle', 'HEALTH'),
  shelf('GROCERY/Baby Food'),
  thing('breast pump', 'HEALTH'),
  shelf('WARDROBE/Caps & Headwear', 'baby'),
]

/** What is worn, and care of the body. */
export const CLOTHES_AND_BODY: readonly Companion[] = [
  goesWith(thing('agbada'), WITH_A_MANS_NATIVE, 'school'),
  goesWith(thing('senator'), WITH_A_MANS_NATIVE, 'school'),
  goesWith(
    thing('gele'),
    [
      shelf('WARDROBE/Lace & Aso Ebi'),
      shelf('JEWELRY/Earrings'),
      shelf('WARDROBE/Bags', 'clutch'),
      shelf('JEWELRY/Necklaces'),
      shelf('JEWELRY/Coral & Beads'),
    ],
    'men waist',
  ),
  goesWith(thing('socks', 'WARDROBE'), [shelf('WARDROBE/Sneakers'), thing('tracksuit', 'WARDROBE')]),
  goesWith(thing('running shoes'), WITH_SPORTS_SHOES),
  goesWith(thing('school', 'WARDROBE'), [
    shelf('WARDROBE/Bags', 'school'),
    shelf('WARDROBE/Sandals & Slippers', 'school'),
    thing('boarding school', 'GROCERY'),
    shelf('WARDROBE/Underwear & Sleepwear', 'boys'),
    shelf('WARDROBE/Kids', 'trainers'),
  ]),
  goesWith(thing('laptop backpack'), [
    shelf('TECH/Laptops'),
    thing('power bank', 'TECH'),
    thing('keyboard mouse', 'TECH'),
  ]),
  goesWith(thing('baby'), FOR_BABIES, 'puppies'),
  goesWith(thing('yards', 'WARDROBE'), WITH_FABRIC, 'waist'),
  goesWith(thing('bridal'), [
    thing('bridal', 'JEWELRY'),
    thing('bridal', 'WARDROBE'),
    thing('bridal', 'SPA'),
    shelf('WARDROBE/Shoes', 'heel'),
    shelf('JEWELRY/Gele & Hair Pieces'),
  ]),
  goesWith(thing('wig'), [
    thing('hair oil', 'SPA'),
    thing('edge control', 'SPA'),
    thing('hair dryer', 'SPA'),
    shelf('SPA/Make-up'),
    shelf('JEWELRY/Earrings'),
  ]),
  goesWith(
    thing('hiking boots'),
    [
      thing('socks', 'WARDROBE'),
      thing('tent', 'GARDEN'),
      thing('face cap', 'WARDROBE'),
      thing('backpack', 'WARDROBE'),
    ],
    'school',
  ),
  goesWith(shelf('WARDROBE/Sneakers'), WITH_SPORTS_SHOES),
  goesWith(shelf('WARDROBE/Sportswear'), [
    shelf('WARDROBE/Sneakers', 'running'),
    thing('sports socks', 'WARDROBE'),
    thing('face cap', 'WARDROBE'),
    shelf('HEALTH/Fitness'),
  ]),
  goesWith(shelf('WARDROBE/Women'), WITH_A_GOWN, 'men waist'),
  goesWith(shelf('WARDROBE/Lace & Aso Ebi'), WITH_A_GOWN, 'men'),
  goesWith(shelf('WARDROBE/Ankara & Native Wear'), WITH_A_GOWN, 'men'),
  goesWith(shelf('WARDROBE/Men'), [...WITH_A_MANS_NATIVE, shelf('JEWELRY/Belts & Wallets')], 'school'),
  goesWith(shelf('WARDROBE/Shoes'), [
    shelf('WARDROBE/Bags', 'clutch'),
    shelf('WARDROBE/Women', 'gown'),
    shelf('JEWELRY/Earrings'),
  ]),
  goesWith(shelf('WARDROBE/Sandals & Slippers'), [
    shelf('WARDROBE/Men'),
    shelf('WARDROBE/Women', 'bubu'),
    shelf('WARDROBE/Caps & Headwear', 'fila'),
  ]),
  goesWith(shelf('WARDROBE/Bags'), [
    shelf('WARDROBE/Shoes', 'heel'),
    shelf('JEWELRY/Belts & Wallets', 'wallet'),
    shelf('JEWELRY/Sunglasses'),
    shelf('JEWELRY/Earrings'),
  ]),
  goesWith(shelf('WARDROBE/Caps & Headwear'), [
    shelf('WARDROBE/Men'),
    shelf('WARDROBE/Sandals & Slippers', 'leather'),
    shelf('JEWELRY/Coral & Beads', 'men'),
  ]),
  goesWith(shelf('WARDROBE/Kids'), [
    shelf('WARDROBE/Kids', 'trainers'),
    shelf('WARDROBE/Bags', 'school'),
    shelf('WARDROBE/Sandals & Slippers', 'school'),
    shelf('WARDROBE/Underwear & Sleepwear', 'kids'),
  ]),
  goesWith(
    shelf('JEWELRY/Wedding Sets'),
    [
      thing('bridal', 'WARDROBE'),
      thing('bridal', 'JEWELRY'),
      thing('george wrapper', 'WARDROBE'),
      thing('feather fan', 'WARDROBE'),
      thing('bridal', 'SPA'),
    ],
    'ring',
  ),
  goesWith(shelf('JEWELRY/Coral & Beads'), [
    shelf('JEWELRY/Bracelets & Bangles', 'coral'),
    thing('george wrapper', 'WARDROBE'),
    shelf('JEWELRY/Gele & Hair Pieces'),
    thing('velvet', 'WARDROBE'),
  ]),
  goesWith(shelf('JEWELRY/Belts & Wallets'), [
    shelf('JEWELRY/Belts & Wallets'),
    shelf('JEWELRY/Watches'),
    shelf('JEWELRY/OTHER', 'cufflinks'),
    shelf('WARDROBE/Men', 'shirt'),
  ]),
  goesWith(shelf('JEWELRY/Watches'), [
    shelf('JEWELRY/Belts & Wallets'),
    shelf('JEWELRY/OTHER', 'cufflinks'),
    shelf('JEWELRY/Sunglasses'),
  ]),
  goesWith(shelf('JEWELRY/Necklaces'), [
    shelf('JEWELRY/Earrings'),
    shelf('JEWELRY/Bracelets & Bangles'),
    shelf('JEWELRY/Rings'),
  ]),
  goesWith(shelf('JEWELRY/Earrings'), [
    shelf('JEWELRY/Necklaces'),
    shelf('JEWELRY/Bracelets & Bangles'),
    shelf('JEWELRY/Rings'),
  ]),
  goesWith(shelf('JEWELRY/Bracelets & Bangles'), [
    shelf('JEWELRY/Earrings'),
    shelf('JEWELRY/Necklaces'),
    shelf('JEWELRY/Rings'),
  ]),
  goesWith(shelf('JEWELRY/Rings'), [
    shelf('JEWELRY/Necklaces'),
    shelf('JEWELRY/Earrings'),
    shelf('GARDEN/Flowers'),
    shelf('JEWELRY/Bracelets & Bangles'),
  ]),
  goesWith(shelf('SPA/Skincare'), [
    shelf('SPA/Skincare'),
    thing('facial steamer', 'SPA'),
    thing('shea butter', 'ORGANIC'),
  ]),
  goesWith(shelf('SPA/Make-up'), [shelf('SPA/Make-up'), shelf('SPA/Nails'), shelf('SPA/Skincare')]),
  goesWith(shelf('SPA/Nails'), [shelf('SPA/Nails'), shelf('SPA/Make-up', 'gloss')]),
  goesWith(shelf('SPA/Hair Care'), [
    shelf('SPA/Hair Care'),
    thing('hair dryer', 'SPA'),
    thing('braiding hair', 'SPA'),
  ]),
  goesWith(shelf('SPA/Bath & Body'), [
    thing('black soap', 'ORGANIC'),
    shelf('SPA/Bath & Body'),
    thing('shea butter', 'ORGANIC'),
    shelf('SPA/Fragrances'),
  ]),
  goesWith(shelf("SPA/Men's Grooming"), [
    shelf("SPA/Men's Grooming"),
    shelf('SPA/Fragrances', 'oud'),
    shelf('SPA/Skincare', 'face bar'),
  ]),
  goesWith(shelf('SPA/Massage'), [
    shelf('SPA/Massage'),
    thing('candle', 'SPA'),
    thing('muscle rub', 'HEALTH'),
  ]),
  goesWith(shelf('SPA/Fragrances'), [
    thing('body lotion', 'SPA'),
    shelf('SPA/Fragrances'),
    thing('candle', 'SPA'),
  ]),
  goesWith(thing('dumbbells'), [
    thing('exercise mat', 'HEALTH'),
    thing('tracksuit', 'WARDROBE'),
    thing('running shoes', 'WARDROBE'),
    thing('muscle rub', 'HEALTH'),
  ]),
  goesWith(thing('exercise mat'), [
    thing('dumbbells', 'HEALTH'),
    thing('tracksuit', 'WARDROBE'),
    thing('running shoes', 'WARDROBE'),
    thing('muscle rub', 'HEALTH'),
  ]),
  goesWith(
    shelf('HEALTH/Medical Devices'),
    [thing('pill organiser', 'HEALTH'), shelf('HEALTH/Medical Devices'), shelf('HEALTH/First Aid')],
    'wheelchair nebuliser',
  ),
  goesWith(shelf('HEALTH/Fitness'), [
    shelf('HEALTH/Fitness'),
    thing('tracksuit', 'WARDROBE'),
    thing('running shoes', 'WARDROBE'),
  ]),
  goesWith(shelf('HEALTH/Mother & Baby'), FOR_BABIES, 'puppies'),
  goesWith(shelf('HEALTH/Malaria & Fever Care'), [
    thing('mosquito net', 'HEALTH'),
    thing('malaria test', 'HEALTH'),
    thing('thermometer', 'HEALTH'),
  ]),
  goesWith(shelf('HEALTH/Oral Care'), [shelf('HEALTH/Oral Care')]),
]
