#!/usr/bin/python3
"""Renders the pictures of goods that are missing. See README.md; `./render.py --help` lists the options."""
import argparse
import io
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time

from PIL import Image

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

from goods import list_jobs  # noqa: E402

FINISHED = os.path.join(HERE, '../rendered')
SCRATCH = os.environ.get('RENDER_SCRATCH', os.path.join(tempfile.gettempdir(), 'ahia-render'))
# The product page shows a picture 588 points wide; on a screen of two pixels a point that is nearly all of it.
SIDE, SAMPLES, QUALITY = 1200, 3, 84
# Glass, polished metal and thin wires are noisier than everything else.
SHINY, SHINY_SHARE = ('vessels', 'blocks', 'toiletries', 'jewellery', 'watches.dress_watch', 'watches.sunglasses', 'appliances.standing_fan', 'appliances.table_fan'), 1.7
DRAFT_SIDE, DRAFT_SAMPLES = 320, 8
AT_A_TIME = 8
CELL = 160
# So that nothing else on the machine is ever slowed down by it.
IDLE = ['chrt', '-i', '0', 'nice', '-n', '19']


def main():
    options = read_options()
    for kind in (signal.SIGINT, signal.SIGTERM):
        signal.signal(kind, stop)
    os.makedirs(SCRATCH, exist_ok=True)
    jobs = [job for job in list_jobs() if is_wanted(job, options)]
    if options.first:
        jobs = put_first(jobs, options.first)
    if options.one_each:
        jobs = list({job['maker']: job for job in reversed(jobs)}.values())[::-1]
    if options.list:
        for job in jobs:
            print('done   ' if os.path.exists(finished_path(job, options)) else 'missing', job['maker'], job['name'])
        return
    if not options.contact_only:
        render_missing(jobs, options)
    write_contact_sheet(jobs, options)


def stop(_kind, _frame):
    raise KeyboardInterrupt


def read_options():
    reader = argparse.ArgumentParser()
    reader.add_argument('--only', help='only goods whose category, family or name contains this (a regular expression)')
    reader.add_argument('--draft', action='store_true', help='small and rough, outside the repository')
    reader.add_argument('--one-each', action='store_true', help='one of each kind of thing, to check how they are built')
    reader.add_argument('--again', action='store_true', help='also what exists')
    reader.add_argument('--larger', action='store_true', help='also what exists, but with fewer pixels')
    reader.add_argument('--heroes', action='store_true', help='only the first picture of each product')
    reader.add_argument('--list', action='store_true', help='only say what is there and what is missing')
    reader.add_argument('--contact-only', action='store_true', help='only write the contact sheet')
    reader.add_argument('--side', type=int, help=f'pixels, {SIDE} unless told')
    reader.add_argument('--first', help='a file of product names, one on a line: these first, in this order')
    reader.add_argument('--nice', type=int, help='this priority instead of idle, for a machine that is never idle')
    reader.add_argument('--samples', type=int, help=f'rays for each pixel, {SAMPLES} unless told')
    return reader.parse_args()


def is_wanted(job, options):
    words = f'{job["category"]} {job["maker"]} {job["name"]}'
    if options.heroes and job['is_further']:
        return False
    return not options.only or re.search(options.only, words, re.IGNORECASE)


def put_first(jobs, path):
    with open(path) as file:
        names = [line.strip() for line in file]
    places = {name: place for place, name in enumerate(names)}
    return sorted(jobs, key=lambda job: (job['is_further'], places.get(job['product'], len(names))))


def finished_path(job, options):
    if options.draft:
        return f'{SCRATCH}/drafts/{job["file"]}'
    return f'{FINISHED}/{job["file"]}'


def render_missing(jobs, options):
    missing = [job for job in jobs if options.again or is_missing(job, options)]
    print(f'{len(missing)} of {len(jobs)} to render', flush=True)
    for start in range(0, len(missing), AT_A_TIME):
        render_some(missing[start:start + AT_A_TIME], options)


