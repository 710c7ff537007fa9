import type { SUBCATEGORIES } from '../subcategories.ts'

export type SubcategoryName = (typeof SUBCATEGORIES)[keyof typeof SUBCATEGORIES][number]

/** A term for many product types: the subcategories that have them, in any category, and words in a name that rule a product out. */
export type BroadTerm = {
  phrases: readonly string[]
  subcategories: readonly SubcategoryName[]
  /** Names of such products in other subcategories. */
  productNames: readonly string[]
  excludedWords: readonly string[]
}

const broadTerm = (
  phrases: string,
  subcategories: readonly SubcategoryName[],
  excludedWords = '',
  productNames = '',
): BroadTerm => ({
  phrases: phrases.split('|'),
  subcategories,
  productNames: productNames.split('|').filter((phrase) => phrase !== ''),
  excludedWords: excludedWords.split(' ').filter((word) => word !== ''),
})

/** Words for whole shelves, in English, Pidgin, Yoruba, Igbo and Hausa; what is on the shelf need not have the word in its name. */
export const BROAD_TERMS: readonly BroadTerm[] = [
  broadTerm(
    'drink|beverage|something to drink|soft drink|cold drink|chilled drink|mineral|refreshment|ohun mimu|abin sha|ihe onunu|non alcoholic drink',
    ['Beverages', 'Coffee and Tea'],
    'shayi',
  ),
  broadTerm('hot drink|tea and coffee|coffee and tea|hot beverage', ['Coffee and Tea']),
  broadTerm('alcohol|alcoholic drink|booze|shayo|local gin and beer|liquor|spirit drink', [
    'Alcoholic Drinks',
  ]),
  broadTerm('fruit|eso|mkpuru osisi|yayan itace|fresh fruit', ['Plantain & Fruits'], 'plantain'),
  broadTerm('vegetable|fresh vegetable|leafy vegetable|akwukwo nri|ganye|kayan lambu', ['Vegetables']),
  broadTerm('soup|soups|ofe|miya|soup and stew|obe|cooked soup', ['Soups and Stews'], 'stew'),
  broadTerm('salad', ['Prepared Salads']),
  broadTerm('pastry|pastries|cake and pastry|dessert|small chop', ['Desserts and Pastries']),
  broadTerm('snack|something to chew|finger food|nibbles|ipanu', [
    'Snacks & Biscuits',
    'Desserts and Pastries',
  ]),
  broadTerm('barbecue meat|grilled food|grill food', ['Grill and Barbecue']),
  broadTerm('seafood|sea food', ['Sushi and Seafood', 'Dried Fish & Crayfish']),
  broadTerm(
    'fish|eja|azu|kifi',
    [],
    'oil flakes cat dog soup',
    'croaker|catfish|bonga|mackerel|tilapia|titus|stockfish|sardines|kote|snapper|hake|panla',
  ),
  broadTerm(
    'dry fish|dried fish|smoked fish|eja kika|azu okpo',
    ['Dried Fish & Crayfish'],
    'crayfish oyster',
  ),
  broadTerm('spice|spices|seasoning|cooking spice|kayan kamshi|condiment', [
    'Spices & Seasoning',
    'Local Spices',
  ]),
  broadTerm('cooking oil|oil for cooking|frying oil|oil for frying|edible oil|man girki', [
    'Cooking Oils',
    'Palm Oil',
  ]),
  broadTerm('tuber|root crop', ['Yam & Tubers']),
  broadTerm('grain|cereal grain|hatsi', ['Rice & Grains', 'Beans & Local Grains']),
  broadTerm('tin food|tinned food|canned food|can food', ['Canned Food']),
  broadTerm(
    'cleaning thing|cleaning stuff|cleaning product|cleaning supply|cleaning agent|detergent and bleach',
    ['Cleaning Supplies'],
  ),
  broadTerm('baby food|food for baby|food for my baby|weaning food|baby meal', ['Baby Food']),
  broadTerm('breakfast|breakfast thing|breakfast cereal|cereal', ['Breakfast & Cereals']),
  broadTerm('vitamin|supplement|multivitamin|food supplement', ['Vitamins & Supplements']),
  broadTerm('herbal|herb|agbo|herbal remedy|herbal medicine|herbal tea', ['Herbal Remedies', 'Herbs & Teas']),
  broadTerm('kitchen appliance|kitchen thing|kitchen equipment|kitchen gadget', ['Kitchen Appliances']),
  broadTerm('kitchen utensil|utensil|pot and pan|cookware|cooking pot|pot', ['Cookware']),
  broadTerm('furniture|chair and table|aga ati tabili', ['Furniture', 'Outdoor Furniture'], 'parasol'),
  broadTerm('bedding|bed thing|bed cover', ['Bedding'], 'mattress'),
  broadTerm('storage|storage thing', ['Storage']),
  broadTerm('make up|makeup|cosmetic|atike', ['Make-up']),
  broadTerm('skincare|skin care|face cream|facial', ['Skincare']),
  broadTerm('perfume|fragrance|cologne|body spray|scent|turare|lofinda|senti|eau de parfum|nice smell', [
    'Fragrances',
  ]),
  broadTerm('wig', ['Wigs & Extensions'], 'braiding'),
  broadTerm('human hair|attachment|hair extension|weavon|weave on|oyibo hair', ['Wigs & Extensions']),
  broadTerm('hair care|hair product|hair thing|hair cream', ['Hair Care']),
  broadTerm('nail thing|nail', ['Nails']),
  broadTerm('body cream|body lotion|lotion|cream for body', ['Bath & Body'], 'sponge'),
  broadTerm(
    'shoe|footwear|takalmi|bata|akpukpo ukwu|canvas shoe',
    ['Shoes', 'Sneakers', 'Sandals & Slippers'],
    '',
    'trainers|boots|sneakers|sandals|slippers',
  ),
  broadTerm('sandal|slipper|pam|palm slipper|flip flop|silifa', ['Sandals & Slippers']),
  broadTerm('canvas|sneaker|trainer|gym shoe|kicks|sport shoe', ['Sneakers']),
  broadTerm('bag|jaka|baagi|akpa', ['Bags'], '', 'handbag|backpack|purse|clutch|tote bag'),
  broadTerm(
    'handbag|hand bag|ladies bag|lady bag|female bag|women bag|purse|side bag',
    ['Bags'],
    'backpack',
    'handbag|purse|clutch|tote bag',
  ),
  broadTerm('cap|hat|hula|okpu|head gear', ['Caps & Headwear'], 'headbands gele'),
  broadTerm(
    'underwear|inner wear|pant and boxer|nightwear|night wear|sleepwear',
    ['Underwear & Sleepwear'],
    'socks',
  ),
  broadTerm('sportswear|gym wear|sport wear|jersey', ['Sportswear']),
  broadTerm('earring|yarinkunne|yeti', ['Earrings']),
  broadTerm('ring|zobe|oruka|mgbaaka', ['Rings', 'Wedding Sets'], 'bead coral'),
  broadTerm('necklace|chain for neck|neck chain|sarka|egba orun|ihe olu', ['Necklaces']),
  broadTerm('bracelet|bangle|hand chain|awarwaro|egba owo', ['Bracelets & Bangles']),
  broadTerm('wristwatch|wrist watch|agogo|agogo owo|elekere', ['Watches']),
  broadTerm('sunglasses|sun glasses|sunshade|dark glasses|dark shade|shades', ['Sunglasses']),
  broadTerm('bead|ileke|coral bead', ['Coral & Beads']),
  broadTerm('plant|potted plant', ['Indoor Plants', 'Outdoor Plants']),
  broadTerm('house plant|indoor plant|indoor flower', ['Indoor Plants']),
  broadTerm('flower', ['Flowers', 'Outdoor Plants'], 'palm'),
  broadTerm('seed|seedling|planting seed', ['Seeds & Seedlings']),
  broadTerm('garden tool|farm tool|farming tool|kayan noma', ['Garden Tools']),
  broadTerm('toy for dog|toy for puppy|pet toy|dog toy|toy for cat', ['Toys & Treats']),
  broadTerm('dog food|food for dog|dog feed|food for my dog|food for puppy', ['Dog Food']),
  broadTerm('cat food|food for cat|food for my cat|cat feed', ['Cat Food']),
  broadTerm('phone|handset|foonu|ekwenti|cell phone|mobile phone|smart phone|android phone', ['Phones']),
  broadTerm('laptop|lappy|notebook computer|kwamfuta', ['Laptops'], 'charger backpack'),
  broadTerm('tv|television|flat screen|plasma|telly', ['TVs & Projectors'], 'projector'),
  broadTerm('phone accessory|phone thing', ['Accessories', 'Power Banks & Chargers']),
  broadTerm('motorcycle part|bike part|okada part', ['Motorcycle Parts']),
  broadTerm('car care|car wash|car washing thing', ['Car Care']),
  broadTerm(
    'engine oil|motor oil|oil for car|car oil|oil for my car|oil for engine',
    ['Engine Oil & Fluids'],
    'brake motorcycle',
  ),
]
