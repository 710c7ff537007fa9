import type { SUBCATEGORIES } from '../subcategories.ts'

export type ShelfName = (typeof SUBCATEGORIES)[keyof typeof SUBCATEGORIES][number]

/** A word for many things at once: the shelves that have such things, of any category, and words in a name that rule one out. */
export type WideKind = {
  phrases: readonly string[]
  shelves: readonly ShelfName[]
  /** Names of such things that stand on other shelves too. */
  things: readonly string[]
  never: readonly string[]
}

const kind = (phrases: string, shelves: readonly ShelfName[], never = '', things = ''): WideKind => ({
  phrases: phrases.split('|'),
  shelves,
  things: things.split('|').filter((phrase) => phrase !== ''),
  never: never.split(' ').filter((word) => word !== ''),
})

/** Words for whole shelves, in English, Pidgin, Yoruba, Igbo and Hausa; what is on the shelf need not have the word in its name. */
export const WIDE_KINDS: readonly WideKind[] = [
  kind(
    'drink|beverage|something to drink|soft drink|cold drink|chilled drink|mineral|refreshment|ohun mimu|abin sha|ihe onunu|non alcoholic drink',
    ['Beverages', 'Coffee and Tea'],
    'shayi',
  ),
  kind('hot drink|tea and coffee|coffee and tea|hot beverage', ['Coffee and Tea']),
  kind('alcohol|alcoholic drink|booze|shayo|local gin and beer|liquor|spirit drink', ['Alcoholic Drinks']),
  kind('fruit|eso|mkpuru osisi|yayan itace|fresh fruit', ['Plantain & Fruits'], 'plantain'),
  kind('vegetable|fresh vegetable|leafy vegetable|akwukwo nri|ganye|kayan lambu', ['Vegetables']),
  kind('soup|soups|ofe|miya|soup and stew|obe|cooked soup', ['Soups and Stews'], 'stew'),
  kind('salad', ['Prepared Salads']),
  kind('pastry|pastries|cake and pastry|dessert|small chop', ['Desserts and Pastries']),
  kind('snack|something to chew|finger food|nibbles|ipanu', ['Snacks & Biscuits', 'Desserts and Pastries']),
  kind('barbecue meat|grilled food|grill food', ['Grill and Barbecue']),
  kind('seafood|sea food', ['Sushi and Seafood', 'Dried Fish & Crayfish']),
  kind(
    'fish|eja|azu|kifi',
    [],
    'oil flakes cat dog soup',
    'croaker|catfish|bonga|mackerel|tilapia|titus|stockfish|sardines|kote|snapper|hake|panla',
  ),
  kind('dry fish|dried fish|smoked fish|eja kika|azu okpo', ['Dried Fish & Crayfish'], 'crayfish oyster'),
  kind('spice|spices|seasoning|cooking spice|kayan kamshi|condiment', ['Spices & Seasoning', 'Local Spices']),
  kind('cooking oil|oil for cooking|frying oil|oil for frying|edible oil|man girki', [
    'Cooking Oils',
    'Palm Oil',
  ]),
  kind('tuber|root crop', ['Yam & Tubers']),
  kind('grain|cereal grain|hatsi', ['Rice & Grains', 'Beans & Local Grains']),
  kind('tin food|tinned food|canned food|can food', ['Canned Food']),
  kind('cleaning thing|cleaning stuff|cleaning product|cleaning supply|cleaning agent|detergent and bleach', [
    'Cleaning Supplies',
  ]),
  kind('baby food|food for baby|food for my baby|weaning food|baby meal', ['Baby Food']),
  kind('breakfast|breakfast thing|breakfast cereal|cereal', ['Breakfast & Cereals']),
  kind('vitamin|supplement|multivitamin|food supplement', ['Vitamins & Supplements']),
  kind('herbal|herb|agbo|herbal remedy|herbal medicine|herbal tea', ['Herbal Remedies', 'Herbs & Teas']),
  kind('kitchen appliance|kitchen thing|kitchen equipment|kitchen gadget', ['Kitchen Appliances']),
  kind('kitchen utensil|utensil|pot and pan|cookware|cooking pot|pot', ['Cookware']),
  kind('furniture|chair and table|aga ati tabili', ['Furniture', 'Outdoor Furniture'], 'parasol'),
  kind('bedding|bed thing|bed cover', ['Bedding'], 'mattress'),
  kind('storage|storage thing', ['Storage']),
  kind('make up|makeup|cosmetic|atike', ['Make-up']),
  kind('skincare|skin care|face cream|facial', ['Skincare']),
  kind('perfume|fragrance|cologne|body spray|scent|turare|lofinda|senti|eau de parfum|nice smell', [
    'Fragrances',
  ]),
  kind('wig', ['Wigs & Extensions'], 'braiding'),
  kind('human hair|attachment|hair extension|weavon|weave on|oyibo hair', ['Wigs & Extensions']),
  kind('hair care|hair product|hair thing|hair cream', ['Hair Care']),
  kind('nail thing|nail', ['Nails']),
  kind('body cream|body lotion|lotion|cream for body', ['Bath & Body'], 'sponge'),
  kind(
    'shoe|footwear|takalmi|bata|akpukpo ukwu|canvas shoe',
    ['Shoes', 'Sneakers', 'Sandals & Slippers'],
    '',
    'trainers|boots|sneakers|sandals|slippers',
  ),
  kind('sandal|slipper|pam|palm slipper|flip flop|silifa', ['Sandals & Slippers']),
  kind('canvas|sneaker|trainer|gym shoe|kicks|sport shoe', ['Sneakers']),
  kind('bag|jaka|baagi|akpa', ['Bags'], '', 'handbag|backpack|purse|clutch|tote bag'),
  kind(
    'handbag|hand bag|ladies bag|lady bag|female bag|women bag|purse|side bag',
    ['Bags'],
    'backpack',
    'handbag|purse|clutch|tote bag',
  ),
  kind('cap|hat|hula|okpu|head gear', ['Caps & Headwear'], 'headbands gele'),
  kind(
    'underwear|inner wear|pant and boxer|nightwear|night wear|sleepwear',
    ['Underwear & Sleepwear'],
    'socks',
  ),
  kind('sportswear|gym wear|sport wear|jersey', ['Sportswear']),
  kind('earring|yarinkunne|yeti', ['Earrings']),
  kind('ring|zobe|oruka|mgbaaka', ['Rings', 'Wedding Sets'], 'bead coral'),
  kind('necklace|chain for neck|neck chain|sarka|egba orun|ihe olu', ['Necklaces']),
  kind('bracelet|bangle|hand chain|awarwaro|egba owo', ['Bracelets & Bangles']),
  kind('wristwatch|wrist watch|agogo|agogo owo|elekere', ['Watches']),
  kind('sunglasses|sun glasses|sunshade|dark glasses|dark shade|shades', ['Sunglasses']),
  kind('bead|ileke|coral bead', ['Coral & Beads']),
  kind('plant|potted plant', ['Indoor Plants', 'Outdoor Plants']),
  kind('house plant|indoor plant|indoor flower', ['Indoor Plants']),
  kind('flower', ['Flowers', 'Outdoor Plants'], 'palm'),
  kind('seed|seedling|planting seed', ['Seeds & Seedlings']),
  kind('garden tool|farm tool|farming tool|kayan noma', ['Garden Tools']),
  kind('toy for dog|toy for puppy|pet toy|dog toy|toy for cat', ['Toys & Treats']),
  kind('dog food|food for dog|dog feed|food for my dog|food for puppy', ['Dog Food']),
  kind('cat food|food for cat|food for my cat|cat feed', ['Cat Food']),
  kind('phone|handset|foonu|ekwenti|cell phone|mobile phone|smart phone|android phone', ['Phones']),
  kind('laptop|lappy|notebook computer|kwamfuta', ['Laptops'], 'charger backpack'),
  kind('tv|television|flat screen|plasma|telly', ['TVs & Projectors'], 'projector'),
  kind('phone accessory|phone thing', ['Accessories', 'Power Banks & Chargers']),
  kind('motorcycle part|bike part|okada part', ['Motorcycle Parts']),
  kind('car care|car wash|car washing thing', ['Car Care']),
  kind(
    'engine oil|motor oil|oil for car|car oil|oil for my car|oil for engine',
    ['Engine Oil & Fluids'],
    'brake motorcycle',
  ),
]
