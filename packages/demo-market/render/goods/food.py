"""Dishes and snacks: what each one is made of is written down in families/dishes.py, seafood.py, swallow.py, grill.py and snacks.py."""

FROM_ABOVE = {'height_degrees': 38, 'fill': .86, 'sharpness': 11}
CLOSE = {'height_degrees': 58, 'fill': 1.5, 'sharpness': 9}
PAPER = {'height_degrees': 46, 'fill': .92, 'sharpness': 11}
LOWER = {'height_degrees': 32, 'fill': .84, 'sharpness': 11}

GOODS = [('FOOD', name, maker, {}, {'rank': rank, 'view': view, 'second': CLOSE}) for name, maker, rank, view in (
    ('Party jollof rice, large bowl', 'dishes.jollof', 0, FROM_ABOVE),
    ('Beef suya with onion and yaji', 'grill.suya', 0, PAPER),
    ('Abula: amala, gbegiri and ewedu', 'swallow.abula', 0, FROM_ABOVE),
    ('Ofada rice and ayamase in ewe eran', 'swallow.ofada', 0, {**FROM_ABOVE, 'fill': .94}),
    ('Chicken suya, broiler', 'grill.chicken_suya', 2, PAPER),
    ('Small chops box with pepper sauce', 'snacks.small_chops', 0, FROM_ABOVE),
    ('Okpa, hot, pack of 4', 'snacks.okpa', 2, LOWER),
    ('Chicken shawarma, double sausage', 'snacks.shawarma', 2, LOWER),
    ('Efo riro with assorted meat, bowl', 'dishes.efo_riro', 2, FROM_ABOVE),
    ('Seafood okra with prawns, crab and snail', 'seafood.okra', 2, FROM_ABOVE),
    ('Ofe nsala with fresh catfish, family bowl', 'seafood.nsala', 2, FROM_ABOVE),
    ('Ofe onugbu with pounded yam', 'swallow.onugbu', 2, {**FROM_ABOVE, 'fill': .92}),
    ('Fisherman soup, cooked fresh, with eba', 'seafood.fisherman', 3, FROM_ABOVE),
    ('Chinese-style special fried rice', 'dishes.fried_rice', 3, {**FROM_ABOVE, 'fill': .92}),
    ('Ewa agoyin with Agege bread', 'dishes.beans_agoyin', 2, FROM_ABOVE),
    ('Native spaghetti with smoked fish', 'dishes.spaghetti', 3, FROM_ABOVE),
    ('Buka stew, dark and oily, for the freezer', 'dishes.stew', 3, FROM_ABOVE),
    ('Asun, smoked goat in rodo, 400 g', 'dishes.asun', 3, FROM_ABOVE),
    ('Akara, hot, pack of 10', 'snacks.akara', 2, PAPER),
    ('Puff puff, freshly fried', 'snacks.puff_puff', 2, LOWER),
    ('Meat pie with beef, potato and carrot', 'snacks.meat_pie', 3, LOWER),
    ('Moi moi in leaf, steamed', 'snacks.moi_moi', 3, LOWER),
)] + [('GROCERY', 'Chin chin, crunchy, milk and nutmeg', 'snacks.chin_chin', {}, {'rank': 4, 'view': FROM_ABOVE})]
