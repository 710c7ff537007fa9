import { need, type Purpose, shelf, thing } from './purpose.ts'

const NOT_FOR_WOMEN =
  'men man male boys boy kids children junior baby babies beard groom grooms chiefs school fila senator agbada cufflinks'
const NOT_FOR_MEN =
  'women woman ladies lady female girls girl kids children junior boys baby babies mother bridal bride gele clutch purse heel gown iro ipele bubu ribbon braided crystal crystals hers school'
const NOT_FOR_CHILDREN = 'coffee wine beer'
const NOT_FOR_BOYS = `girls girl women ladies bridal bride gele men baby maternity ${NOT_FOR_CHILDREN}`
const NOT_FOR_GIRLS = `boys boy men groom bridal bride baby beard maternity ${NOT_FOR_CHILDREN}`
const NOT_FOR_ANYBODY = 'kids children junior boys girls baby babies bridal bride groom school maternity'

/** To whom people give, and what such a person is glad of. 'Father day' is how Father's Day is written without signs. */
export const PEOPLE: readonly Purpose[] = [
  need(
    'wife|wifey|girlfriend|girl friend|fiancee|my woman|my babe|my lady|my love|my queen|her birthday|my baby girl|iyawo|iyawo mi|nwunye',
    'for her',
    [
      shelf('JEWELRY/Necklaces'),
      shelf('SPA/Fragrances'),
      shelf('GARDEN/Flowers'),
      shelf('JEWELRY/Bracelets & Bangles'),
      shelf('JEWELRY/Earrings'),
      shelf('WARDROBE/Bags'),
      shelf('SPA/OTHER', 'candle'),
      shelf('JEWELRY/Rings'),
    ],
    { excludedWords: `${NOT_FOR_WOMEN} backpack laptop` },
  ),
  need(
    'mum|mom|mummy|mommy|mother|mama|my mama|iya mi|grandma|grandmother|granny|mother in law|mother day|mothers day|aunty|auntie|aunt|madam|my oga madam',
    'for a mother',
    [
      shelf('SPA/Fragrances'),
      shelf('JEWELRY/Necklaces'),
      shelf('WARDROBE/Bags'),
      shelf('WARDROBE/Women', 'bubu'),
      shelf('WARDROBE/Caps & Headwear', 'gele'),
      shelf('SPA/Bath & Body'),
      shelf('JEWELRY/Bracelets & Bangles'),
      shelf('WARDROBE/Ankara & Native Wear', 'cotton'),
    ],
    { excludedWords: `${NOT_FOR_WOMEN} backpack laptop daughter sponge letter` },
  ),
  need(
    'sister|my sis|female friend|best friend she|bestie|bridesmaid|lady|i am a woman|i am a lady|i be woman|for a woman|for women|as a woman',
    'for her',
    [
      shelf('JEWELRY/Earrings'),
      shelf('SPA/Fragrances'),
      shelf('SPA/Make-up'),
      shelf('JEWELRY/Bracelets & Bangles'),
      shelf('WARDROBE/Bags'),
      shelf('SPA/Nails'),
      shelf('JEWELRY/Necklaces'),
    ],
    { excludedWords: `${NOT_FOR_WOMEN} backpack laptop lamp` },
  ),
  need(
    'dad|daddy|father|papa|popsie|grandpa|grandfather|father in law|father day|fathers day|uncle|baba mi|elderly man',
    'for a father',
    [
      shelf('JEWELRY/Belts & Wallets'),
      shelf('WARDROBE/Caps & Headwear'),
      shelf('JEWELRY/OTHER', 'cufflinks'),
      shelf('JEWELRY/Watches'),
      shelf('TECH/Audio', 'radio'),
      shelf('WARDROBE/Men'),
      shelf('WARDROBE/Sandals & Slippers', 'leather'),
      shelf("SPA/Men's Grooming"),
    ],
    { excludedWords: NOT_FOR_MEN },
  ),
  need(
    'husband|hubby|boyfriend|boy friend|fiance|my man|my king|oko mi|brother|my bro|male friend|groom|groomsman|groomsmen|best man|i am a man|i be man|for a man|for men|as a man|guy|guys|my guy|man wear|male guest',
    'for him',
    [
      shelf('JEWELRY/Watches'),
      shelf('JEWELRY/Belts & Wallets'),
      shelf('SPA/Fragrances'),
      shelf("SPA/Men's Grooming"),
      shelf('JEWELRY/OTHER', 'cufflinks'),
      shelf('WARDROBE/Men'),
      shelf('TECH/Smart Watches'),
      shelf('WARDROBE/Caps & Headwear'),
    ],
    { excludedWords: NOT_FOR_MEN },
  ),
  need(
    'boss|my oga|colleague|coworker|co worker|manager|ceo|client|pastor|imam|priest|lecturer|teacher|in law|in laws|mentor|landlord|chairman',
    'for somebody you respect',
    [
      shelf('JEWELRY/Belts & Wallets'),
      shelf('SPA/Fragrances'),
      shelf('GARDEN/Indoor Plants'),
      shelf('ORGANIC/Honey'),
      shelf('SPA/OTHER', 'candle'),
      shelf('JEWELRY/OTHER', 'cufflinks'),
      shelf('HOUSEHOLD/OTHER', 'vase'),
    ],
    { excludedWords: NOT_FOR_ANYBODY },
  ),
  need(
    'new baby|newborn|infant|toddler|my baby|a baby|the baby|baby boy|baby girl|godchild|twins',
    'for a baby',
    [
      shelf('WARDROBE/Kids', 'baby'),
      shelf('HEALTH/Mother & Baby', 'bottle'),
      shelf('WARDROBE/Caps & Headwear', 'baby'),
      shelf('GROCERY/Baby Food'),
    ],
    { excludedWords: 'maternity belly puppies puppy kittens adult' },
  ),
  need(
    'daughter|niece|little girl|my girl|year old girl|school girl',
    'for a girl',
    [
      shelf('WARDROBE/Kids'),
      shelf('WARDROBE/Underwear & Sleepwear', 'kids'),
      shelf('WARDROBE/Bags', 'school'),
      shelf('TECH/Smart Watches', 'children'),
      shelf('JEWELRY/Bracelets & Bangles', 'letter beads'),
    ],
    { excludedWords: NOT_FOR_GIRLS },
  ),
  need(
    'son|grandson|nephew|little boy|my boy|year old boy|school boy',
    'for a boy',
    [
      shelf('WARDROBE/Kids'),
      shelf('WARDROBE/Sportswear', 'junior'),
      shelf('TECH/Gaming'),
      shelf('WARDROBE/Underwear & Sleepwear', 'kids'),
      shelf('WARDROBE/Bags', 'school'),
      shelf('TECH/Smart Watches', 'children'),
    ],
    { excludedWords: NOT_FOR_BOYS },
  ),
  need(
    'child|children|kid|pikin|my pikin|my kids|godson|goddaughter|year old',
    'for a child',
    [
      shelf('WARDROBE/Kids'),
      shelf('WARDROBE/Bags', 'school'),
      shelf('TECH/Gaming'),
      shelf('TECH/Smart Watches', 'children'),
      shelf('WARDROBE/Underwear & Sleepwear', 'kids'),
      shelf('WARDROBE/Sportswear', 'junior'),
    ],
    { excludedWords: `men women bridal bride baby babies maternity puppies ${NOT_FOR_CHILDREN}` },
  ),
  need(
    'teenager|teenage|teen|undergraduate',
    'for a young person',
    [
      shelf('TECH/Audio', 'earbuds'),
      shelf('WARDROBE/Sneakers'),
      shelf('TECH/Gaming'),
      shelf('WARDROBE/Bags', 'backpack'),
      shelf('WARDROBE/Caps & Headwear', 'face cap'),
    ],
    { excludedWords: 'baby babies bridal' },
  ),
  need('my driver|a driver|drivers|uber driver|bolt driver|taxi driver', 'for a driver', [
    shelf('AUTOMOTIVES/Car Care'),
    shelf('JEWELRY/Sunglasses'),
    shelf('TECH/Audio', 'radio'),
    shelf('AUTOMOTIVES/Interior', 'perfume'),
    shelf('AUTOMOTIVES/Safety & Security', 'safety set'),
  ]),
  need(
    'gateman|security man|maiguard|house help|housegirl|house boy|nanny|cleaner',
    'for who helps at home',
    [
      shelf('TECH/Audio', 'radio'),
      shelf('HOUSEHOLD/Lighting', 'lantern'),
      shelf('GROCERY/Rice & Grains'),
      shelf('WARDROBE/Sandals & Slippers'),
    ],
    { excludedWords: 'school' },
  ),
  need(
    'friend|neighbour|neighbor|cousin|somebody|someone|paddy|padi',
    'for a friend',
    [
      shelf('SPA/Fragrances'),
      shelf('SPA/OTHER', 'candle'),
      shelf('GARDEN/Indoor Plants'),
      shelf('ORGANIC/Honey'),
      shelf('TECH/Audio', 'earbuds'),
      shelf('TECH/Power Banks & Chargers', 'power bank'),
      shelf('GROCERY/Snacks & Biscuits'),
    ],
    { excludedWords: NOT_FOR_ANYBODY },
  ),
]

/** Grown men: what they wear is not what women do. */
export const MEN: ReadonlySet<Purpose> = new Set(
  PEOPLE.filter(({ aim }) => aim === 'for a father' || aim === 'for him'),
)

/** What may be given when nothing is known but that it is a gift. */
export const ANY_GIFT: Purpose = need(
  'gift|present|surprise|souvenir|hamper|give away',
  'as a gift',
  [
    shelf('SPA/Fragrances'),
    thing('candle', 'SPA'),
    shelf('GARDEN/Flowers'),
    shelf('JEWELRY/Bracelets & Bangles'),
    shelf('ORGANIC/Honey'),
    shelf('GARDEN/Indoor Plants'),
    shelf('JEWELRY/Belts & Wallets'),
  ],
  { excludedWords: NOT_FOR_ANYBODY },
)
