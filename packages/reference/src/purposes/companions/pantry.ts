import { shelf, thing } from '../purpose.ts'
import { type Companion, goesWith } from './companion.ts'

const BESIDE_A_MEAL = [
  shelf('FOOD/Beverages'),
  shelf('FOOD/Prepared Salads'),
  thing('moi moi', 'FOOD'),
  shelf('FOOD/Grill and Barbecue'),
  shelf('FOOD/Desserts and Pastries'),
]

const FOR_SOUPS = [
  thing('crayfish', 'ORGANIC'),
  thing('red palm oil'),
  thing('smoked catfish', 'ORGANIC'),
  thing('pounded yam flour', 'GROCERY'),
  thing('garri', 'GROCERY'),
  shelf('ORGANIC/Local Spices'),
]

/** Food, cooked or to be cooked. */
export const PANTRY: readonly Companion[] = [
  goesWith(
    thing('rice', 'GROCERY'),
    [
      thing('tomato paste', 'GROCERY'),
      thing('vegetable oil', 'GROCERY'),
      thing('seasoning cubes', 'GROCERY'),
      thing('stew basket', 'GROCERY'),
      thing('beans', 'GROCERY'),
    ],
    'baked',
  ),
  goesWith(thing('beans'), [
    thing('red palm oil'),
    thing('plantain', 'ORGANIC'),
    thing('garri', 'GROCERY'),
    thing('bread', 'GROCERY'),
    thing('crayfish', 'ORGANIC'),
  ]),
  goesWith(
    thing('garri'),
    [
      thing('groundnut', 'GROCERY'),
      thing('milk powder', 'GROCERY'),
      thing('crayfish', 'ORGANIC'),
      thing('ogbono', 'ORGANIC'),
    ],
    'boarding baby',
  ),
  goesWith(thing('banga'), [
    thing('starch'),
    thing('banga spice', 'GROCERY'),
    thing('palm nut', 'GROCERY'),
    thing('crayfish', 'ORGANIC'),
    thing('smoked catfish', 'ORGANIC'),
  ]),
  goesWith(thing('noodles', 'GROCERY'), [
    thing('eggs', 'GROCERY'),
    thing('sardines', 'GROCERY'),
    thing('vegetable oil', 'GROCERY'),
  ]),
  goesWith(thing('spaghetti', 'GROCERY'), [
    thing('tomato paste', 'GROCERY'),
    thing('sardines', 'GROCERY'),
    thing('vegetable oil', 'GROCERY'),
    thing('seasoning cubes', 'GROCERY'),
  ]),
  goesWith(
    thing('bread'),
    [
      thing('eggs', 'GROCERY'),
      thing('baked beans', 'GROCERY'),
      thing('sardines', 'GROCERY'),
      thing('cocoa malt', 'GROCERY'),
      thing('honey', 'ORGANIC'),
    ],
    'boarding',
  ),
  goesWith(thing('yam', 'ORGANIC'), [
    thing('red palm oil'),
    thing('eggs', 'GROCERY'),
    thing('smoked catfish', 'ORGANIC'),
    thing('stew basket', 'GROCERY'),
  ]),
  goesWith(
    shelf('GROCERY/Breakfast & Cereals'),
    [
      thing('milk', 'GROCERY'),
      shelf('GROCERY/Breakfast & Cereals'),
      thing('eggs', 'GROCERY'),
      thing('honey', 'ORGANIC'),
    ],
    'baby boarding',
  ),
  goesWith(shelf('GROCERY/Spices & Seasoning'), [
    shelf('GROCERY/Tomatoes & Sauces'),
    shelf('GROCERY/Cooking Oils'),
    shelf('GROCERY/Rice & Grains'),
  ]),
  goesWith(shelf('GROCERY/Tomatoes & Sauces'), [
    shelf('GROCERY/Rice & Grains'),
    shelf('GROCERY/Cooking Oils'),
    thing('seasoning cubes', 'GROCERY'),
  ]),
  goesWith(shelf('GROCERY/Cooking Oils'), [
    shelf('GROCERY/Tomatoes & Sauces'),
    thing('seasoning cubes', 'GROCERY'),
    shelf('GROCERY/Rice & Grains'),
  ]),
  goesWith(shelf('ORGANIC/Vegetables'), FOR_SOUPS, 'boarding'),
  goesWith(shelf('ORGANIC/Dried Fish & Crayfish'), FOR_SOUPS, 'boarding'),
  goesWith(shelf('ORGANIC/Local Spices'), FOR_SOUPS, 'boarding'),
  goesWith(shelf('ORGANIC/Palm Oil'), FOR_SOUPS, 'boarding'),
  goesWith(shelf('ORGANIC/Herbs & Teas'), [
    thing('honey', 'ORGANIC'),
    thing('pineapples', 'ORGANIC'),
    thing('ginger', 'HEALTH'),
  ]),
  goesWith(shelf('ORGANIC/Honey'), [
    thing('tea', 'HEALTH'),
    thing('bread', 'GROCERY'),
    thing('lemongrass', 'FOOD'),
  ]),
  goesWith(shelf('FOOD/Ready-to-Eat Meals'), BESIDE_A_MEAL),
  goesWith(shelf('FOOD/Local'), BESIDE_A_MEAL),
  goesWith(shelf('FOOD/Grill and Barbecue'), [
    shelf('FOOD/Beverages'),
    shelf('FOOD/Alcoholic Drinks'),
    shelf('FOOD/Prepared Salads'),
  ]),
  goesWith(shelf('FOOD/Asian'), BESIDE_A_MEAL),
  goesWith(shelf('FOOD/Pizza and Pasta'), BESIDE_A_MEAL),
  goesWith(shelf('FOOD/Sandwiches & Wraps'), BESIDE_A_MEAL),
  goesWith(
    shelf('FOOD/Soups and Stews'),
    [thing('pounded yam', 'GROCERY'), thing('garri', 'GROCERY'), shelf('FOOD/Beverages')],
    'boarding',
  ),
  goesWith(shelf('FOOD/OTHER'), BESIDE_A_MEAL),
  goesWith(shelf('FOOD/Desserts and Pastries'), [shelf('FOOD/Beverages'), shelf('FOOD/Coffee and Tea')]),
]
