import { shelf, thing } from '../purpose.ts'
import { type Companion, goesWith } from './companion.ts'

const FOR_PHONES = [
  thing('phone case', 'TECH'),
  thing('charging cable', 'TECH'),
  shelf('TECH/Power Banks & Chargers', 'power bank'),
  thing('earbuds', 'TECH'),
  thing('memory card', 'TECH'),
  shelf('TECH/Smart Watches'),
  shelf('TECH/Power Banks & Chargers', 'wall charger'),
]

const FOR_COMPUTERS = [
  thing('keyboard mouse', 'TECH'),
  shelf('WARDROBE/Bags', 'laptop'),
  thing('laptop charger', 'TECH'),
  shelf('TECH/Monitors'),
  thing('headphones', 'TECH'),
  shelf('TECH/Printers'),
]

const FOR_SOLAR = [
  thing('solar panel', 'HOUSEHOLD'),
  thing('inverter battery', 'HOUSEHOLD'),
  thing('battery cable', 'HOUSEHOLD'),
  thing('inverter kit', 'HOUSEHOLD'),
  thing('lithium battery', 'HOUSEHOLD'),
]

/** Electronics and what stands in a house. */
export const TECH_AND_HOME: readonly Companion[] = [
  goesWith(thing('smart watch'), [
    thing('smartphone', 'TECH'),
    thing('earbuds', 'TECH'),
    thing('wall charger', 'TECH'),
  ]),
  goesWith(thing('tablet', 'TECH'), [
    thing('earbuds', 'TECH'),
    thing('memory card', 'TECH'),
    thing('power bank', 'TECH'),
    thing('charging cable', 'TECH'),
    thing('keyboard', 'TECH'),
  ]),
  goesWith(
    thing('camera', 'TECH'),
    [
      thing('memory card', 'TECH'),
      thing('power bank', 'TECH'),
      thing('microphone', 'TECH'),
      thing('backpack', 'WARDROBE'),
    ],
    'smartphone school',
  ),
  goesWith(thing('cctv'), [thing('router', 'TECH'), thing('ups', 'HOUSEHOLD'), thing('padlock')]),
  goesWith(thing('microphone'), [
    thing('headphones', 'TECH'),
    thing('digital camera', 'TECH'),
    thing('laptop', 'TECH'),
  ]),
  goesWith(thing('inverter'), FOR_SOLAR),
  goesWith(thing('solar panel'), FOR_SOLAR),
  goesWith(thing('inverter battery'), FOR_SOLAR),
  goesWith(thing('generator'), [
    thing('voltage stabiliser', 'HOUSEHOLD'),
    thing('engine oil', 'AUTOMOTIVES'),
    thing('led bulbs', 'HOUSEHOLD'),
    thing('voltage protector', 'HOUSEHOLD'),
  ]),
  goesWith(
    thing('mattress'),
    [thing('duvet', 'HOUSEHOLD'), thing('mosquito net', 'HEALTH'), thing('pyjama', 'WARDROBE')],
    'kids',
  ),
  goesWith(thing('gas cooker'), [
    shelf('HOUSEHOLD/Cookware'),
    thing('knife set', 'HOUSEHOLD'),
    thing('blender', 'HOUSEHOLD'),
  ]),
  goesWith(shelf('TECH/Phones'), FOR_PHONES, 'children'),
  goesWith(shelf('TECH/Power Banks & Chargers'), [
    thing('charging cable', 'TECH'),
    thing('earbuds', 'TECH'),
    thing('phone case', 'TECH'),
  ]),
  goesWith(shelf('TECH/Laptops'), FOR_COMPUTERS, 'desktop'),
  goesWith(shelf('TECH/Monitors'), [
    thing('keyboard mouse', 'TECH'),
    shelf('TECH/Laptops'),
    thing('ups', 'HOUSEHOLD'),
  ]),
  goesWith(shelf('TECH/Printers'), [
    shelf('TECH/Laptops'),
    thing('ups', 'HOUSEHOLD'),
    thing('desktop computer', 'TECH'),
  ]),
  goesWith(shelf('TECH/TVs & Projectors'), [
    thing('voltage stabiliser', 'HOUSEHOLD'),
    thing('speaker', 'TECH'),
    thing('game console', 'TECH'),
    thing('router', 'TECH'),
  ]),
  goesWith(shelf('TECH/Gaming'), [
    shelf('TECH/Gaming'),
    shelf('TECH/TVs & Projectors'),
    thing('headphones', 'TECH'),
  ]),
  goesWith(shelf('TECH/Networking'), [
    thing('security camera', 'TECH'),
    shelf('TECH/Laptops'),
    thing('ups', 'HOUSEHOLD'),
  ]),
  goesWith(shelf('TECH/Audio'), [
    thing('power bank', 'TECH'),
    thing('charging cable', 'TECH'),
    thing('phone case', 'TECH'),
  ]),
  goesWith(shelf('TECH/Accessories'), [
    thing('power bank', 'TECH'),
    thing('wall charger', 'TECH'),
    thing('earbuds', 'TECH'),
  ]),
  goesWith(shelf('HOUSEHOLD/Fridges & Freezers'), [
    thing('voltage stabiliser', 'HOUSEHOLD'),
    thing('voltage protector', 'HOUSEHOLD'),
    thing('organiser box fridge', 'HOUSEHOLD'),
  ]),
  goesWith(shelf('HOUSEHOLD/Fans & Cooling'), [
    thing('voltage stabiliser', 'HOUSEHOLD'),
    thing('solar panel', 'HOUSEHOLD'),
    thing('voltage protector', 'HOUSEHOLD'),
  ]),
  goesWith(shelf('HOUSEHOLD/Cookware'), [
    thing('gas cooker', 'HOUSEHOLD'),
    thing('knife set', 'HOUSEHOLD'),
    thing('glass jars', 'HOUSEHOLD'),
    thing('blender', 'HOUSEHOLD'),
  ]),
  goesWith(shelf('HOUSEHOLD/Kitchen Appliances'), [
    shelf('HOUSEHOLD/Cookware'),
    thing('knife set', 'HOUSEHOLD'),
    thing('glass jars', 'HOUSEHOLD'),
    thing('voltage protector', 'HOUSEHOLD'),
  ]),
  goesWith(shelf('HOUSEHOLD/Washing & Ironing'), [
    thing('washing powder', 'GROCERY'),
    thing('voltage stabiliser', 'HOUSEHOLD'),
  ]),
  goesWith(shelf('HOUSEHOLD/Furniture'), [
    shelf('HOUSEHOLD/Bedding', 'duvet'),
    shelf('HOUSEHOLD/Storage'),
    shelf('HOUSEHOLD/Lighting', 'led'),
    shelf('GARDEN/Indoor Plants'),
  ]),
  goesWith(shelf('HOUSEHOLD/Bedding'), [
    shelf('HOUSEHOLD/Bedding', 'duvet'),
    shelf('HOUSEHOLD/Bedding', 'mattress'),
    thing('mosquito net', 'HEALTH'),
    thing('candle', 'SPA'),
  ]),
  goesWith(shelf('HOUSEHOLD/Generators & Inverters'), FOR_SOLAR),
  goesWith(shelf('HOUSEHOLD/Lighting'), [
    thing('power bank', 'TECH'),
    thing('solar panel', 'HOUSEHOLD'),
    thing('rechargeable fan', 'HOUSEHOLD'),
  ]),
]
