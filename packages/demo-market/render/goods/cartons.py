"""Boxes. Brands are invented."""
from .vessels import HERB, printed

GOODS = [
    ('GROCERY', 'Seasoning cubes, 4 g, box of 100', 'cartons.carton', {
        'label': printed('Tomiri', 'SEASONING', note='cubes for soup and stew', net='100 x 4 g', style='bold', art=['1f357', '1f9c5'], paper='#ffd23c', ink='#8a1206', accent='#d0301c'), 'wide': 1.3, 'tall': 1.05, 'deep': .7}, {'rank': 2, 'view': {'height_degrees': 18}}),
    ('GROCERY', 'Corn flakes, crisp, 500 g box', 'cartons.carton', {
        'label': printed('Obi Pantry', 'CORN FLAKES', note='crisp Nigerian maize', net='500 g', style='bold', art=['1f963', '1f33d'], paper='#fff3c8', ink='#8a2a06', accent='#f2a01c'), 'wide': 1.12, 'tall': 1.6, 'deep': .36}, {'rank': 4}),
    ('GROCERY', 'Cream crackers, carton of 24', 'cartons.carton', {
        'label': printed('Obi Pantry', 'CREAM', 'CRACKERS', note='light and flaky', net='24 packs', style='badge', art=['1f358', '1f9c8'], paper='#d8362a', ink='#7a1206', accent='#d8362a'), 'wide': 1.3, 'tall': 1.15, 'deep': .8}, {'rank': 4, 'view': {'height_degrees': 18}}),
    ('HEALTH', 'Paracetamol tablets, 500 mg', 'cartons.medicine', {
        'label': printed('Dokiva', 'PARACETAMOL', note='500 mg tablets', style='pharmacy', paper='#ffffff', ink='#123a78', accent='#1f6fc4')}, {'rank': 1, 'view': {'height_degrees': 24}}),
    ('HEALTH', 'Malaria rapid test kit, finger prick', 'cartons.malaria_kit', {
        'label': printed('Lafiya Plus', 'MALARIA TEST', note='result in 15 minutes', style='pharmacy', art=['1f99f'], paper='#ffffff', ink='#4a123a', accent='#b8327a')}, {'rank': 1, 'view': {'height_degrees': 34}}),
    ('HEALTH', 'Disposable face masks, three layers, ear loops', 'cartons.masks', {
        'label': printed('Sabuna', 'FACE MASKS', note='three layers, ear loops', net='50 masks', style='pharmacy', paper='#ffffff', ink='#123a5a', accent='#3aa0d8')}, {
            'rank': 1, 'view': {'height_degrees': 26}, 'colours': {'Blue': {'mask': '#8fc8ec'}, 'Black': {'mask': '#22242a'}}}),
    ('HEALTH', 'First aid box, 62 pieces', 'health.first_aid_box', {}, {'rank': 0, 'view': {'height_degrees': 30}}),
    ('HEALTH', 'Ginger, turmeric and lemongrass tea bags', 'cartons.carton', {
        'label': printed('Greenleaf', 'GINGER TEA', note='with turmeric and lemongrass', style='clean', art=['1fada', HERB], paper='#ffe9b0', ink='#6b3a08', accent='#e08a1c', face='serif'), 'wide': 1.4, 'tall': 1.0, 'deep': .6}, {'rank': 2, 'view': {'height_degrees': 18}}),
    ('HOUSEHOLD', 'Stackable storage box with clip lid', 'cartons.storage_box', {'clips': '#123a6e', 'has_front_clips': True}, {'rank': 1, 'view': {'height_degrees': 18}}),
    ('HOUSEHOLD', 'Clear organiser box for fridge and freezer, with lid', 'cartons.storage_box', {
        'body': '#f4fbff', 'lid': '#eef6f2', 'clips': '#7ac4a8', 'wide': 1.7, 'tall': .62, 'deep': 1.0}, {'rank': 4, 'view': {'height_degrees': 22}}),
    ('GROCERY', 'Boarding school provisions box: cocoa malt drink, milk powder, corn flakes, garri, groundnut, sugar, biscuits, soap and toilet roll, packed in a lockable trunk', 'provisions.provisions', {}, {'rank': 0, 'view': {'height_degrees': 20}}),
    ('GROCERY', 'Toilet roll, 3 ply, pack of 12', 'cartons.toilet_rolls', {'columns': 4, 'rows': 3}, {'rank': 3, 'view': {'height_degrees': 18}}),
    ('ORGANIC', 'African black soap, ose dudu, hand cut', 'cartons.soaps', {'colour': '#3a2216'}, {'rank': 3, 'view': {'height_degrees': 26}}),
    ('SPA', 'Turmeric and pawpaw face bar, 120 g', 'cartons.soaps', {
        'colour': '#d8761c', 'label': printed('Adanma', 'FACE BAR', note='turmeric and pawpaw soap', style='clean', paper='#fff4dc', ink='#7a3a0c', accent='#e0a02c')}, {'rank': 3, 'view': {'height_degrees': 36}}),
]
