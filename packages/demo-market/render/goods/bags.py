"""Pouches, sacks, bags and sachets. Brands are invented."""
from .vessels import HERB, PALM, PEPPER, YELLOW_PEPPER, printed

# How many, how long and how thick: what lies in the measure before a sack of beans.
BEANS = (460, .30, .19)
STANDING = {'height_degrees': 11}


def small_sack(deep=.34):
    """A bag of a kilo or five: not as full as one of fifty."""
    return {'wide': 1.08, 'tall': 1.46, 'deep': deep}


GOODS = [
    ('FOOD', 'Kilishi, sun-dried spiced beef', 'bags.pouch', {
        'label': printed('Zaria', 'KILISHI', note='sun-dried spiced beef', style='bold', art=['kilishi', PEPPER], paper='#f2b21c', ink='#5b1206', accent='#8a1c10'), 'deep': .20}, {'rank': 2}),
    ('GROCERY', 'Abakaliki rice, destoned and parboiled', 'bags.sack', {
        'label': printed('Ebonyi Pride', 'ABAKALIKI', 'RICE', note='destoned, parboiled long grain', style='badge', art=['1f33e', '1f33e'], paper='#e9d9a8', ink='#14532d', accent='#3fa34d'), 'thread': '#2f8f3f', 'deep': .5, 'tall': 1.72, 'measure': ['#f2e8d0', '#e8dab8']}, {'rank': 0}),
    ('GROCERY', 'Ofada rice, stone-free', 'bags.sack', {
        'label': printed('Mokoloki', 'OFADA', 'RICE', note='picked twice by hand', style='craft', art=['1f33e'], paper='#c9a46c', ink='#3b1d0c', accent='#8a2a10'), **small_sack(), 'cloth': '#c9a46c', 'thread': '#8a2a10'}, {'rank': 0}),
    ('GROCERY', 'Basmati rice, aged long grain, 5 kg', 'bags.gusset_bag', {
        'label': printed('Obi Pantry', 'BASMATI', note='aged twelve months', net='5 kg', style='badge', art=['1f35a'], paper='#6a1f6a', ink='#3a0f3a', accent='#8a3a8a', face='serif'), 'side': '#d4a84a', 'is_matt': False}, {'rank': 5}),
    ('GROCERY', 'Ijebu garri, sour and fine', 'bags.pouch', {
        'label': printed('Ijebu Igbo', 'WHITE', 'GARRI', note='sour and fine, fermented 5 days', style='badge', art=['1f963'], paper='#2aa0c8', ink='#0f3a5a', accent='#2aa0c8')}, {'rank': 2}),
    ('GROCERY', 'Edo yellow garri, crisp and fried dry', 'bags.pouch', {
        'label': printed('Okada Farm', 'YELLOW', 'GARRI', note='crisp, fried dry', style='badge', art=['1f963'], paper='#f5b51e', ink='#5b2a0c', accent='#f5b51e'), 'seed': 3}, {'rank': 2}),
    ('GROCERY', 'Brown beans, oloyin, sweet and quick to cook', 'bags.sack', {
        'label': printed('Borno Sweet', 'OLOYIN', 'BEANS', note='honey beans, quick to cook', style='bold', art=['oloyin', 'oloyin'], paper='#f4e8d2', ink='#5b2a10', accent='#a8561c'), **small_sack(), 'thread': '#a8561c', 'seed': 8, 'measure': ['#b06e2c', '#9c5e24', '#bd803a'], 'measured': BEANS}, {'rank': 3}),
    ('GROCERY', 'Tomato paste sachets, 70 g, carton of 50', 'bags.sachet', {
        'label': printed('Tomiri', 'TOMATO', 'PASTE', note='double concentrate', net='70 g', style='badge', art=['1f345', '1f345'], paper='#d8201a', ink='#9a0f0a', accent='#d8201a'), 'carton': '50 x 70 g', 'lean': -4}, {'rank': 2, 'view': {'height_degrees': 34}}),
    ('GROCERY', 'Plantain chips, thin cut', 'bags.pillow', {
        'label': printed('Obi Pantry', 'PLANTAIN', 'CHIPS', note='thin cut, crisp', net='60 g', style='bold', art=['1f34c', '1f34c'], paper='#bfe04a', ink='#1c4a14', accent='#2f8f3a'), 'count': 2}, {'rank': 4}),
    ('GROCERY', 'Full cream milk powder, 900 g refill pouch', 'bags.pouch', {
        'label': printed('Fulani Gold', 'FULL CREAM', 'MILK POWDER', note='28 % fat, no lumps', net='900 g', style='bold', art=['1f95b', '1f404'], paper='#f6fbff', ink='#123a78', accent='#2f6fc4'), 'is_matt': True}, {'rank': 4}),
    ('GROCERY', 'Washing powder for hand and machine', 'bags.pouch', {
        'label': printed('Sabuna', 'WASHING', 'POWDER', note='for hand and machine', style='bold', art=['1fae7', '1f455'], paper='#ffe03c', ink='#0f2a78', accent='#1c4ac4', face='black'), 'has_zip': False}, {'rank': 4}),
    ('GROCERY', 'Banga spice set with beletete leaf', 'bags.sachet_set', {'labels': [
        printed('Warri Women', 'OBURUNBEBE', note='spice stick for banga', style='craft', art=[PALM], paper='#d8b878', ink='#3b1d0c', accent='#a8331c'),
        printed('Warri Women', 'BELETETE', note='dried leaf for banga', style='craft', art=[HERB, HERB], paper='#c8cf9a', ink='#1f3b0c', accent='#4a7a1c'),
        printed('Warri Women', 'RIGIJE', note='spice for banga', style='craft', art=['1f330'], paper='#e6c27a', ink='#3b1d0c', accent='#8a4a1c'),
        printed('Warri Women', 'GBAFILO', note='spice for banga', style='craft', art=['1f330', '1f330'], paper='#c99a6a', ink='#2b160a', accent='#5b2a0c')]}, {'rank': 4, 'view': {**STANDING, 'fill': .90}}),
    ('GROCERY', 'Instant pounded yam flour, 2 kg', 'bags.pouch', {
        'label': printed('Obi Pantry', 'POUNDED', 'YAM FLOUR', note='pure yam, no potato starch', net='2 kg', style='bands', art=['yam'], paper='#fff8ea', ink='#4a2a12', accent='#7a3fa8'), 'is_matt': True}, {'rank': 7}),
    ('GROCERY', 'Usi, edible starch for banga, 2 kg', 'bags.pouch', {
        'label': printed('Sapele Road', 'USI', note='edible cassava starch', net='2 kg', style='clean', art=['1f33f'], paper='#f7f7f2', ink='#1c4a3a', accent='#2f9a6a', face='round'), 'has_zip': False, 'is_matt': True}, {'rank': 7}),
    ('GROCERY', 'Spaghetti, 500 g, carton of 20', 'bags.pasta', {
        'label': printed('Obi Pantry', 'SPAGHETTI', note='durum wheat · 1.6 mm', net='500 g', style='bold', art=['1f35d'], paper='#1c4ac4', ink='#ffffff', accent='#d0201c')}, {'rank': 4}),
    ('GROCERY', 'Instant noodles, carton of 40 packs, with seasoning powder and chilli oil sachet in every pack, for homes, hostels, kiosks and school tuck boxes', 'bags.pillow', {
        'label': printed('Nudiri', 'NOODLES', note='instant, ready in 3 minutes', style='bold', art=['1f35c', '1f357'], paper='#ffd23c', ink='#8a1206', accent='#d0301c'), 'wide': 1.2, 'tall': 1.2, 'carton': (4, 10, '40 packs')}, {'rank': 2, 'view': {'height_degrees': 40}}),
    ('HEALTH', 'Moringa leaf powder, shade dried', 'bags.pouch', {
        'label': printed('Greenleaf', 'MORINGA', note='shade-dried leaf powder', style='clean', art=[HERB, HERB], paper='#5a8f3a', ink='#ffffff', accent='#d8ec9a', face='serif'), 'is_matt': True, 'back': '#3f6b28'}, {'rank': 0}),
    ('HEALTH', 'Maternity pads, extra long, pack of 10', 'bags.soft_pack', {
        'label': printed('Mamakari', 'MATERNITY PADS', note='extra long, 42 cm', net='10 pads', style='clean', art=['1f338'], paper='#ffe4ef', ink='#8a2a5a', accent='#e07aa8', face='round')}, {'rank': 4}),
    ('ORGANIC', 'Ground Nsukka yellow pepper', 'bags.sachet', {
        'label': printed('Obukpa', 'YELLOW', 'PEPPER', note='ground every Thursday', style='bold', art=[YELLOW_PEPPER, YELLOW_PEPPER], paper='#ffcf2a', ink='#5b3a06', accent='#a8480c')}, {'rank': 1, 'view': STANDING}),
    ('ORGANIC', 'Dried Nsukka yellow pepper, whole pods, 250 g', 'bags.pouch', {
        'label': printed('Obukpa', 'WHOLE PODS', note='dried Nsukka yellow pepper', net='250 g', style='craft', art=[YELLOW_PEPPER, YELLOW_PEPPER], paper='#e8c27a', ink='#4a2a08', accent='#c8781c'), 'is_matt': True}, {'rank': 3}),
    ('ORGANIC', 'Okpa flour, bambara nut, finely milled', 'bags.pouch', {
        'label': printed('Igbo Eze', 'OKPA FLOUR', note='bambara nut, finely milled', style='bands', art=['1fad8', PALM], paper='#fff3d6', ink='#5b2a0c', accent='#e07a1c')}, {'rank': 3}),
    ('ORGANIC', 'Dry abacha, cassava flakes for African salad', 'bags.pouch', {
        'label': printed('Opi', 'ABACHA', note='dry cassava flakes', style='badge', art=['1f957'], paper='#8fbf5a', ink='#24521c', accent='#8fbf5a'), 'seed': 6}, {'rank': 3}),
    ('ORGANIC', 'Pepper soup spice, Rivers blend, 120 g', 'bags.sachet', {
        'label': printed('Bonny', 'PEPPER SOUP', 'SPICE', note='eight seeds, toasted', net='120 g', style='bold', art=['1f372', PEPPER], paper='#f4e2c8', ink='#5b1206', accent='#a81c12')}, {'rank': 3, 'view': STANDING}),
    ('ORGANIC', 'Acha, fonio, washed and stone free', 'bags.sack', {
        'label': printed('Plateau', 'ACHA', note='washed fonio, stone free', style='craft', art=['1f33e'], paper='#efe3c6', ink='#4a3512', accent='#5a8f3a'), **small_sack(), 'cloth': '#efe3c6', 'thread': '#5a8f3a', 'seed': 11}, {'rank': 3}),
    ('ORGANIC', 'Ukwa, African breadfruit seeds, dried', 'bags.sack', {
        'label': printed('Udi', 'UKWA', note='dried breadfruit seeds', style='craft', art=['ukwa'], paper='#b88a52', ink='#2b160a', accent='#e9d3a6'), **small_sack(.38), 'cloth': '#b88a52', 'seed': 14}, {'rank': 4}),
    ('ORGANIC', 'Dabino, soft dates from the north', 'bags.pouch', {
        'label': printed('Jigawa', 'DABINO', note='soft dates, washed', style='clean', art=[PALM], paper='#4a2410', ink='#f3dfae', accent='#d4a84a', face='serif'), 'is_matt': True}, {'rank': 6}),
    ('ORGANIC', 'Honey beans, oloyin, hand picked', 'bags.sack', {
        'label': printed('Kuje Farm', 'HONEY', 'BEANS', note='oloyin, picked by hand', style='badge', art=['oloyin'], paper='#d8c088', ink='#5b3310', accent='#e0a83c'), **small_sack(), 'seed': 17, 'thread': '#5b3310', 'measure': ['#b9782f', '#a9682a', '#c68a42'], 'measured': BEANS}, {'rank': 3}),
    ('PET', 'Dry dog food, chicken and rice, for adult dogs', 'bags.gusset_bag', {
        'label': printed('Karibow', 'ADULT DOG', note='chicken and rice', style='bold', art=['1f415', '1f357'], paper='#f6efe0', ink='#5b1206', accent='#c4281c'), 'side': '#c4281c'}, {'rank': 0}),
    ('PET', 'Guard dog meal, maize, fish and bone', 'bags.sack', {
        'label': printed('Karibow', 'GUARD DOG', 'MEAL', note='maize, fish and bone', style='bold', art=['1f415', '1f9b4'], paper='#f2ead6', ink='#14161a', accent='#2f4f8f'), 'thread': '#2f4f8f', 'seed': 20, 'deep': .5, 'measure': ['#b08a52', '#9a7440', '#c8a468']}, {'rank': 1}),
    ('PET', 'Puppy starter food, small soft kibble', 'bags.gusset_bag', {
        'label': printed('Karibow', 'PUPPY', note='small soft kibble', style='bold', art=['1f436'], paper='#ffd9e6', ink='#6b1240', accent='#e0528a', face='round'), 'side': '#e0528a', 'wide': 1.0, 'tall': 1.45}, {'rank': 2}),
    ('PET', 'Dry cat food, ocean fish', 'bags.gusset_bag', {
        'label': printed('Karibow', 'CAT', 'FOOD', note='ocean fish, with taurine', style='bold', art=['1f408', '1f41f'], paper='#d8f0ff', ink='#0f3a6b', accent='#1c8ac4'), 'side': '#1c8ac4', 'tall': 1.5}, {'rank': 2}),
    ('PET', 'Wet cat food in sachets, box of 12 x 85 g', 'bags.sachet_box', {
        'label': printed('Karibow', 'WET CAT', 'FOOD', note='flakes in gravy', net='85 g', style='bold', art=['1f431', '1f41f'], paper='#ffe9c8', ink='#6b2a0c', accent='#8a4ac4'),
        'box': printed('Karibow', 'WET CAT', 'FOOD', note='flakes in gravy', net='12 x 85 g', style='bold', art=['1f431', '1f41f'], paper='#ffe9c8', ink='#6b2a0c', accent='#8a4ac4')}, {'rank': 2, 'view': {'height_degrees': 16}}),
    ('PET', 'Rabbit pellets with dried moringa, 5 kg', 'bags.sack', {
        'label': printed('Karibow', 'RABBIT', 'PELLETS', note='with dried moringa', net='5 kg', style='badge', art=['1f407'], paper='#a8c87a', ink='#24421c', accent='#a8c87a'), **small_sack(), 'seed': 23}, {'rank': 3}),
    ('PET', 'Seed mix for parakeets and canaries, 1 kg', 'bags.pouch', {
        'label': printed('Karibow', 'BIRD SEED', note='millet, canary seed, sesame', net='1 kg', style='badge', art=['1f99c'], paper='#5ac4a8', ink='#0f4a3a', accent='#5ac4a8'), 'seed': 8}, {'rank': 3}),
    ('GARDEN', 'NPK 15-15-15 fertiliser, granular', 'bags.sack', {
        'label': printed('Gonari', 'NPK', '15-15-15', note='granular fertiliser', style='bold', art=['1f33d', '1f331'], paper='#ffffff', ink='#0f3a78', accent='#2f9a3a', face='black'), 'thread': '#0f3a78', 'deep': .52, 'tall': 1.74, 'seed': 26, 'measure': ['#b8a488', '#9a8a74', '#cfc0a6']}, {'rank': 1}),
    ('GARDEN', 'Potting mix with cocopeat and compost', 'bags.gusset_bag', {
        'label': printed('Lekki Plant', 'POTTING MIX', note='cocopeat and compost', style='bold', art=['1fab4', '1f331'], paper='#e4f2d2', ink='#24421c', accent='#5b3a1c'), 'side': '#5b3a1c', 'is_matt': False}, {'rank': 1}),
]
