import { need, type Purpose, shelf, thing } from './purpose.ts'

/** What people want to eat, cook, wear and celebrate with, as they type it in a search. */
export const TABLE_PURPOSES: readonly Purpose[] = [
  need('drink garri|soak garri|take with garri|garri and', 'to take with garri', [
    thing('roasted groundnut'),
    thing('groundnut'),
  ]),
  need('swallow', 'a swallow with soup', [thing('pounded yam', 'FOOD'), thing('amala', 'FOOD')]),
  need('breakfast|eat in the morning|morning food|children breakfast', 'for breakfast', [
    shelf('GROCERY/Breakfast & Cereals'),
    thing('akara', 'FOOD'),
  ]),
  need(
    'night food|light food night|quick dinner|dinner|eat now|hungry|chop now|something to eat|fast food|ready food|quick lunch|lunch',
    'ready to eat',
    [shelf('FOOD/Ready-to-Eat Meals'), shelf('FOOD/Local')],
  ),
  need('office lunch|lunch at work|lunch every day office|lunch plan', 'for lunch at work', [
    thing('lunch plan', 'FOOD'),
    shelf('FOOD/Ready-to-Eat Meals'),
  ]),
  need(
    'feed guests|feed 20 people|food for party|party food|office party|food for 20|serve guests|many people food|catering|visitors food',
    'for guests',
    [thing('party tray', 'FOOD'), thing('party jollof', 'FOOD'), thing('small chops', 'FOOD')],
  ),
  need('birthday food|finger food|children party food|item 7|entertain visitors', 'for a party', [
    thing('small chops', 'FOOD'),
    shelf('FOOD/Desserts and Pastries'),
  ]),
  need('cook stew|make stew|stew ingredients|pepper for stew|stew', 'for a stew', [
    thing('stew basket', 'GROCERY'),
    thing('tomatoes'),
  ]),
  need('cook banga|banga soup|ofe akwu|make banga', 'for banga', [
    thing('palm nut', 'GROCERY'),
    thing('banga spice', 'GROCERY'),
  ]),
  need(
    'thicken soup|soup thickener|soup light|soup watery|soup needs thickener|thick soup|soup draw',
    'to thicken soup',
    [thing('ogbono', 'ORGANIC'), thing('cocoyam', 'ORGANIC')],
  ),
  need('edikang ikong|edikaikong|edikang|edika ikong|vegetable soup ingredients', 'for edikang ikong', [
    thing('ugu leaves', 'ORGANIC'),
  ]),
  need('cook native soup|rivers soup|native soup', 'for native soup', [thing('native soup pack', 'GROCERY')]),
  need('cook egusi|egusi soup', 'for egusi soup', [thing('egusi')]),
  need('cook ogbono|ogbono soup|draw soup', 'for ogbono soup', [thing('ogbono')]),
  need('cook afang|afang soup|okazi soup', 'for afang soup', [thing('okazi leaves', 'ORGANIC')]),
  need('cook pepper soup|pepper soup spice|make pepper soup|pepper soup ingredient', 'for pepper soup', [
    thing('pepper soup spice', 'ORGANIC'),
  ]),
  need('make zobo|zobo leaf|prepare zobo|zobo leaves', 'to make zobo', [thing('zobo petals', 'ORGANIC')]),
  need('make suya|suya pepper|suya spice|prepare suya', 'to make suya', [thing('suya spice', 'FOOD')]),
  need('make okpa|prepare okpa|okpa powder', 'to make okpa', [thing('okpa flour', 'ORGANIC')]),
  need('make african salad|prepare abacha', 'to make abacha', [thing('dry abacha', 'ORGANIC')]),
  need('pound yam|no pounding|pounded yam without pounding|swallow powder|instant swallow', 'for a swallow', [
    thing('pounded yam flour', 'GROCERY'),
  ]),
  need(
    'sweeten tea|instead of sugar|replace sugar|sugar substitute|natural sweetener|sweetener',
    'to sweeten',
    [thing('honey', 'ORGANIC'), thing('dates', 'ORGANIC')],
  ),
  need('break fast|ramadan|iftar|sallah fast|fasting', 'to break the fast', [
    thing('dates', 'ORGANIC'),
    thing('fruit juice', 'FOOD'),
  ]),
  need(
    'boarding school|resume school|school provision|hostel provision|resumption|provisions',
    'for boarding school',
    [thing('boarding school provisions', 'GROCERY'), thing('school backpack', 'WARDROBE')],
  ),
  need(
    'buy foodstuff me|buy market me|buy foodstuffs for me|someone buy market|send somebody market|buy things for me market|enter market for me|shop market for me|go market for me|help me market|no time market|errand',
    'to shop for you',
    [thing('market run', 'GROCERY')],
  ),
  need('traditional wedding bride|igba nkwu|edo bride|benin bride|bride bead|bridal bead', 'for a bride', [
    shelf('JEWELRY/Wedding Sets', 'bridal'),
    thing('bridal'),
  ]),
  need('bride|bridal|for the bride|getting married', 'for a bride', [thing('bridal')]),
  need('propose|proposal|engagement|engage my girlfriend|ask her to marry|marry me', 'for a proposal', [
    thing('solitaire ring', 'JEWELRY'),
    shelf('JEWELRY/Rings'),
  ]),
  need('wedding band|couple ring|marriage ring|court wedding', 'for a wedding', [
    thing('wedding ring', 'JEWELRY'),
  ]),
  need(
    'groom suit|groom traditional wedding|groom wear|groom traditional|man traditional wedding wear|husband wear wedding',
    'for a groom',
    [thing('agbada', 'WARDROBE'), shelf('WARDROBE/Men')],
  ),
  need('school shoe|shoe for school|school footwear|school shoes', 'for school', [
    thing('school sandals', 'WARDROBE'),
  ]),
  need(
    'owambe|wedding guest|aso ebi|wear to wedding|wear wedding|traditional wedding|wear party|burial party',
    'for a party',
    [shelf('WARDROBE/Lace & Aso Ebi'), thing('corset gown', 'WARDROBE')],
  ),
  need('tie gele|cannot tie gele|gele without tying|headtie without tying', 'for the head', [
    thing('auto gele', 'WARDROBE'),
  ]),
  need('chieftaincy|chief title|become chief|chief', 'for a chief', [
    thing('velvet cap', 'WARDROBE'),
    thing('coral beads', 'WARDROBE'),
  ]),
  need('benin souvenir|souvenir benin|bronze|benin art|edo art|benin craft', 'from Benin', [
    thing('bronze', 'JEWELRY'),
  ]),
  need('cold weather|harmattan wear|cold jos|cold morning|cold harmattan|feel cold', 'against the cold', [
    thing('tracksuit', 'WARDROBE'),
    thing('duvet', 'HOUSEHOLD'),
  ]),
  need('rain umbrella|rain school|rain|rainy season', 'for the rains', [
    thing('umbrella'),
    thing('wiper blades', 'AUTOMOTIVES'),
  ]),
  need('princess|flower girl|little bride|girl birthday wear|daughter birthday dress', 'for a little girl', [
    thing('girls party dress', 'WARDROBE'),
  ]),
  need('sun eyes|sun glare|driving sun|glare|sun too hot|sun when drive', 'against glare', [
    shelf('JEWELRY/Sunglasses'),
  ]),
]
