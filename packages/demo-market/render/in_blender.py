"""Runs inside Blender: builds and renders the named pictures. Called by render.py, never by hand."""
import importlib
import json
import os
import random
import sys
import traceback

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

from studio.output import finish, render_to  # noqa: E402
from studio.scene import empty_studio, photograph_from  # noqa: E402


def build(job):
    """The family's function makes the thing, the studio does the rest."""
    empty_studio()
    random.seed(7)
    family, maker = job['maker'].split('.')
    make = getattr(importlib.import_module(f'families.{family}'), maker)
    make(**job['options'])
    photograph_from(ground=job['category'], **job['view'])


def main():
    with open(sys.argv[sys.argv.index('--') + 1]) as file:
        order = json.load(file)
    waiting = None
    for job in order['jobs']:
        rendered = attempt(job, lambda job: rendering_of(job, order['side']))
        if waiting:
            attempt(waiting['job'], lambda _, waiting=waiting: finish(waiting))
        waiting = rendered
    if waiting:
        attempt(waiting['job'], lambda _: finish(waiting))


def rendering_of(job, side):
    build(job)
    return {**render_to(job['png'], side, job['samples']), 'job': job}


def attempt(job, work):
    """One that fails must not stop the others."""
    try:
        return work(job)
    except Exception:
        print(f'FAILED {job["name"]}', flush=True)
        traceback.print_exc()
        return None


main()
