import { need, type Purpose, shelf, thing } from './purpose.ts'

/** Cars, bikes and gardens. */
export const OUTDOOR_PURPOSES: readonly Purpose[] = [
  need(
    'dispatch rider|dispatch|okada|motorcycle|bike rider|my bike|the bike|delivery bike|rider|motorbike',
    'for the bike',
    [
      thing('dispatch bikes', 'AUTOMOTIVES'),
      thing('motorcycle helmet', 'AUTOMOTIVES'),
      thing('riding vest', 'AUTOMOTIVES'),
      thing('chain lock', 'AUTOMOTIVES'),
      shelf('AUTOMOTIVES/Motorcycle Parts'),
      thing('motorcycle', 'AUTOMOTIVES'),
    ],
  ),
  need('keke|tricycle|napep', 'for the keke', [thing('keke', 'AUTOMOTIVES')]),
  need(
    'car wont start|car not start|car does not start|car no gree start|car no dey start|dead battery|battery is dead|battery weak|battery don die|car battery|kick start my car|jump start',
    'for a car that does not start',
    [thing('car battery', 'AUTOMOTIVES'), thing('jump leads', 'AUTOMOTIVES')],
  ),
  need(
    'vio|frsc|road safety|roadworthy|road worthiness|checkpoint|fire extinguisher|c caution|caution sign',
    'to be safe on the road',
    [thing('roadworthy safety set', 'AUTOMOTIVES')],
  ),
  need(
    'road trip|by road|road journey|travel by road|long journey|long trip|travelling home|travel to the village|driving to|interstate|travel with my car|travelling with my car',
    'for the road',
    [
      thing('safety set', 'AUTOMOTIVES'),
      thing('jump leads', 'AUTOMOTIVES'),
      thing('scissor jack', 'AUTOMOTIVES'),
      thing('dash cam', 'AUTOMOTIVES'),
      thing('power bank', 'TECH'),
    ],
    { excludedWords: 'bike motorcycle' },
  ),
  need(
    'detail my car|detail car|wash my car|car wash|clean my car|car is dirty|car dey dirty|detailing|car shine|shine my car|washing my car|polish my car',
    'for a clean car',
    [shelf('AUTOMOTIVES/Car Care'), thing('car wash hose', 'GARDEN')],
  ),
  need(
    'car smell|car is smelling|car dey smell|inside my car|freshen my car|car interior|car seat|seat is torn|beautify my car',
    'for the inside of the car',
    [shelf('AUTOMOTIVES/Interior'), thing('dashboard polish', 'AUTOMOTIVES')],
  ),
  need(
    'service my car|car service|oil change|change oil|change my oil|servicing|engine service',
    'to service the car',
    [
      shelf('AUTOMOTIVES/Engine Oil & Fluids', 'engine oil'),
      thing('air filter', 'AUTOMOTIVES'),
      thing('spark plugs', 'AUTOMOTIVES'),
    ],
    { excludedWords: 'motorcycle' },
  ),
  need('brake|my brake|brakes are|brake dey', 'for the brakes', [
    thing('brake discs', 'AUTOMOTIVES'),
    thing('brake fluid', 'AUTOMOTIVES'),
  ]),
  need(
    'car shaking|car dey shake|bad road|potholes|pothole',
    'for bad roads',
    [thing('shock absorbers', 'AUTOMOTIVES'), shelf('AUTOMOTIVES/Tyres & Rims')],
    { excludedWords: 'keke' },
  ),
  need(
    'tyre burst|tyre don burst|burst tyre|tire burst|burst tire|keep in my boot|in my car boot|flat tyre|flat tire|puncture|change tyre|change my tyre|change tire',
    'for a flat tyre',
    [
      thing('scissor jack', 'AUTOMOTIVES'),
      shelf('AUTOMOTIVES/Tyres & Rims'),
      thing('tool box', 'AUTOMOTIVES'),
    ],
  ),
  need('see at night|driving at night|drive at night|head light|headlight|foggy', 'to see at night', [
    thing('headlamp', 'AUTOMOTIVES'),
    thing('fog lamps', 'AUTOMOTIVES'),
    thing('dash cam', 'AUTOMOTIVES'),
  ]),
  need(
    'kids in the car|children in the car|bored in the car|entertain my kids in the car',
    'for children in the car',
    [thing('back seat screen', 'AUTOMOTIVES'), thing('tablet', 'TECH')],
  ),
  need(
    'steal my car|car theft|car stolen|secure my car|car security|protect my car|stealing spare',
    'to keep the car safe',
    [thing('dash cam', 'AUTOMOTIVES'), thing('padlock', 'AUTOMOTIVES')],
  ),
  need('mechanic|mechanic work|fix cars|repair cars|workshop', 'for a mechanic', [
    shelf('AUTOMOTIVES/Tools'),
  ]),
  need(
    'backyard|grow tomato|grow pepper|grow ugu|grow okra|grow vegetable|plant pepper|plant ugu|plant okra|behind my house|grow vegetables|vegetable garden|backyard garden|start a garden|start garden|start gardening|small farm|plant vegetables|grow my own|grow food|gardening|garden for my|kitchen garden|loves gardening|plant tomatoes|home garden',
    'to start a garden',
    [
      shelf('GARDEN/Seeds & Seedlings', 'seeds'),
      shelf('GARDEN/Soil & Fertiliser'),
      shelf('GARDEN/Watering', 'watering can'),
      shelf('GARDEN/Garden Tools', 'hoe'),
      thing('garden gloves', 'GARDEN'),
      shelf('GARDEN/Pots'),
    ],
  ),
  need('farm|farming|farmer|my farm|maize farm|cassava farm', 'for the farm', [
    shelf('GARDEN/Garden Tools'),
    shelf('GARDEN/Soil & Fertiliser', 'fertiliser'),
    thing('knapsack sprayer', 'GARDEN'),
    shelf('GARDEN/Seeds & Seedlings'),
  ]),
  need('balcony|terrace|veranda', 'for the balcony', [
    shelf('GARDEN/Outdoor Plants'),
    shelf('GARDEN/Pots'),
    shelf('GARDEN/Outdoor Furniture'),
    shelf('GARDEN/Seeds & Seedlings', 'herb'),
  ]),
  need(
    'flower for parlour|flower for house|flower for sitting room|flower for living room|flower for room|flower for office|flower indoor|indoor flower|plant for parlour|plant for sitting room|plant for living room|no go die|plant no die|office plant|office desk|for my desk|on my desk|desk plant|plant for my office|plant for my desk|plant for my room|low maintenance plant|hard to kill|bedroom plant|plant that|house plant|indoor plant|plant for the house',
    'to have green indoors',
    [shelf('GARDEN/Indoor Plants'), shelf('GARDEN/Pots')],
  ),
  need('compound|weeds|bush in|overgrown|cut grass|clear bush', 'for the compound', [
    shelf('GARDEN/Garden Tools'),
    thing('garden gloves', 'GARDEN'),
    thing('sprayer', 'GARDEN'),
  ]),
  need('sit outside|relax outside|outdoor sitting|sit for outside|outside my house', 'to sit outside', [
    shelf('GARDEN/Outdoor Furniture'),
    shelf('GARDEN/OTHER', 'lantern'),
  ]),
]

