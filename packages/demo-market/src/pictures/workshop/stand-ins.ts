import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Writes what it is asked for at once and notes it; where SLOW is set, it waits after the first. */
const BLENDER = `#!/usr/bin/env python3
import json, os, sys, time
with open(sys.argv[-1]) as file:
    jobs = json.load(file)['jobs']
with open(os.environ['SEEN'], 'a') as seen:
    for job in jobs:
        with open(job['png'], 'wb') as file:
            file.write(b'png')
        print(job['file'], file=seen, flush=True)
        print('TOOK', job['file'], flush=True)
        if os.environ.get('SLOW'):
            time.sleep(60)
`

/** For `chrt` and `nice`: notes how it is called and starts the rest, as a busy machine would never get to what is idle. */
const PRIORITY = `#!/bin/sh
echo "$(basename "$0") $1 $2" >> "$PRIORITIES"
shift 2
exec "$@"
`

/** Stands for PIL and numpy: anything can be asked of it, and saving writes a file. */
const ANYTHING = `
class Anything:
    width = height = 1
    def __init__(self, *_, **__): pass
    def __call__(self, *_, **__): return self
    def __getattr__(self, _): return self
    def __enter__(self): return self
    def __exit__(self, *_): pass
    def save(self, target, *_, **__):
        if not isinstance(target, str):
            return target.write(b'picture')
        with open(target, 'wb') as file:
            file.write(b'picture')
def __getattr__(name):
    if name.startswith('__'): raise AttributeError(name)
    return Anything()
`

export type StandIns = { folder: string; seen: string; priorities: string; env: NodeJS.ProcessEnv }

/** Programs and modules in the place of Blender and of what draws, so that only the command itself is tried. */
export function makeStandIns(): StandIns {
  const folder = mkdtempSync(path.join(tmpdir(), 'workshop-'))
  mkdirSync(path.join(folder, 'PIL'))
  writeFileSync(path.join(folder, 'blender'), BLENDER, { mode: 0o755 })
  for (const program of ['chrt', 'nice']) writeFileSync(path.join(folder, program), PRIORITY, { mode: 0o755 })
  for (const module of ['PIL/__init__', 'PIL/Image', 'PIL/ImageDraw', 'PIL/ImageFont', 'numpy'])
    writeFileSync(path.join(folder, `${module}.py`), ANYTHING)
  const [seen, priorities] = [path.join(folder, 'seen'), path.join(folder, 'priorities')]
  for (const notes of [seen, priorities]) writeFileSync(notes, '')
  const env = {
    ...process.env,
    PATH: `${folder}:${process.env.PATH}`,
    PYTHONPATH: folder,
    PYTHONDONTWRITEBYTECODE: '1',
    RENDER_SCRATCH: path.join(folder, 'scratch'),
    SEEN: seen,
    PRIORITIES: priorities,
  }
  return { folder, seen, priorities, env }
}
