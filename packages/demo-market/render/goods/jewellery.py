"""Jewellery and watches."""

SHINY = {'height_degrees': 28, 'is_metal': True}
FROM_ABOVE = {'height_degrees': 42, 'is_metal': True}
FRONT = {'height_degrees': 12, 'is_metal': True}

GOODS = [('JEWELRY', name, maker, options, {'rank': rank, 'view': view, **(extra[0] if extra else {})}) for name, maker, options, rank, view, *extra in (
    ('Tie-on waist beads, glass, single strand', 'jewellery.waist_beads', {}, 0, FROM_ABOVE, {'colours': {
        'Rainbow': {}, 'Gold': {'colours': ('#e0a82c', '#f2c84a', '#c98b1c')}}}),
    ('Coral bead set, three strands, with earrings and bracelet', 'jewellery.strands', {}, 0, FROM_ABOVE),
    ('Edo bridal coral set, seven pieces', 'jewellery.edo_set', {}, 0, {'height_degrees': 54, 'is_metal': True, 'fill': .88}),
    ("Men's coral neck beads, three rows", 'jewellery.strands', {'extras': False, 'length': 1.4, 'every': 0, 'colour': '#b0301a', 'inner': .55, 'apart': .2, 'size': .075}, 3, FROM_ABOVE),
    ('Igba nkwu bridal bead set, five pieces', 'jewellery.strands', {'rows': 4, 'colour': '#8a1420', 'other': '#a82430', 'every': 6, 'size': .066, 'bracelets': 2, 'head_band': True}, 4, FROM_ABOVE),
    ('Crystal bead necklace with matching earrings', 'jewellery.strands', {'rows': 4, 'every': 8, 'glassy': True, 'length': .92, 'inner': .62, 'apart': .15, 'bracelets': 0}, 2, FROM_ABOVE, {'colours': {
        'Emerald': {'colour': '#0f8a5a', 'other': '#2fb880'}, 'Royal blue': {'colour': '#1f3fb8', 'other': '#4a6ae0'}, 'Champagne': {'colour': '#e4cfa0', 'other': '#f4e6c8'}}}),
    ('Coral bead bracelet with tassel', 'jewellery.strands', {'rows': 1, 'extras': False, 'every': 0, 'inner': .62, 'size': .095, 'length': 1.0, 'tassel': '#b02a18'}, 2, FROM_ABOVE),
    ('Gold-plated bangles with crystals, set of 3', 'jewellery.bangles', {'styles': ('plain', 'plain', 'plain'), 'stones': True}, 2, SHINY),
    ('Bronze bangles, lost-wax cast, set of 3', 'jewellery.bronze_bangles', {}, 3, SHINY),
    ('Solitaire ring, sterling silver, 1 carat moissanite', 'jewellery.solitaire_in_box', {}, 0, SHINY),
    ('Wedding ring pair, 18 carat gold, hers with sapphire', 'jewellery.ring_pair', {}, 0, SHINY),
    ('Brass teardrop earrings with turquoise glass', 'jewellery.earrings', {'kind': 'brass', 'stone': '#1fb8b0'}, 2, FRONT),
    ('Bronze drop earrings with cut stone', 'jewellery.earrings', {'shape': 'cut'}, 2, FRONT, {'colours': {'Green glass': {'stone': '#1f8a4a'}, 'Coral': {'stone': '#d0402a'}}}),
    ('Drop earrings, 18 carat gold with green topaz', 'jewellery.earrings', {'kind': 'gold', 'stone': '#6ac48a'}, 4, FRONT),
    ('Heart pendant necklace, gold-plated steel', 'jewellery.pendant', {}, 1, FROM_ABOVE, {'colours': {'Yellow': {'kind': 'gold'}, 'Rose': {'kind': 'rose'}}}),
    ('Bronze heart pendant on a beaded chain', 'jewellery.pendant', {'kind': 'bronze', 'chain_beads': '#a8241c'}, 4, FROM_ABOVE),
    ("Men's watch, leather strap, 41 mm", 'watches.dress_watch', {'case': 'silver'}, 2, {'height_degrees': 18, 'is_metal': True}),
    ('Polarised sunglasses, acetate frame, UV400', 'watches.sunglasses', {}, 1, {'height_degrees': 18}, {'colours': {
        'Black': {}, 'Tortoise': {'frame': '#6a3a1c', 'lens': '#3a2418'}}}),
    ('Round tinted sunglasses with bead chain', 'watches.sunglasses', {'frame': '#c9a24a', 'lens': '#7a4a24', 'is_round': True, 'chain': '#8a5a2c'}, 3, {'height_degrees': 22}),
)]