/** Animals, and what they live with. */
export const PET_PURPOSES: readonly Purpose[] = [
  need(
    'puppy|puppies|new dog',
    'for a puppy',
    [
      thing('puppy', 'PET'),
      shelf('PET/Beds & Houses', 'dog'),
      thing('puppies', 'PET'),
      shelf('PET/Leashes & Collars'),
      shelf('PET/OTHER', 'bowls'),
      shelf('PET/Toys & Treats'),
    ],
    { excludedWords: 'cats' },
  ),
  need(
    'tick|ticks|flea|fleas|dog is scratching|dog dey scratch|dog keeps scratching|dog scratching|dog itching',
    'against ticks and fleas',
    [thing('tick flea', 'PET'), thing('dog shampoo', 'PET')],
  ),
  need(
    'bath my dog|bathe my dog|dog smell|dog dey smell|groom my dog|dog grooming|dog hair',
    'to groom a dog',
    [shelf('PET/Grooming')],
  ),
  need('parrot|parakeet|canary|my bird|pet bird|budgie', 'for a bird', [shelf('PET/Bird Supplies')]),
  need('my fish|aquarium|fish tank|goldfish|pet fish|ornamental fish', 'for an aquarium', [
    shelf('PET/Fish & Aquarium'),
  ]),
  need('rabbit|bunny|guinea pig|hamster', 'for a rabbit', [shelf('PET/Small Pets')]),
]
