import { BODY } from './synonyms/body.ts'
import { CARS } from './synonyms/cars.ts'
import { CLOTHES } from './synonyms/clothes.ts'
import { EVERYDAY_NAMES } from './synonyms/everyday-names.ts'
import { FARM } from './synonyms/farm.ts'
import { FOOD } from './synonyms/food.ts'
import { GROCERIES } from './synonyms/groceries.ts'
import { HOME } from './synonyms/home.ts'
import { LANGUAGES } from './synonyms/languages.ts'
import { PETS_AND_GARDEN } from './synonyms/pets-and-garden.ts'
import { TECH } from './synonyms/tech.ts'

/**
 * Words that mean the same in a Nigerian market, as shoppers type them; a search for one finds all of its line.
 * Lower case, without marks. Plurals and endings need no line of their own.
 */
export const SYNONYMS: readonly (readonly string[])[] = [
  ...FOOD,
  ...FARM,
  ...GROCERIES,
  ...HOME,
  ...TECH,
  ...BODY,
  ...CLOTHES,
  ...PETS_AND_GARDEN,
  ...CARS,
  ...LANGUAGES,
  ...EVERYDAY_NAMES,
]
