"""Hair: wigs on a stand and hanks, never a doll."""

GOODS = [
    ('SPA', 'Bone straight human hair wig, lace front', 'hair.straight_wig', {}, {'rank': 0, 'view': {'height_degrees': 8}}),
]
