"""Sewn things, folded or laid flat, and further cloth."""
from .cloth import VIEW

ABOVE = {'height_degrees': 46}

GOODS = [('WARDROBE', name, maker, options, {'rank': 1, 'view': view, **(extra[0] if extra else {})}) for name, maker, options, view, *extra in (
    ('Ankara short-sleeve shirt, relaxed cut', 'sewn.shirt', {}, {'height_degrees': 56}),
    ('Ankara tote bag with leather handles', 'sewn.tote', {}, {'height_degrees': 14}),
    ('Flip-flop slippers, soft EVA, thick sole', 'sewn.flip_flops', {}, {'height_degrees': 36}),
    ('Plain face cap, curved peak, adjustable', 'headwear.face_cap', {}, {'height_degrees': 20}),
    ('Red velvet cap with gold stripes, for chiefs', 'headwear.chief_cap', {}, {'height_degrees': 20}),
    ("Tailor's thread box, 24 spools of 500 yards", 'sewn.thread_box', {}, {'height_degrees': 40}),
    ('Ribbon bow headbands, set of 3, for baby girls', 'sewn.headbands', {}, {'height_degrees': 34}),
    ('Aso oke gele and ipele, handwoven', 'cloth.gele_set', {}, {'height_degrees': 34, 'fill': .86}),
    ('George wrapper with blouse lace, two-piece set', 'cloth.wrapper_set', {}, {'height_degrees': 36}, {'colours': {
        'Red and teal': {}, 'Green and gold': {'colours': {'ground': '#0f5a34', 'thread': '#e0b04a', 'second': '#c9d84a'}, 'lace_colours': {'thread': '#c9982c', 'shade': '#8a6414', 'light': '#f0d080'}},
        'Purple and silver': {'colours': {'ground': '#4a1f6a', 'thread': '#c9ced8', 'second': '#a86ac4'}, 'lace_colours': {'thread': '#a8aeb8', 'shade': '#747a86', 'light': '#e4e8ee'}}}}),
    ('Beaded French lace with stones, 5 yards', 'cloth.bolt', {'pattern': 'lace', 'layers': 6}, VIEW, {'colours': {
        'Coral pink': {'colours': {'ground': '#e07a72', 'thread': '#f8c4b8'}}, 'Lilac': {'colours': {'ground': '#a88ac8', 'thread': '#dccaf0'}}}}),
)] + [
    ('HOUSEHOLD', 'Duvet set with bedsheet and four pillowcases', 'sewn.duvet', {}, {'rank': 1, 'view': {'height_degrees': 20}}),
]
