"""Appliances, heaps of produce, tyres and batteries."""

LOW = {'height_degrees': 10}
MIDDLE = {'height_degrees': 18}
HIGH = {'height_degrees': 34}

GOODS = [
    ('HOUSEHOLD', 'Blender with dry mill, 1.5 L jar', 'appliances.blender', {}, {'rank': 1, 'view': MIDDLE}),
    ('HOUSEHOLD', 'Rechargeable LED lantern, 480 lumens, with solar top', 'appliances.lantern', {}, {'rank': 1, 'view': MIDDLE}),
    ('TECH', 'Rechargeable hostel lantern with USB port', 'appliances.lantern', {'body': '#2f7a8f', 'top': '#2f7a8f', 'has_cells': False, 'glow': 1.2, 'ports': (38,)}, {'rank': 3, 'view': MIDDLE}),
    ('HOUSEHOLD', 'Electric kettle, 1.7 L, cordless base', 'appliances.kettle', {}, {'rank': 1, 'view': {'height_degrees': 16, 'is_metal': True}}),
    ('HOUSEHOLD', 'Pressure pot with two safety valves', 'appliances.pressure_pot', {}, {'rank': 1, 'view': {'height_degrees': 24, 'is_metal': True}}),
    ('HOUSEHOLD', 'Rechargeable table fan, 12 inch', 'appliances.table_fan', {}, {'rank': 1, 'view': LOW, 'colours': {
        'Red and white': {}, 'Black': {'colour': '#2a2d33', 'body': '#1c1d22', 'cage': '#3a3e44'}, 'Blue': {'colour': '#1f62c4', 'body': '#e4eefa'}}}),
    ('HOUSEHOLD', 'Rechargeable standing fan, 18 inch', 'appliances.standing_fan', {}, {'rank': 0, 'view': LOW}),
    ('HOUSEHOLD', 'Industrial standing fan, 26 inch, metal blades', 'appliances.standing_fan', {'colour': '#8d949e', 'blades': 3, 'radius': .78, 'tall': 1.7, 'cage': '#17181b', 'base': '#17181b', 'is_metal': True, 'has_battery': False}, {'rank': 4, 'view': {**LOW, 'is_metal': True}}),
    ('HOUSEHOLD', 'Monocrystalline solar panel with black frame', 'appliances.solar_panel', {}, {'rank': 0, 'view': LOW}),
    ('HOUSEHOLD', 'Digital air fryer with viewing window', 'appliances.air_fryer', {}, {'rank': 0, 'view': MIDDLE, 'colours': {'Cherry pink': {}, 'Black': {'colour': '#1c1d22'}}}),
    ('HOUSEHOLD', 'Split air conditioner with copper condenser', 'appliances.air_conditioner', {}, {'rank': 0, 'view': LOW}),
    ('HOUSEHOLD', 'Front-load washing machine, fully automatic', 'appliances.washing_machine', {}, {'rank': 0, 'view': LOW}),
    ('HOUSEHOLD', 'Double-door fridge with top freezer', 'appliances.fridge', {}, {'rank': 3, 'view': LOW, 'colours': {
        'Sea green': {'colour': '#8fc4b4', 'metal': .1}, 'Silver': {'colour': '#c9ced4'}}}),
    ('HOUSEHOLD', 'Bedside fridge, 90 L, two small doors', 'appliances.fridge', {'colour': '#2c2f35', 'tall': 1.3, 'metal': .3, 'split': .26}, {'rank': 5, 'view': LOW}),
    ('HOUSEHOLD', 'Tubular inverter battery, 12 V', 'appliances.battery', {'body': '#2f6fc4', 'lid': '#f4f5f6', 'brand': 'Voltuwa', 'is_tall': True}, {'rank': 3, 'view': MIDDLE}),
    ('AUTOMOTIVES', 'Maintenance-free car battery, 12 V', 'appliances.battery', {}, {'rank': 0, 'view': MIDDLE}),
    ('AUTOMOTIVES', 'Motorcycle battery, 12 V, sealed gel', 'appliances.motorcycle_battery', {}, {'rank': 2, 'view': MIDDLE}),
    ('AUTOMOTIVES', 'Radial tyre for saloon cars, fresh date', 'heaps.tyre', {}, {'rank': 0, 'view': LOW}),
    ('AUTOMOTIVES', 'Motorcycle tyre, 6-ply, for tar and laterite', 'heaps.tyre', {'is_moto': True, 'words': ('TITI TYRES', '6 PLY RATING', 'FRONT / REAR')}, {'rank': 2, 'view': LOW}),
    ('GROCERY', 'Fresh eggs, crate of 30', 'heaps.egg_crate', {}, {'rank': 0, 'view': HIGH}),
    ('GROCERY', 'Stew basket: tomato, tatashe, rodo and onion', 'heaps.stew_basket', {}, {'rank': 2, 'view': HIGH}),
    ('ORGANIC', 'Fresh tomatoes, hard and red, sorted', 'heaps.tomatoes', {}, {'rank': 2, 'view': HIGH}),
    ('ORGANIC', 'Fresh Nsukka yellow pepper, picked to order', 'heaps.yellow_peppers', {}, {'rank': 3, 'view': HIGH}),
    ('ORGANIC', 'White yam tubers, set of 5', 'heaps.yams', {}, {'rank': 0, 'view': HIGH}),
    ('ORGANIC', 'Sweet potatoes, orange flesh, 5 kg', 'heaps.sweet_potatoes', {}, {'rank': 4, 'view': HIGH}),
    ('GROCERY', 'Farm eggs, brown, crate of 30, from hens fed on our own maize, checked by candle light and packed the same morning in Kuje', 'heaps.egg_crate', {'colours': ('#7a4020', '#8a4c28', '#6c381c'), 'tray': '#5f86a8', 'turn': -32}, {'rank': 4, 'view': {'height_degrees': 40, 'key_side': 1}}),
    ('ORGANIC', 'Zobo petals, dried hibiscus, deep red', 'dried.petals', {}, {'rank': 1, 'view': HIGH}),
    ('ORGANIC', 'Sliced okazi leaves for afang soup, 200 g', 'dried.okazi', {}, {'rank': 4, 'view': HIGH}),
    ('ORGANIC', 'Bonny crayfish, smoke dried', 'dried.crayfish', {}, {'rank': 1, 'view': HIGH}),
    ('ORGANIC', 'Native crayfish, dried and picked', 'dried.crayfish', {'style': 'clay', 'colours': ('#a83c1c', '#8f2f14', '#bc5230', '#74240e')}, {'rank': 3, 'view': HIGH}),
    ('ORGANIC', 'Plantain bunch, Edo agbagba', 'heaps.plantain', {}, {'rank': 3, 'view': MIDDLE, 'colours': {'Green': {}, 'Turning yellow': {'colour': '#d8b42a', 'other': '#a8b43a'}}}),
]

