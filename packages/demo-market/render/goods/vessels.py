"""Jars, bottles, tubs, tins: (category, product, maker, options, extras). Brands are invented."""

PEPPER, YELLOW_PEPPER, NUT, HERB, LEMON, ORANGE, PALM = '1f336-fe0f+34', '1f336-fe0f+82', '1f95c', '1f33f', '1f34b', '1f34a', '1f334'
LOW = {'height_degrees': 10}


def printed(brand, *name, note='', net='', style='bands', art=(), **colours):
    return {'brand': brand, 'name': list(name), 'note': note, 'net': net, 'style': style, 'art': list(art), **colours}


GOODS = [
    # food and provisions
    ('FOOD', 'Zobo drink, 50 cl bottles', 'vessels.bottle', {
        'label': printed('Nkechi', 'ZOBO', note='hibiscus, clove and pineapple', net='50 cl', style='bold', art=['1f33a', '1f34d'], paper='#fff3e2', ink='#7a0f2b', accent='#a8123a'),
        'liquid': '#7d0420', 'cloud': .30, 'cap': '#7a0f2b', 'count': 3, 'slim': .82}, {'rank': 2}),
    ('FOOD', 'Fresh fruit juice, cold pressed', 'vessels.bottle', {
        'label': printed('Ketu Press', 'FRESH', 'JUICE', note='cold pressed, nothing added', style='clean', art=['1f34d'], paper='#fffdf2', ink='#6b4a00', accent='#f2a51e', face='soft'),
        'liquid': '#ffc928', 'cloud': .85, 'cap': '#2f7d3a', 'count': 2, 'slim': .9, 'ridges': False}, {'rank': 4}),
    ('FOOD', 'Cold brew coffee from Mambilla, 33 cl', 'vessels.bottle', {
        'label': printed('Mambilla', 'COLD BREW', note='steeped 16 hours', net='33 cl', style='clean', paper='#f2e6d2', ink='#2b160a', accent='#b5622a', face='serif', art=['2615']),
        'liquid': '#1a0a04', 'cloud': .7, 'cap': '#111111', 'slim': .86, 'ridges': False}, {'rank': 8}),
    ('FOOD', 'Palm wine, fresh up-wine', 'blocks.jerrycan', {
        'label': printed('Udi Hills', 'PALM WINE', note='tapped this morning', style='craft', art=[PALM], paper='#e9d3a6', ink='#3b2a12', accent='#2f7d3a'),
        'body': '#f5f2e6', 'liquid': '#f3ecd6', 'cap': '#2f7d3a'}, {'rank': 4, 'view': {'height_degrees': 14}}),
    ('GROCERY', 'Yaji suya spice', 'vessels.jar', {
        'label': printed('Suya Junction', 'YAJI', note='kuli kuli, ginger, cayenne, uda', art=[PEPPER, NUT, PEPPER], paper='#fff1d6', ink='#5b1b08', accent='#c8451c'),
        'content': '#b5622a', 'lid': '#1d1a18', 'height': 1.2, 'rough': .8}, {'rank': 2}),
    ('GROCERY', 'Ata gigun, ground dry pepper, 250 g', 'vessels.jar', {
        'label': printed('Oyingbo', 'ATA GIGUN', note='ground sombo, seeds in', net='250 g', style='bold', art=[PEPPER, PEPPER], paper='#ffd23c', ink='#5b1206', accent='#b3160a'),
        'content': '#b02a0c', 'lid': '#b3160a', 'rough': .85}, {'rank': 7}),
    ('GROCERY', 'Roasted groundnut in bottle', 'dried.groundnut_bottle', {
        'label': printed('Obi Pantry', 'ROASTED', 'GROUNDNUT', note='roasted in sand, peeled', style='bold', art=[NUT, NUT], paper='#fff3d0', ink='#5b2a0c', accent='#d9781c')}, {'rank': 1}),
    ('GROCERY', 'Groundnut oil, filtered', 'vessels.bottle', {
        'label': printed('Obi Pantry', 'GROUNDNUT', 'OIL', note='pressed in Kano, filtered twice', style='bold', art=[NUT, NUT], paper='#fff3d0', ink='#5b2a0c', accent='#d9781c'),
        'liquid': '#f2a81c', 'cloud': .8, 'cap': '#d9781c', 'glow': .42}, {'rank': 2}),
    ('GROCERY', 'Vegetable oil, refined soya', 'vessels.bottle', {
        'label': printed('Kwara Sun', 'VEGETABLE', 'OIL', note='refined soya · with vitamin A', style='badge', art=['1fad8', '1fad8'], paper='#3fa34d', ink='#14532d', accent='#3fa34d'),
        'liquid': '#f6d64a', 'cloud': .6, 'cap': '#2f8f3f', 'slim': 1.05}, {'rank': 4}),
    ('GROCERY', 'Cocoa malt drink powder', 'vessels.tub', {
        'label': printed('Fulani Gold', 'COCOA MALT', note='chocolate malt drink', style='bold', art=['1f36b', '1f95b'], paper='#5a2412', ink='#ffe9b8', accent='#d99a1c'),
        'body': '#5a2412', 'lid': '#d99a1c', 'radius': .50, 'height': 1.34, 'lid_height': .18}, {'rank': 3}),
    ('GROCERY', 'Tom brown for babies, 500 g', 'vessels.tub', {
        'label': printed('Mamakari', 'TOM BROWN', note='maize, soya and groundnut', net='500 g', style='clean', art=['1f33d', NUT], paper='#fff4dc', ink='#5b3310', accent='#e07a2a', face='round'),
        'body': '#fffaf0', 'lid': '#f2a33c', 'radius': .52, 'height': 1.22, 'lid_height': .2}, {'rank': 6}),
    ('GROCERY', 'Baby cereal from 6 months, with milk', 'vessels.tin', {
        'label': printed('Mamakari', 'BABY', 'CEREAL', note='with milk · from 6 months', style='badge', art=['1f35a', '1f37c'], paper='#8fd0f2', ink='#134a7a', accent='#8fd0f2', face='round'),
        'radius': .50, 'height': 1.28, 'lid': '#ffffff'}, {'rank': 4}),
    ('GROCERY', 'Evaporated milk, 160 g tins, tray of 12', 'vessels.tin_tray', {
        'label': printed('Fulani Gold', 'EVAPORATED', 'MILK', note='full cream', net='160 g', style='badge', art=['1f404', '1f95b'], paper='#2f6fc4', ink='#123a78', accent='#2f6fc4'),
        'columns': 4, 'rows': 3, 'radius': .26, 'height': .56}, {'rank': 4, 'view': {'height_degrees': 30}}),
    ('GROCERY', 'Palm nut concentrate for banga, 800 g tins', 'vessels.tin', {
        'label': printed('Tomiri', 'BANGA', note='palm nut concentrate', net='800 g', style='bold', art=[PALM, '1f372'], paper='#ffc21c', ink='#6b1206', accent='#b8260e'),
        'count': 2, 'radius': .48, 'height': 1.16}, {'rank': 4}),
    ('GROCERY', 'Sardines in vegetable oil, 125 g tins', 'cartons.flat_tins', {
        'label': printed('Tomiri', 'SARDINES', note='in vegetable oil', net='125 g', style='bold', art=['1f41f', '1f41f'], paper='#f7d046', ink='#123a78', accent='#c4281c'),
        'count': 3}, {'rank': 4, 'view': {'height_degrees': 34}}),
    ('GROCERY', 'Baked beans in tomato sauce, 400 g, 6 tins', 'vessels.tin_tray', {
        'label': printed('Tomiri', 'BAKED', 'BEANS', note='in tomato sauce', net='400 g', style='badge', art=['1fad8', '1f345'], paper='#1c9ca8', ink='#0d4a55', accent='#1c9ca8'),
        'columns': 3, 'rows': 2, 'radius': .42, 'height': 1.06}, {'rank': 7, 'view': {'height_degrees': 26}}),
    ('GROCERY', 'Dishwashing liquid, thick', 'vessels.pump_bottle', {
        'label': printed('Sabuna', 'DISHWASHING', 'LIQUID', note='thick, cuts palm oil', style='bold', art=['1f34b', '1f37d-fe0f'], paper='#f4ffe0', ink='#14532d', accent='#4caf2a'),
        'clear_body': '#8fd63a', 'head': '#ffffff'}, {'rank': 5}),
    ('GROCERY', 'Red palm oil, Etche pressed', 'blocks.jerrycan', {
        'label': printed('Etche Press', 'RED PALM OIL', note='low acid, no colour added', style='craft', art=[PALM], paper='#f3e2bd', ink='#5b1206', accent='#b8260e'),
        'liquid': '#d2320a', 'body': '#f5efe2', 'cap': '#1f7a3a'}, {'rank': 0, 'view': {'height_degrees': 14}}),
    ('GROCERY', 'Bleach and floor cleaner, pine, 4 L', 'blocks.jerrycan', {
        'label': printed('Sabuna', 'PINE BLEACH', note='tiles, gutters, bathroom floors', net='4 L', style='bold', art=['1f332', '1f9f9'], paper='#ffffff', ink='#0f4a6b', accent='#1f9a5a'),
        'body': '#ffffff', 'cap': '#1f9a5a', 'wide': .86}, {'rank': 6, 'view': {'height_degrees': 14}}),
    ('GROCERY', 'Yellow garri by the paint bucket', 'vessels.bucket', {
        'filling': '#f0b83a', 'body': '#f4f4f2'}, {'rank': 2, 'view': {'height_degrees': 24}}),
    # health
    ('HEALTH', 'Vitamin C effervescent tablets, 1,000 mg with zinc', 'toiletries.fizz_tube', {
        'label': printed('Dokiva', 'VITAMIN C', note='1,000 mg with zinc', style='bold', art=[ORANGE], paper='#fff4d6', ink='#a84300', accent='#f28a1c'),
        'cap': '#ffffff', 'tablet': '#ffb347'}, {'rank': 3, 'view': {'height_degrees': 16}}),
    ('HEALTH', 'Omega 3 fish oil softgels, 1,000 mg', 'vessels.pill_bottle', {
        'label': printed('Dokiva', 'OMEGA 3', note='fish oil 1,000 mg', style='pharmacy', art=['1f41f'], paper='#ffffff', ink='#123a78', accent='#1f6fb5'),
        'cap': '#ffffff', 'spill': '#e0a020'}, {'rank': 4, 'view': {'height_degrees': 16}}),
    ('HEALTH', 'Warming muscle rub, shea and camphor, 100 g', 'vessels.tub', {
        'label': printed('Greenleaf', 'MUSCLE RUB', note='shea, camphor and clove', net='100 g', style='clean', art=[HERB], paper='#fbf3e4', ink='#6b2a0c', accent='#c8451c'),
        'body': '#8a3a16', 'lid': '#6b2a0c', 'radius': .62, 'height': .72, 'lid_height': .24, 'ribs': 60}, {'rank': 4, 'view': {'height_degrees': 20}}),
    ('HEALTH', 'Hand sanitiser gel, 70 % alcohol with aloe', 'vessels.pump_bottle', {
        'label': printed('Sabuna', 'HAND GEL', note='70 % alcohol with aloe', style='pharmacy', art=[HERB], paper='#ffffff', ink='#0f4a6b', accent='#12a08a'),
        'clear_body': '#e4f6f2', 'head': '#12a08a'}, {'rank': 4}),
    ('HEALTH', 'Clove and neem tooth powder, 80 g', 'vessels.jar', {
        'label': printed('Greenleaf', 'TOOTH POWDER', note='clove and neem', net='80 g', style='craft', art=[HERB], paper='#dfe8cf', ink='#24421c', accent='#8a5a1c'),
        'content': '#b9a98a', 'lid': '#e9e4d6', 'height': 1.05, 'rough': .9}, {'rank': 7}),
    # organic
    ('ORGANIC', 'Red palm oil, 5 L', 'blocks.jerrycan', {
        'label': printed('Okada Farm', 'PALM OIL', note='pressed every Friday', net='5 L', style='badge', art=[PALM], paper='#f2a51e', ink='#6b1206', accent='#f2a51e'),
        'liquid': '#c42408', 'body': '#f0c21c', 'cap': '#c4281c', 'wide': .98}, {'rank': 0, 'view': {'height_degrees': 14}}),
    ('ORGANIC', 'Raw forest honey, unheated, dark amber', 'vessels.jar', {
        'label': printed('Obukpa', 'FOREST HONEY', note='strained once, never heated', style='craft', art=['1f41d'], paper='#f3dfae', ink='#4a2a08', accent='#b5711c'),
        'content': '#b35a08', 'cloud': .55, 'lid': '#c9962c'}, {'rank': 0}),
    ('ORGANIC', 'Honeycomb in honey, 400 g jar', 'vessels.comb_jar', {
        'label': printed('Obukpa', 'HONEYCOMB', note='cut comb in light honey', net='400 g', style='clean', art=['1f36f'], paper='#fff6dc', ink='#6b4208', accent='#e0991c', face='serif'),
        'content': '#f6a81c', 'cloud': .13, 'glow': .12, 'lid': '#c9962c', 'height': 1.42, 'label_at': (.10, .78)}, {'rank': 5, 'view': {'height_degrees': 10}}),
    ('ORGANIC', 'Raw shea butter from Niger State', 'toiletries.open_tub', {
        'label': printed('Borgu', 'RAW SHEA BUTTER', note='ori · hand churned', style='craft', art=['1f330'], paper='#efe2c4', ink='#4a2f12', accent='#a8641c'),
        'body': '#f7f3e8', 'butter': '#f0e0ae'}, {'rank': 3, 'view': {'height_degrees': 30}}),
    ('ORGANIC', 'Raw shea butter, unrefined, 500 g tub', 'toiletries.open_tub', {
        'label': printed('Bida Women', 'SHEA BUTTER', note='ivory, unrefined', net='500 g', style='clean', art=['1f330'], paper='#fdf8ea', ink='#5b3a12', accent='#3f8f4a', face='serif'),
        'body': '#fdfbf4', 'butter': '#f6edd0', 'radius': .66, 'height': .86}, {'rank': 4, 'view': {'height_degrees': 28}}),
    # spa
    ('SPA', 'Shea and cocoa body lotion, no bleach', 'vessels.pump_bottle', {
        'label': printed('ADANMA', 'shea & cocoa', 'body lotion', note='no bleach, no mercury', style='clean', art=['1f965'], paper='#fbf1e2', ink='#5a2f14', accent='#c98b4a'),
        'body': '#f7ead6', 'head': '#5a2f14', 'is_matt': True}, {'rank': 0}),
    ('SPA', 'Liquid foundation for deep skin, 30 ml', 'blocks.square_bottle', {
        'label': printed('TEMI', 'foundation', note='for deep skin', net='30 ml', style='clean', paper='#f6ead8', ink='#3a1f10', accent='#c98b4a'),
        'liquid': '#9a5c36', 'cloud': .97, 'cap': '#141212', 'count': 1, 'wide': .62, 'deep': .36, 'tall': .98, 'cap_tall': .46, 'is_round_cap': True}, {'rank': 0}),
    ('SPA', 'Edge control gel, firm, no white flakes', 'vessels.jar', {
        'label': printed('ZURI', 'EDGE CONTROL', style='nameplate', paper='#3a1d2e', ink='#f6d98a', accent='#e0a83c'),
        'content': '#f4c25e', 'cloud': .30, 'glow': .34, 'lid': '#b8862e', 'height': .96, 'radius': .58, 'label_at': (.13, .30), 'brush': '#1d1622'}, {'rank': 2, 'view': {'height_degrees': 16}}),
    ('SPA', 'Sunscreen gel for dark skin, SPF 50, 60 ml', 'vessels.soft_tube', {
        'label': printed('ADANMA', 'SPF 50', note='sunscreen gel for dark skin', net='60 ml', style='bold', art=['2600-fe0f'], paper='#fff1d8', ink='#5a2f14', accent='#f2902a'),
        'cap': '#f2902a', 'body': '#fff1d8'}, {'rank': 2}),
    ('SPA', 'Vitamin C face serum, 15 %, airless bottle', 'toiletries.airless', {
        'label': printed('TEMI', 'vitamin C 15', note='face serum', style='clean', paper='#fff6e6', ink='#8a4a10', accent='#f2a33c', art=[ORANGE]),
        'body': '#ffb24a', 'cap': '#f6f1ea'}, {'rank': 2}),
    ('SPA', 'Oud and amber perfume oil, roll-on', 'vessels.roll_on', {
        'label': printed('TEMI', 'oud', '& amber', note='perfume oil', style='clean', paper='#1d1612', ink='#f0d9a2', accent='#d4a84a', face='serif'),
        'liquid': '#a85a12'}, {'rank': 3, 'view': LOW}),
    ('SPA', 'Scalp and hair oil, rosemary and black seed', 'toiletries.nozzle_bottle', {
        'label': printed('ZURI', 'scalp oil', note='rosemary and black seed', style='clean', art=[HERB], paper='#eef3df', ink='#24421c', accent='#6a8f3a', face='soft'),
        'liquid': '#8f8a1c', 'cap': '#1d2a18'}, {'rank': 3}),
    ('SPA', 'Beard oil, castor and cedar', 'vessels.dropper', {
        'label': printed('ADANMA', 'BEARD OIL', note='castor and cedar', style='craft', art=['1f332'], paper='#e8d8b8', ink='#2b1a0c', accent='#8a4a1c'),
        'collar': '#2a2420'}, {'rank': 3}),
    ('SPA', 'Scented soy candle in a lidded jar', 'vessels.candle', {
        'label': printed('TEMI', 'soy candle', note='scented, poured by hand', style='clean', art=[HERB], paper='#fffdf4', ink='#3a3a24', accent='#a8b04a', face='serif')}, {'rank': 3, 'view': {'height_degrees': 18}}),
    ('SPA', 'Lagos Evening eau de parfum, 50 ml', 'blocks.square_bottle', {
        'label': printed('TEMI', 'Lagos Evening', note='eau de parfum', net='50 ml', style='clean', paper='#f7ead0', ink='#2b1a3a', accent='#c98b4a', face='serif'),
        'liquid': '#e8b04a', 'cloud': .18, 'cap': '#d4a84a', 'cap_metal': 1, 'wide': .86, 'tall': .98}, {'rank': 3, 'view': {'is_metal': True}}),
    ('SPA', 'Massage oil, sweet almond and lavender', 'vessels.pump_bottle', {
        'label': printed('TEMI', 'massage oil', note='sweet almond and lavender', style='clean', art=['1fabb'], paper='#f6efff', ink='#3a2a5a', accent='#8a6ac4', face='serif'),
        'clear_body': '#f0cf7a', 'head': '#1d1a24'}, {'rank': 5}),
    ('SPA', 'Nail polish set, six shades, 10 ml each', 'toiletries.nail_polish', {}, {'rank': 4, 'view': {'height_degrees': 18}}),
    ('SPA', 'Tinted lip gloss, high shine, 6 ml', 'toiletries.lip_gloss', {}, {'rank': 2, 'view': {'height_degrees': 12}, 'colours': {
        'Cocoa': {}, 'Agbalumo': {'shade': '#e0672a'}, 'Zobo': {'shade': '#8a1230'}, 'Clear': {'shade': '#fbeae4', 'cloud': .3}}}),
    # pet
    ('PET', 'Deworming syrup for puppies and kittens, 60 ml', 'vessels.syrup', {
        'label': printed('Vetiri', 'DEWORMING', 'SYRUP', note='puppies and kittens', net='60 ml', style='pharmacy', art=['1f436', '1f431'], paper='#ffffff', ink='#5a1a4a', accent='#b8327a')}, {'rank': 2}),
    ('PET', 'Tick and flea drops for dogs, one month dose', 'vessels.dropper', {
        'label': printed('Vetiri', 'TICK & FLEA', note='drops for dogs', style='pharmacy', art=['1f415'], paper='#ffffff', ink='#123a3a', accent='#0f8a8a'),
        'glass': '#e8f4f4', 'clear_glass': True, 'liquid': '#e9dfae', 'cap': '#0f8a8a', 'bulb': '#0f8a8a'}, {'rank': 2}),
    ('PET', 'Neem and aloe dog shampoo, 500 ml', 'vessels.pump_bottle', {
        'label': printed('Vetiri', 'DOG SHAMPOO', note='neem and aloe', net='500 ml', style='bold', art=['1f436', HERB], paper='#eefbe6', ink='#1c4a24', accent='#5aa83a'),
        'body': '#cfe8b4', 'head': '#2f6b3a'}, {'rank': 3}),
    ('PET', 'Tropical fish flakes with spirulina, 50 g tub', 'vessels.tub', {
        'label': printed('Karibow', 'FISH FLAKES', note='with spirulina', net='50 g', style='bold', art=['1f420', '1f41f'], paper='#ffcf3c', ink='#0f3a6b', accent='#1c7ac4'),
        'body': '#ffcf3c', 'lid': '#d63a2a', 'radius': .48, 'height': 1.16, 'lid_height': .2}, {'rank': 3}),
    # car
    ('AUTOMOTIVES', 'Four-stroke motorcycle oil, 20W-40', 'vessels.flip_bottle', {
        'label': printed('Ladimax', 'OIL', '20W-40', note='four-stroke motorcycles', style='bold', art=['1f3cd-fe0f'], paper='#f6f6f6', ink='#14161a', accent='#14161a'),
        'body': '#c4281c', 'cap': '#14161a'}, {'rank': 1}),
    ('AUTOMOTIVES', 'Car shampoo with wax, pH neutral', 'vessels.flip_bottle', {
        'label': printed('Ladimax', 'SHAMPOO', note='with wax · pH neutral', style='bold', art=['1f697', '1fae7'], paper='#f6fff0', ink='#14421c', accent='#14421c'),
        'body': '#7cc83a', 'cap': '#14421c'}, {'rank': 0}),
    ('AUTOMOTIVES', 'Fully synthetic engine oil, 4 L', 'blocks.jerrycan', {
        'label': printed('Ladimax', 'ENGINE', 'OIL', note='fully synthetic, petrol cars', style='bold', art=['1f697'], paper='#ffffff', ink='#14161a', accent='#14161a'),
        'body': '#d9a51c', 'cap': '#14161a', 'wide': .9, 'deep': .46, 'tall': 1.30}, {'rank': 1, 'view': {'height_degrees': 14}}),
    ('AUTOMOTIVES', 'Diesel engine oil, 15W-40, heavy duty', 'blocks.jerrycan', {
        'label': printed('Ladimax', '15W-40', note='heavy duty diesel oil', style='bold', art=['1f69a'], paper='#ffffff', ink='#0f2a5a', accent='#0f2a5a'),
        'body': '#1f4fa8', 'cap': '#f2c21c', 'wide': .9, 'deep': .46, 'tall': 1.30}, {'rank': 4, 'view': {'height_degrees': 14}}),
    ('AUTOMOTIVES', 'Brake fluid DOT 4, sealed bottle, 500 ml', 'vessels.bottle', {
        'label': printed('Ladimax', 'DOT 4', note='brake fluid', net='500 ml', style='bold', paper='#ffffff', ink='#14161a', accent='#c4281c', art=['1f6de']),
        'body': '#f2f2f2', 'cap': '#c4281c', 'ridges': False}, {'rank': 3}),
    ('AUTOMOTIVES', 'Dashboard and leather polish spray, 450 ml', 'blocks.aerosol', {
        'label': printed('Ladimax', 'DASHBOARD', 'POLISH', note='satin finish, no grease', net='450 ml', style='bold', art=[LEMON], paper='#fff9d8', ink='#14161a', accent='#e0b81c'),
        'cap': '#e0b81c'}, {'rank': 3}),
    ('AUTOMOTIVES', 'Hanging car perfume in glass bottle, 10 ml', 'toiletries.car_perfume', {
        'label': printed('PHC', 'CAR', 'PERFUME', note='hang and breathe', net='10 ml', style='clean', paper='#1d1612', ink='#f0d9a2', accent='#d4a84a')}, {'rank': 1}),
]
