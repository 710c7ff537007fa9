"""For pets, cars and the home: what is neither a pack nor a large appliance."""

LOW = {'height_degrees': 12}
MIDDLE = {'height_degrees': 20}
HIGH = {'height_degrees': 36}
METAL = {'height_degrees': 28, 'is_metal': True}

GOODS = [
    ('PET', 'Steel feeding bowls with rubber foot, set of 2', 'pets.feeding_bowls', {}, {'rank': 1, 'view': {'height_degrees': 30}}),
    ('PET', 'Rubber chew ball with treat pocket, 7 cm', 'pets.chew_ball', {}, {'rank': 1, 'view': MIDDLE}),
    ('PET', 'Leather dog collar with brass buckle', 'pets.collar', {}, {'rank': 1, 'view': {'height_degrees': 26}}),
    ('PET', 'Strong dog leash with padded handle', 'pets.leash', {}, {'rank': 1, 'view': {'height_degrees': 48}}),
    ('PET', 'Roasted cow bone chews, pack of 3', 'pets.bones', {}, {'rank': 1, 'view': HIGH}),
    ('AUTOMOTIVES', 'Engine air filter, round type, 26 cm', 'workshop.air_filter', {}, {'rank': 1, 'view': MIDDLE}),
    ('AUTOMOTIVES', 'Car wash sponges, wide pores, soft', 'workshop.sponges', {}, {'rank': 1, 'view': HIGH}),
    ('AUTOMOTIVES', 'Front brake discs, vented, pair', 'workshop.brake_discs', {}, {'rank': 1, 'view': METAL}),
    ('AUTOMOTIVES', 'Chain and sprocket kit for 100 to 125 cc motorcycles', 'workshop.chain_kit', {}, {'rank': 1, 'view': {'height_degrees': 48, 'is_metal': True}}),
    ('AUTOMOTIVES', 'Armoured padlock for spare wheel and bus doors, 70 mm', 'workshop.padlock', {}, {'rank': 1, 'view': METAL}),
    ('AUTOMOTIVES', 'Iridium spark plugs, set of 4', 'workshop.spark_plugs', {}, {'rank': 1, 'view': {'height_degrees': 24, 'is_metal': True}}),
    ('HOUSEHOLD', 'Fridge guard, 13 A plug-in voltage protector', 'workshop.fridge_guard', {}, {'rank': 1, 'view': MIDDLE}),
    ('HOUSEHOLD', 'Microwave oven, 20 L', 'workshop.microwave', {}, {'rank': 1, 'view': MIDDLE}),
    ('HOUSEHOLD', 'Chest freezer with lock and basket', 'workshop.chest_freezer', {}, {'rank': 1, 'view': {'height_degrees': 30}}),
    ('HOUSEHOLD', 'Automatic voltage stabiliser for fridge and TV', 'workshop.stabiliser', {}, {'rank': 1, 'view': MIDDLE}),
    ('HOUSEHOLD', 'Airtight glass food jars with steel lids', 'workshop.glass_jars', {}, {'rank': 1, 'view': LOW}),
]
