"""Cloth by the yard."""

VIEW = {'height_degrees': 26}

GOODS = [
    ('WARDROBE', 'Ankara cotton print, 6 yards', 'cloth.bolt', {}, {'rank': 0, 'view': VIEW, 'colours': {
        'Orange sunburst': {'colours': {'ground': '#12307a', 'main': '#f2841c', 'second': '#c4281c', 'motif': 'sun'}},
        'Blue peacock': {'colours': {'ground': '#0f6a8a', 'main': '#1f4fc4', 'second': '#f2b21c', 'dark': '#0a2a4a', 'motif': 'feather'}},
        'Green leaf': {'colours': {'ground': '#f2d060', 'main': '#1f8a4a', 'second': '#7ab82a', 'dark': '#0f4a28', 'motif': 'leaf'}},
        'Wine and gold': {'colours': {'ground': '#6a1030', 'main': '#e0a82c', 'second': '#a81c3a', 'dark': '#3a0818', 'motif': 'sun'}}}}),
    ('WARDROBE', 'Adire eleko, hand-painted indigo cotton, 5 yards', 'cloth.bolt', {'pattern': 'adire'}, {'rank': 2, 'view': VIEW}),
    ('WARDROBE', 'Cord lace for aso ebi, 5 yards', 'cloth.openwork_length', {}, {'rank': 1, 'view': {'height_degrees': 38}, 'colours': {
        'Wine': {}, 'Emerald': {'colours': {'thread': '#0f6a4a', 'shade': '#083a28', 'light': '#3aa87a'}},
        'Royal blue': {'colours': {'thread': '#1c2f8a', 'shade': '#0f1a54', 'light': '#4a62c4'}},
        'Champagne': {'colours': {'thread': '#d8c09a', 'shade': '#a88f66', 'light': '#f2e4c8'}}}}),
]