def is_missing(job, options):
    path = finished_path(job, options)
    if not os.path.exists(path):
        return True
    return options.larger and side_of(path) < side_wanted(options)


def side_of(path):
    with Image.open(path) as image:
        return image.width


def side_wanted(options):
    return options.side or (DRAFT_SIDE if options.draft else SIDE)


def render_some(jobs, options):
    """Several in one Blender, which saves its start. Each is finished as soon as it is there."""
    samples = options.samples or (DRAFT_SAMPLES if options.draft else SAMPLES)
    for job in jobs:
        job['samples'] = round(samples * (SHINY_SHARE if job['maker'].startswith(SHINY) else 1))
        job['png'] = f'{SCRATCH}/{job["file"].replace("/", "-")}.png'
        if os.path.exists(job['png']):
            os.remove(job['png'])
    order = f'{SCRATCH}/order-{os.getpid()}.json'
    with open(order, 'w') as file:
        json.dump({'jobs': jobs, 'side': side_wanted(options)}, file)
    # One thread for the denoiser: two wait for each other while the machine is busy.
    env = {'OPENBLAS_NUM_THREADS': '1', **fastest_algebra(), **os.environ, 'RENDER_SCRATCH': SCRATCH}
    command = [*priority(options), 'blender', '-b', '--python-exit-code', '3', '-P', f'{HERE}/in_blender.py', '--', order]
    blender = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True)
    try:
        follow(blender, jobs, options)
    except KeyboardInterrupt:
        os.killpg(blender.pid, signal.SIGTERM)
        raise SystemExit('stopped; what is finished stays') from None


def fastest_algebra():
    """OpenBLAS takes its slowest code on a processor newer than itself; this names the best that runs."""
    with open('/proc/cpuinfo') as file:
        abilities = file.read().split()
    for ability, core in (('avx512bw', 'SkylakeX'), ('avx2', 'Haswell')):
        if ability in abilities:
            return {'OPENBLAS_CORETYPE': core}
    return {}


def priority(options):
    return IDLE if options.nice is None else ['nice', '-n', str(options.nice)]


def follow(blender, jobs, options):
    with open(f'{SCRATCH}/blender.log', 'a') as log:
        for line in blender.stdout:
            log.write(line)
            log.flush()
            if line.startswith(('TOOK', 'FAILED')):
                for job in jobs:
                    keep(job, options)
                # After it is kept: whoever reads this line may stop the command.
                print(time.strftime('%H:%M:%S'), line.strip(), flush=True)
    blender.wait()
    for job in jobs:
        keep(job, options)


def keep(job, options):
    """Moves a finished picture to its place in one step, so that half a file is never there."""
    if not os.path.exists(job['png']) or os.path.exists(f'{job["png"]}.passes'):
        return
    path = finished_path(job, options)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    packed = io.BytesIO()
    with Image.open(job['png']) as image:
        image.convert('RGB').save(packed, 'WEBP', quality=QUALITY, method=6)
    with open(f'{path}.part', 'wb') as file:
        file.write(packed.getvalue())
    os.replace(f'{path}.part', path)
    os.remove(job['png'])


def write_contact_sheet(jobs, options):
    """What is there, at the size of a card on a phone."""
    paths = [path for path in (finished_path(job, options) for job in jobs) if os.path.exists(path)]
    if not paths:
        return
    columns = min(8, len(paths))
    rows = -(-len(paths) // columns)
    sheet = Image.new('RGB', (columns * (CELL + 6), rows * (CELL + 6)), '#ffffff')
    for place, path in enumerate(paths):
        with Image.open(path) as image:
            small = image.convert('RGB').resize((CELL, CELL), Image.LANCZOS)
        sheet.paste(small, (place % columns * (CELL + 6) + 3, place // columns * (CELL + 6) + 3))
    target = f'{SCRATCH}/contact.png'
    sheet.save(target)
    weight = sum(os.path.getsize(path) for path in paths)
    print(f'{len(paths)} pictures, {weight / 1e6:.1f} MB; contact sheet: {target}')


if __name__ == '__main__':
    main()
