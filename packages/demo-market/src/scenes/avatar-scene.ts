import type { Category } from '@ahia/reference/categories'
import { seededRandom } from '../seeded-random.ts'
import type { Art } from './art.ts'
import { type Scene, thing } from './scene.ts'

/** A shop's sign: one thing, small enough that a circle cuts nothing off. Its ground tells it from its neighbours. */
export function avatarScene({ name, category, art }: { name: string; category: Category; art: Art }): Scene {
  const chance = seededRandom(name)
  return {
    size: { width: 360, height: 360 },
    ground: { name: category, hue: chance.between(-26, 26), light: { x: 0.4, y: 0.3 }, uli: 'none' },
    frame: { x: 0.5, y: 0.495, width: 0.68, height: 0.66, fill: 0.6 },
    back: [],
    lead: thing(art, { tilt: chance.between(-6, 6) }),
    front: [],
  }
}