GOODS += [
    ('HEALTH', 'Digital blood pressure monitor, upper arm', 'health.pressure_monitor', {}, {'rank': 0, 'view': HIGH}),
    ('HEALTH', 'Infrared forehead thermometer, no touch', 'health.thermometer_turned', {}, {'rank': 0, 'view': MIDDLE}),
    ('HEALTH', 'Finger pulse oximeter, bright display', 'health.oximeter', {}, {'rank': 3, 'view': HIGH}),
    ('HEALTH', 'Anti-colic feeding bottle, wide neck, 240 ml', 'health.feeding_bottle', {}, {'rank': 2, 'view': LOW}),
    ('HEALTH', 'Rubber coated dumbbells, sold as a pair', 'health.dumbbells', {}, {'rank': 4, 'view': HIGH}),
    ('HEALTH', 'Exercise mat with carry strap, 183 x 61 cm', 'health.exercise_mat', {}, {'rank': 2, 'view': MIDDLE, 'colours': {
        'Purple': {}, 'Teal': {'colour': '#1f8a8a'}, 'Black': {'colour': '#26272c'}}}),
    ('HEALTH', 'Reading glasses with blue light filter', 'watches.sunglasses', {'is_clear': True}, {'rank': 3, 'view': MIDDLE, 'colours': {
        'Black': {}, 'Tortoise': {'frame': '#6a3a1c'}}}),
]
