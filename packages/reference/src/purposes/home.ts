import { need, type Purpose, shelf, thing } from './purpose.ts'

/** What is wanting at home: power, coolness, safety, the kitchen. */
export const HOME_PURPOSES: readonly Purpose[] = [
  need(
    'generator is too noisy|generator too noisy|generator is noisy|generator is loud|generator too loud|gen too loud|alternative to generator|instead of generator|instead of gen|generator dey make noise|generator is making noise|gen dey make noise|generator noise|gen noise|noisy generator|loud generator|gen is loud|quiet power|fuel is expensive|fuel don cost|cost of fuel|fuel cost|without fuel|no fuel|off grid|go solar|solar power|power my house|power my whole house|power for my house',
    'for quiet power',
    [
      thing('inverter kit', 'HOUSEHOLD'),
      thing('solar panel', 'HOUSEHOLD'),
      thing('inverter battery', 'HOUSEHOLD'),
      thing('solar light kit', 'HOUSEHOLD'),
      thing('lithium battery', 'HOUSEHOLD'),
    ],
    { excludedWords: 'petrol small' },
  ),
  need(
    'spoil my fridge|spoil the fridge|spoiling the fridge|spoiling my fridge|spoil my tv|spoil my appliances|spoils my appliances|protect my fridge|protect my tv|protect my appliances|high voltage|low voltage|low current|half current|power surge|surge|current is high|current too high|current dey high|light dey high',
    'to protect your appliances',
    [
      thing('voltage stabiliser'),
      thing('fridge guard'),
      thing('voltage protector'),
      thing('surge protector'),
    ],
  ),
  need(
    'light no dey|light dey go|light don go|no dey bring light|no light|nepa|phcn|blackout|black out|power outage|power cut|power failure|no electricity|light is bad|take light|took light|taking light|bring light|no power|darkness|dark at night|light problem|poor electricity|no nepa|up nepa',
    'for when there is no light',
    [
      thing('rechargeable lantern'),
      thing('solar light', 'HOUSEHOLD'),
      shelf('TECH/Power Banks & Chargers', 'power bank'),
      thing('rechargeable fan', 'HOUSEHOLD'),
      thing('solar lantern'),
      thing('inverter kit', 'HOUSEHOLD'),
      shelf('HOUSEHOLD/Generators & Inverters', 'generator'),
    ],
  ),
  need(
    'phone battery|battery no last|battery no dey last|battery not last|battery do not last|phone dey die|phone battery die|battery dies|battery die|battery runs down|charge my phone|battery does not last|low battery',
    'to keep the phone alive',
    [
      shelf('TECH/Power Banks & Chargers', 'power bank'),
      shelf('TECH/Power Banks & Chargers', 'wall charger'),
      thing('charging cable', 'TECH'),
    ],
  ),
  need(
    'heat|hot room|room is hot|hot at night|hot weather|weather is hot|too hot|house is hot|sweating|cool my room|cool down|cool air',
    'against the heat',
    [shelf('HOUSEHOLD/Fans & Cooling', 'fan'), shelf('HOUSEHOLD/Fans & Cooling')],
  ),
  need('voltage|burn my tv|current dey', 'to protect what is plugged in', [
    thing('voltage stabiliser', 'HOUSEHOLD'),
    thing('voltage protector', 'HOUSEHOLD'),
    thing('ups', 'HOUSEHOLD'),
  ]),
  need(
    'water cold|drinks cold|beer cold|minerals cold|keep cold|things cold|cold water|cold mineral|chill drinks|cool drinks|food dey spoil|food spoils|food spoil|keep food fresh|store food|preserve food|left over|leftover|keep meat',
    'to keep food fresh',
    [
      shelf('HOUSEHOLD/Fridges & Freezers'),
      shelf('HOUSEHOLD/Storage', 'fridge'),
      shelf('HOUSEHOLD/Storage', 'jars'),
    ],
  ),
  need('frozen food business|frozen food|sell frozen|cold room|ice block|sell ice', 'to sell frozen goods', [
    thing('chest freezer', 'HOUSEHOLD'),
    thing('voltage stabiliser', 'HOUSEHOLD'),
  ]),
  need(
    'security for my house|security for my home|security for my shop|security for my office|thief|thieves|robber|robbers|burglar|security of my house|secure my house|secure my home|home security|house security|protect my house|protect my shop|monitor my shop|monitor my house|watch my shop|shop security|safety at home',
    'for a safe house',
    [thing('security camera', 'TECH'), thing('cctv', 'TECH'), thing('padlock')],
    { excludedWords: 'bike motorcycle' },
  ),
  need(
    'rainy season|raining|rain|flood',
    'for the rains',
    [
      thing('umbrella', 'WARDROBE'),
      thing('raincoat'),
      thing('rain boots', 'WARDROBE'),
      thing('wiper blades', 'AUTOMOTIVES'),
    ],
    { excludedWords: 'ceremonial' },
  ),
  need(
    'small kitchen|equip my kitchen|new kitchen|kitchen set up|set up my kitchen|setup my kitchen|kitchen items|kitchen things|kitchen stuff|kitchen essentials|loves cooking|love cooking|love to cook|loves to cook|likes to cook|likes cooking|enjoys cooking',
    'for the kitchen',
    [
      shelf('HOUSEHOLD/Cookware'),
      shelf('HOUSEHOLD/Kitchen Appliances'),
      shelf('HOUSEHOLD/OTHER', 'knife set'),
      shelf('HOUSEHOLD/Storage', 'jars'),
    ],
  ),
  need(
    'cook faster|cooking faster|faster cooking|saving gas|cook quick|cook fast|cook beans fast|save gas|gas is expensive|gas don cost|meat tender|soften meat',
    'to cook faster',
    [
      thing('pressure pot', 'HOUSEHOLD'),
      thing('electric kettle', 'HOUSEHOLD'),
      thing('microwave', 'HOUSEHOLD'),
    ],
  ),
  need('without oil|less oil|fry with less|healthy frying|oil free', 'to fry with little oil', [
    thing('air fryer', 'HOUSEHOLD'),
  ]),
  need(
    'grind pepper|blend pepper|blend tomatoes|smoothie|grind beans|blend beans|grinding',
    'to blend and grind',
    [thing('blender', 'HOUSEHOLD')],
  ),
  need('hot water|boil water|make tea quick|bath water', 'for hot water', [
    thing('electric kettle', 'HOUSEHOLD'),
  ]),
  need(
    'self contain|self con|one room|bachelor|single room|furnish|empty flat|empty room',
    'to furnish a room',
    [
      shelf('HOUSEHOLD/Bedding'),
      shelf('HOUSEHOLD/Fans & Cooling', 'fan'),
      shelf('HOUSEHOLD/Kitchen Appliances'),
      shelf('HOUSEHOLD/Furniture'),
      shelf('HOUSEHOLD/Storage'),
      shelf('HOUSEHOLD/Lighting'),
    ],
  ),
  need(
    'declutter|organise my|organize my|tidy|clothes everywhere|no space|small space|arrange my',
    'for a tidy home',
    [shelf('HOUSEHOLD/Storage'), shelf('HOUSEHOLD/Furniture', 'wardrobe')],
  ),
  need(
    'toilet smell|toilet dirty|wash toilet|bathroom smell|bathroom dirty|mop floor|mop my|wash plate|dirty plate|wash bathroom|clean kitchen|clean my house|cleaning day|dirty floor|clean the house|house chores|wash plates|clean toilet|cleaning my',
    'for a clean house',
    [shelf('GROCERY/Cleaning Supplies')],
  ),
  need(
    'wash clothes|washing clothes|laundry|dirty clothes|rumpled|iron my clothes|iron clothes',
    'for the laundry',
    [shelf('HOUSEHOLD/Washing & Ironing'), thing('washing powder', 'GROCERY')],
  ),
  need(
    'house smell nice|house smell good|room smell nice|room smell good|home smell nice|home smell good|house smell|room smell|home smell|parlour smell|apartment smell|air freshener|fresh scent for|house fresh',
    'for a house that smells good',
    [thing('candle', 'SPA'), shelf('GARDEN/Flowers'), thing('floor cleaner', 'GROCERY')],
  ),
  need(
    'decorate|decorate my|decorate the|decorate our|decoration|beautify|brighten my|living room decor|fine house|make my room fine|parlour fine',
    'to make a room beautiful',
    [
      shelf('GARDEN/Indoor Plants'),
      shelf('HOUSEHOLD/OTHER', 'vase'),
      thing('candle', 'SPA'),
      shelf('HOUSEHOLD/Lighting', 'led'),
    ],
  ),
]
