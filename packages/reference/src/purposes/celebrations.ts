import { need, type Purpose, shelf, thing } from './purpose.ts'

/** What is celebrated by giving: who is given to decides what; without anybody, these do. */
export const CELEBRATIONS: readonly Purpose[] = [
  need(
    'birthday|bday|born day|turning|new age',
    'for a birthday',
    [
      shelf('SPA/Fragrances'),
      shelf('GARDEN/Flowers'),
      shelf('FOOD/Desserts and Pastries'),
      shelf('JEWELRY/Bracelets & Bangles'),
      shelf('JEWELRY/Belts & Wallets'),
      thing('candle', 'SPA'),
      shelf('TECH/Audio', 'speaker'),
    ],
    { excludedWords: 'baby kids boys girls bridal' },
  ),
  need(
    'anniversary|wedding anniversary|marriage anniversary',
    'for an anniversary',
    [
      shelf('GARDEN/Flowers'),
      shelf('SPA/Fragrances'),
      shelf('JEWELRY/Necklaces'),
      shelf('JEWELRY/Watches'),
      shelf('SPA/Massage'),
      thing('candle', 'SPA'),
    ],
    { excludedWords: 'baby kids boys girls' },
  ),
  need(
    'valentine|val day|lover day|romantic|date night|14 february|february 14',
    'for Valentine’s Day',
    [
      shelf('GARDEN/Flowers'),
      shelf('JEWELRY/Necklaces'),
      shelf('SPA/Fragrances'),
      thing('candle', 'SPA'),
      shelf('JEWELRY/Bracelets & Bangles'),
      shelf('JEWELRY/Belts & Wallets'),
      shelf('SPA/Massage', 'oil'),
    ],
    { excludedWords: 'baby kids boys girls' },
  ),
  need(
    'matriculation|sign out|induction|call to bar|passed exam|passed his exam|passed her exam|graduation|graduating|graduate|convocation|promotion|promoted|new job|retirement|retiring|send off|sendforth|thank you|appreciation|appreciate|apology|apologise',
    'to say well done',
    [
      shelf('JEWELRY/Watches'),
      shelf('SPA/Fragrances'),
      shelf('JEWELRY/Belts & Wallets'),
      shelf('GARDEN/Flowers'),
      shelf('WARDROBE/Bags', 'leather'),
      shelf('TECH/Smart Watches'),
    ],
    { excludedWords: 'baby kids boys girls children school' },
  ),
  need(
    'christmas|xmas|new year|boxing day|december',
    'for Christmas',
    [
      shelf('GROCERY/Rice & Grains'),
      shelf('FOOD/OTHER', 'tray'),
      shelf('GROCERY/Snacks & Biscuits'),
      shelf('SPA/Fragrances'),
      shelf('WARDROBE/Ankara & Native Wear'),
      shelf('GROCERY/Cooking Oils'),
    ],
    { excludedWords: 'baby grooms' },
  ),
  need('easter|easter food|easter gift|easter celebration|easter sunday', 'for Easter', [
    shelf('GARDEN/Flowers'),
    shelf('GROCERY/Rice & Grains'),
    shelf('FOOD/Desserts and Pastries'),
    shelf('ORGANIC/OTHER', 'croaker'),
  ]),
]
