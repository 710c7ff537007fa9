import { need, type Purpose, shelf, thing } from './purpose.ts'

/** Cravings without a name: 'something sweet'. */
export const TASTES: readonly Purpose[] = [
  need(
    'something sweet|sweet thing|sweet tooth|sweet treat|craving sweet|sweet snack|dessert|something sugary',
    'for something sweet',
    [
      shelf('FOOD/Desserts and Pastries', 'puff'),
      thing('chin chin', 'GROCERY'),
      shelf('ORGANIC/Honey'),
      shelf('ORGANIC/Plantain & Fruits', 'mangoes'),
      shelf('ORGANIC/Plantain & Fruits', 'pineapples'),
      shelf('ORGANIC/Plantain & Fruits', 'dates'),
      shelf('FOOD/Beverages', 'chapman'),
      thing('cake', 'FOOD'),
    ],
    { excludedWords: 'unsweetened pepper' },
  ),
  need(
    'something spicy|something peppery|spicy food|peppery|hot and spicy|something hot and spicy|spicy thing',
    'for something spicy',
    [
      shelf('FOOD/Grill and Barbecue'),
      thing('kilishi', 'FOOD'),
      thing('nkwobi', 'FOOD'),
      thing('pepper sauce', 'FOOD'),
      thing('ayamase', 'FOOD'),
    ],
  ),
  need(
    'something cold|cold drink|something chilled|chilled drink|thirsty|quench|something to drink|refreshing|soft drink|non alcoholic|no alcohol|without alcohol|alcohol free|not alcoholic|do not drink alcohol|does not take alcohol|drink for children|drink for kids',
    'for something to drink',
    [shelf('FOOD/Beverages'), thing('cold brew', 'FOOD')],
  ),
  need(
    'something hot to drink|something hot|something warm|hot drink|warm drink|hot tea|keep me awake|stay awake|caffeine',
    'for something warm to drink',
    [shelf('FOOD/Coffee and Tea'), thing('tea bags', 'HEALTH'), thing('cocoa malt', 'GROCERY')],
  ),
  need(
    'something strong|alcohol|alcoholic|shayo|booze',
    'for something strong',
    [shelf('FOOD/Alcoholic Drinks')],
    {
      advice: 'For adults only.',
    },
  ),
  need(
    'something healthy|eat healthy|healthy food|healthy snack|healthy breakfast|healthy meal|on a diet|low sugar|vegetarian|vegan',
    'for something healthy',
    [
      shelf('FOOD/Prepared Salads'),
      shelf('FOOD/Beverages', 'juice'),
      shelf('ORGANIC/Plantain & Fruits'),
      thing('moringa', 'HEALTH'),
      thing('acha', 'ORGANIC'),
    ],
  ),
  need('breakfast|morning food|before work', 'for breakfast', [
    shelf('GROCERY/Breakfast & Cereals'),
    thing('akara', 'FOOD'),
    thing('eggs', 'GROCERY'),
    shelf('FOOD/Sandwiches & Wraps'),
    thing('tea', 'FOOD'),
  ]),
  need(
    'snack|something to chew|something to munch|something small to eat|finger food|light food|movie snack',
    'for a snack',
    [shelf('GROCERY/Snacks & Biscuits'), shelf('FOOD/Desserts and Pastries'), thing('kilishi', 'FOOD')],
  ),
  need(
    'hungry|hunger|something to eat|what to eat|wetin i go chop|what can i eat|what should i eat|something to chop|i want chop|i wan chop|find food chop|lunch|dinner|eat tonight|food to eat|ready made food|something quick to eat|dont want to cook|no want cook|too tired to cook|tired to cook|lazy to cook',
    'to eat',
    [
      shelf('FOOD/Ready-to-Eat Meals'),
      shelf('FOOD/Local'),
      shelf('FOOD/Soups and Stews'),
      shelf('FOOD/Sandwiches & Wraps'),
      shelf('FOOD/Asian'),
    ],
  ),
  need('protein|high protein|gain weight|add weight', 'with much protein', [
    thing('eggs', 'GROCERY'),
    shelf('FOOD/Grill and Barbecue'),
    thing('beans', 'GROCERY'),
    shelf('ORGANIC/Dried Fish & Crayfish', 'catfish'),
  ]),
  need('something fishy|seafood|sea food', 'from the water', [
    shelf('FOOD/Sushi and Seafood'),
    thing('prawns', 'ORGANIC'),
    thing('croaker', 'ORGANIC'),
    thing('crabs', 'ORGANIC'),
  ]),
  need(
    'foodstuff|food stuff|monthly food|stock my house|stock up|foodstuffs for the month',
    'for the store',
    [
      shelf('GROCERY/Rice & Grains'),
      shelf('GROCERY/Garri & Flours'),
      shelf('GROCERY/Cooking Oils'),
      shelf('GROCERY/Noodles & Pasta'),
      shelf('ORGANIC/Yam & Tubers'),
    ],
  ),
]
