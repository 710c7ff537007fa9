import { need, type Purpose, shelf, thing } from './purpose.ts'

/** What somebody has or does, when no need of it is told more closely. */
export const BROAD_PURPOSES: readonly Purpose[] = [
  need(
    'new car|first car|just bought a car|bought a car|for my car|my car|for his car|for her car|his car|her car|loves his car|loves cars',
    'for the car',
    [
      shelf('AUTOMOTIVES/Interior'),
      thing('dash cam', 'AUTOMOTIVES'),
      thing('safety set', 'AUTOMOTIVES'),
      shelf('AUTOMOTIVES/Car Care'),
    ],
  ),
  need(
    'my dog|dog|my dogs|bingo|guard dog|security dog',
    'for a dog',
    [
      shelf('PET/Dog Food'),
      shelf('PET/Leashes & Collars'),
      shelf('PET/Toys & Treats'),
      shelf('PET/Pet Health', 'dogs'),
      shelf('PET/Grooming', 'dog'),
      shelf('PET/Beds & Houses', 'dog'),
      shelf('PET/OTHER', 'bowls'),
    ],
    { excludedWords: 'kittens rabbit rabbits bird' },
  ),
  need(
    'cat|kitten|my cat|pussy cat',
    'for a cat',
    [
      shelf('PET/Cat Food'),
      thing('cats', 'PET'),
      shelf('PET/OTHER', 'bowls'),
      shelf('PET/Grooming', 'brush'),
    ],
    { excludedWords: 'puppy dog' },
  ),
  need(
    'travel|travelling|traveling|trip|journey|airport|flight|bus trip|bus journey',
    'for travelling',
    [
      shelf('TECH/Power Banks & Chargers', 'power bank'),
      shelf('WARDROBE/Bags', 'backpack'),
      thing('earbuds', 'TECH'),
      shelf('JEWELRY/Sunglasses'),
      thing('hand sanitiser', 'HEALTH'),
    ],
    { excludedWords: 'school' },
  ),
  need(
    'get well|quick recovery|in the hospital|in hospital|hospital visit|sick friend|recovering',
    'for somebody who is ill',
    [
      shelf('GARDEN/Flowers'),
      shelf('ORGANIC/Plantain & Fruits'),
      shelf('FOOD/Beverages', 'juice'),
      shelf('ORGANIC/Honey', 'raw'),
      thing('vitamin c tablets', 'HEALTH'),
    ],
  ),
]
