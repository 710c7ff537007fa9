"""Which good is made by what, as data: one file a family, in the order in which pictures are rendered."""
import re
import unicodedata

from . import bags, cartons, cloth, electronics, food, garden, hair, home, jewellery, sewn, vessels, workshop

LONGEST = 60
FAMILIES = (vessels, bags, electronics, cartons, food, jewellery, home, garden, cloth, sewn, workshop, hair)


def slug(name):
    """As in src/pictures/picture-of.ts: files are named after the product."""
    plain = unicodedata.normalize('NFKD', name).lower()
    return re.sub(r'[^a-z0-9]+', '-', plain)[:LONGEST].strip('-')


def list_jobs():
    """Every picture once: the best known goods of all families first, second views and further colours after them."""
    jobs = [job for family in FAMILIES for job in jobs_of(family.GOODS)]
    return sorted(jobs, key=lambda job: job['rank'])


def jobs_of(goods):
    for category, name, maker, options, *rest in goods:
        extra = rest[0] if rest else {}
        colours = extra.get('colours') or {None: {}}
        for place, (colour, own) in enumerate(colours.items()):
            ending = f'--{slug(colour)}' if colour else ''
            job = {
                'category': category, 'product': name, 'is_further': place > 0, 'name': name + (f' ({colour})' if colour else ''), 'maker': maker,
                'options': {**options, **own}, 'view': extra.get('view', {}),
                'file': f'{category.lower()}/{slug(name)}{ending}.webp',
                'rank': extra.get('rank', 5) + (.5 if place else 0),
            }
            yield job
            if 'second' in extra and place == 0:
                yield {**job, 'name': f'{job["name"]} (second view)', 'is_further': True, 'view': extra['second'], 'file': f'{category.lower()}/{slug(name)}{ending}.2.webp', 'rank': job['rank'] + 4}
