"""For the garden."""
from .vessels import HERB, printed

HIGH = {'height_degrees': 30}
LOW = {'height_degrees': 12}
ABOVE = {'height_degrees': 52}


def seeds(name, art, paper='#fff8e6', accent='#2f8f3a'):
    return printed('Jabi Garden', name, style='badge', art=[art], paper=accent, ink='#24421c', accent=accent)


HERBS = [printed('Lekki Plant', name, note='seeds', style='bold', art=[art], paper=paper, ink=ink, accent=accent) for name, art, paper, ink, accent in (
    ('MINT', HERB, '#8fd0a8', '#0f3a24', '#1f7a4a'), ('BASIL', '1f343', '#e8b23c', '#4a2a06', '#2f6b2a'), ('SCENT LEAF', HERB, '#f2e6c4', '#24421c', '#3f8f2f'),
    ('PARSLEY', '1f340', '#e07a4a', '#4a1606', '#24602a'), ('CURRY LEAF', '1f343', '#6ab0c8', '#0a2f42', '#1f6b3a'))]
VEGETABLES = [seeds(name, art, accent=accent) for name, art, accent in (
    ('UGU', '1f96c', '#2f8f3a'), ('OKRA', '1fadb', '#7ab82a'), ('EWEDU', '1f33f', '#1f7a5a'), ('TATASHE', '1fad1', '#c4281c'), ('RODO', '1f336-fe0f', '#e0601c'),
    ('TOMATO', '1f345', '#d0301c'), ('GARDEN EGG', '1f346', '#7a3fa8'), ('SOKO', '1f96c', '#3fa34d'), ('WATERLEAF', '1f331', '#2fa08a'), ('CUCUMBER', '1f952', '#4a9a3a'))]

GOODS = [
    ('GARDEN', 'Snake plant in clay pot', 'plants.snake_plant', {}, {'rank': 0, 'view': LOW}),
    ('GARDEN', 'Fired clay pot with saucer', 'plants.clay_pot', {}, {'rank': 0, 'view': {'height_degrees': 22}}),
    ('GARDEN', 'Desert cactus in small bowl, 20 cm', 'plants.cactus', {}, {'rank': 0, 'view': {'height_degrees': 16}}),
    ('GARDEN', 'Potted palm for terrace or hallway', 'plants.palm', {}, {'rank': 0, 'view': LOW}),
    ('GARDEN', 'Long-spout watering can, 5 L', 'garden.watering_can', {}, {'rank': 0, 'view': {'height_degrees': 16}}),
    ('GARDEN', 'Garden hose, three-layer, with gun and fittings', 'garden.hose', {}, {'rank': 0, 'view': {'height_degrees': 38}}),
    ('GARDEN', 'Kettle charcoal barbecue with wheels', 'garden.barbecue', {}, {'rank': 0, 'view': LOW}),
    ('GARDEN', 'Solar hurricane lantern, flame-effect light', 'garden.hurricane_lantern', {}, {'rank': 0, 'view': {'height_degrees': 26}}),
    ('GARDEN', 'Heavy cutlass with riveted grip, 20 inch', 'garden.cutlass', {}, {'rank': 0, 'view': ABOVE}),
    ('GARDEN', 'Kitchen herb seeds, five packets', 'garden.fan', {'labels': HERBS}, {'rank': 0, 'view': LOW}),
    ('GARDEN', 'Backyard vegetable seed box, ten packets for 100 square metres: ugu, okra, ewedu, tatashe, rodo, tomato, garden egg, waterleaf, soko and cucumber', 'garden.seed_box', {'labels': VEGETABLES}, {'rank': 0, 'view': {'height_degrees': 22}}),
]
