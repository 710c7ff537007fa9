"""Phones and small electronics; one picture for each colour that is sold."""
from printing.screens import DUSK, FRESH, LEAF, WARM

FLAT = {'height_degrees': 9}
ABOVE = {'height_degrees': 26}
TILTED = {'height_degrees': 18}

GOODS = [
    ('TECH', '4G smartphone, 6.6 inch, 50 MP camera, dual SIM', 'phones.phone', {'kind': 'column'}, {'rank': 0, 'view': FLAT, 'colours': {
        'Midnight': {'body': '#1b2340', 'frame': '#3a4260'},
        'Sky blue': {'body': '#9cc4e8', 'frame': '#c9daea', 'wallpaper': FRESH},
        'Gold': {'body': '#e8cfa0', 'frame': '#e3c58c', 'wallpaper': DUSK}}}),
    ('TECH', 'Entry 4G smartphone, 6.5 inch, 5,000 mAh', 'phones.phone', {'kind': 'dots'}, {'rank': 3, 'view': FLAT, 'colours': {
        'Blue': {'body': '#2f62c8', 'frame': '#4a78d8', 'wallpaper': FRESH}, 'Black': {'body': '#1a1b1f', 'frame': '#2c2e34', 'wallpaper': DUSK}}}),
    ('TECH', '5G smartphone, 6.7 inch, 256 GB, 108 MP camera', 'phones.phone', {'kind': 'ring', 'body': '#2f4a3c', 'frame': '#9db8a4', 'wallpaper': LEAF}, {'rank': 3, 'view': FLAT}),
    ('TECH', '20,000 mAh power bank, 22.5 W', 'gadgets.power_bank', {}, {'rank': 0, 'view': TILTED, 'colours': {
        'Blue': {'body': '#2458c8'}, 'Black': {'body': '#1a1b1f'}, 'White': {'body': '#f4f5f7'}}}),
    ('TECH', 'Slim power bank, 10,000 mAh', 'gadgets.power_bank', {'has_display': False, 'deep': .13, 'wide': .72}, {'rank': 1, 'view': TILTED, 'colours': {
        'Orange': {'body': '#f07a24'}, 'White': {'body': '#f6f6f4'}, 'Lilac': {'body': '#b9a4e4'}}}),
    ('TECH', 'High-capacity power bank with lamp, for blackout days', 'gadgets.power_bank', {'body': '#2a2d33', 'deep': .36, 'lamp': True, 'words': 'with lamp'}, {'rank': 6, 'view': TILTED}),
    ('TECH', 'Wireless earbuds with charging case', 'gadgets.earbuds', {}, {'rank': 1, 'view': ABOVE, 'colours': {
        'Royal blue': {'body': '#1f49c4'}, 'White': {'body': '#f4f5f7', 'inside': '#dcdfe6'}}}),
    ('TECH', 'Smart watch, 1.96 inch, with calls', 'watches.watch', {}, {'rank': 1, 'view': TILTED, 'colours': {
        'Black case': {}, 'Silver case': {'case': '#c9ccd1', 'strap': '#e9eaee'}}}),
    ('TECH', 'Smart watch for children, with GPS and SIM', 'watches.watch', {'case': '#2f9ad8', 'strap': '#f08a2a', 'is_for_children': True}, {'rank': 3, 'view': TILTED}),
    ('TECH', 'Micro memory card with adaptor', 'gadgets.memory_card', {}, {'rank': 1, 'view': {'height_degrees': 14}}),
    ('TECH', 'Braided USB-C fast charging cable', 'gadgets.usb_cable', {}, {'rank': 1, 'view': {'height_degrees': 40}, 'colours': {
        'Black': {'colour': '#1d1e22'}, 'Red': {'colour': '#c4202a'}}}),
    ('TECH', 'Wall charger with two ports, USB-C and USB-A', 'gadgets.wall_charger', {}, {'rank': 1, 'view': ABOVE}),
    ('TECH', 'Universal laptop charger with ten tips', 'gadgets.brick_charger', {}, {'rank': 2, 'view': {'height_degrees': 34}}),
    ('TECH', '4G home router with SIM slot, all networks', 'gadgets.router', {'sim': True}, {'rank': 1, 'view': TILTED}),
    ('TECH', 'Dual-band Wi-Fi router with four antennas', 'gadgets.router', {'body': '#1c1d22', 'antennas': 4, 'trim': '#c4202a', 'lights': 5}, {'rank': 4, 'view': TILTED}),
    ('TECH', 'Portable wireless speaker, 40 W', 'gadgets.speaker', {}, {'rank': 1, 'view': TILTED, 'colours': {
        'Black': {'body': '#1b1c20'}, 'Red': {'body': '#b81f26', 'accent': '#f2d0c4'}, 'Blue': {'body': '#1f4fa8', 'accent': '#c4dcf2'}}}),
    ('TECH', 'Outdoor Wi-Fi security camera with colour at night', 'gadgets.security_camera', {}, {'rank': 1, 'view': TILTED}),
    ('TECH', 'CCTV kit with full HD bullet cameras, recorder, hard disk, 20 metre cables, power supply and phone app, ready to mount on house, shop or filling station', 'gadgets.security_kit', {}, {'rank': 7, 'view': ABOVE}),
    ('TECH', 'Tablet, 10.1 inch, with SIM slot and cover', 'phones.tablet', {}, {'rank': 0, 'view': TILTED, 'colours': {
        'Navy': {'body': '#1f2d54'}, 'Pink': {'body': '#e8a0b8', 'wallpaper': DUSK}}}),
    ('TECH', 'Tablet, 8 inch, with keyboard case', 'phones.tablet', {'has_keys': True, 'body': '#2a2b30', 'wide': 1.4, 'tall': .92}, {'rank': 4, 'view': ABOVE}),
    ('TECH', 'Student laptop, 14 inch, solid state drive', 'phones.laptop', {'body': '#5a6a8f', 'wallpaper': WARM}, {'rank': 0, 'view': ABOVE}),
    ('TECH', 'Laptop, 15.6 inch, full HD, for office and school', 'phones.laptop', {'body': '#c9ccd3', 'wide': 1.8}, {'rank': 0, 'view': ABOVE}),
    ('TECH', 'UK-used business laptop, 14 inch, grade A', 'phones.laptop', {'body': '#26272c', 'wallpaper': LEAF, 'keys': '#0e0f12', 'turn': 20, 'app': 'letter'}, {'rank': 4, 'view': ABOVE}),
    ('TECH', 'Smart TV, 4K, with voice remote', 'phones.smart_tv', {}, {'rank': 3, 'view': {'height_degrees': 15}}),
    ('TECH', 'LED television, 32 inch, with free-to-air decoder', 'phones.television_set', {}, {'rank': 3, 'view': {'height_degrees': 15}}),
    ('TECH', 'LED monitor, full HD, with HDMI and VGA', 'phones.display', {'picture': 'desktop', 'stand': 'foot', 'wide': 1.6, 'app': 'table'}, {'rank': 2, 'view': FLAT}),
    ('TECH', 'Over-ear wireless headphones with noise cancelling', 'gadgets.headphones', {}, {'rank': 3, 'view': TILTED}),
    ('HOUSEHOLD', 'LED bulbs, bright white, screw or pin cap', 'gadgets.bulb', {}, {'rank': 1, 'view': TILTED}),
]
