"""Hair: wigs on a stand and hanks, never a doll."""
from .vessels import printed

GOODS = [
    ('SPA', 'Bone straight human hair wig, lace front', 'hair.straight_wig', {}, {'rank': 0, 'view': {'height_degrees': 8}}),
    ('SPA', 'Pre-stretched braiding hair, soft fibre', 'hair.braiding_hair', {
        'label': printed('Zuri', 'BRAIDING', 'HAIR', note='pre-stretched', style='bold', paper='#f2b8d0', ink='#5a1038', accent='#c4286a')}, {'rank': 0, 'view': {'height_degrees': 58}}),
]
