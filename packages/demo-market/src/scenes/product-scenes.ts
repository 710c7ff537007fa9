import type { Category } from '@ahia/reference/categories'
import { type Chance, seededRandom } from '../seeded-random.ts'
import type { Art } from './art.ts'
import { type Ground, type Scene, type Thing, thing } from './scene.ts'

/** What the pictures of a product are made from. */
export type ProductLook = {
  /** Decides about the small differences, so that no two cards look stamped. */
  name: string
  category: Category
  main: Art
  beside: readonly Art[]
  hue: number
  count: 1 | 2 | 3
  /** Its place among the products of its category, which decides about the colour of the ground. */
  place: number
}

type StagedLook = ProductLook & { groundHue: number }

type Light = Ground['light']

const SIDE = 960
const OTHER_HUE = 12
/**
 * Turns of the category's colour: twelve products of one category side by side would look like one picture. Small ones,
 * as rendered goods all stand on the category's own colour.
 */
const GROUND_HUES = [-20, 0, 20, -40, 40, 60]
// Few, so that the painted grounds can be used again.
const LIGHTS: readonly [Light, ...Light[]] = [
  { x: 0.38, y: 0.34 },
  { x: 0.5, y: 0.42 },
  { x: 0.62, y: 0.36 },
]

/** Up to four views, the most telling first: the thing, more of it, with its companions, in another light. */
export function productScenes(given: ProductLook): [Scene, Scene, Scene, Scene] {
  const chance = seededRandom(given.name)
  const look = { ...given, groundHue: GROUND_HUES[given.place % GROUND_HUES.length] ?? 0 }
  return [onItsOwn(look, chance), inAGroup(look, chance), inCompany(look, chance), inOtherLight(look, chance)]
}

function onItsOwn(look: StagedLook, chance: Chance): Scene {
  const group = { 1: alone, 2: pair, 3: trio }[look.count](look, chance)
  const fill = look.count === 1 ? chance.between(0.58, 0.63) : chance.between(0.6, 0.66)
  return { ...stage(look, chance, { hue: 0, fill }), ...group }
}

/** Where the first picture shows several already, this one looks at one of them. */
function inAGroup(look: StagedLook, chance: Chance): Scene {
  const group = look.count === 1 ? trio(look, chance) : alone(look, chance)
  return { ...stage(look, chance, { hue: 0, fill: 0.66 }), ...group }
}

function inCompany(look: StagedLook, chance: Chance): Scene {
  const [first, second] = look.beside
  const side = chance.pick([-1, 1])
  const lead = mainThing(look, { tilt: chance.between(-5, 5) })
  const setting = stage(look, chance, { hue: 0, fill: 0.68 })
  if (!first) return { ...setting, ...pair(look, chance) }
  const near = thing(first, { x: side * chance.between(0.72, 0.86), rise: -0.06, size: 0.56, tilt: side * 6 })
  if (!second) return { ...setting, back: [], lead, front: [near] }
  const far = thing(second, { x: -side * chance.between(0.66, 0.8), rise: 0.06, size: 0.6, tilt: -side * 6 })
  return { ...setting, back: [far], lead, front: [near] }
}

function inOtherLight(look: StagedLook, chance: Chance): Scene {
  const setting = stage(look, chance, { hue: chance.pick([-OTHER_HUE, OTHER_HUE]), fill: 0.68 })
  const group = chance.isHappening(0.5) ? queue(look, chance) : alone(look, chance)
  return { ...setting, ...group, lead: { ...group.lead, flip: true } }
}

type Group = Pick<Scene, 'back' | 'lead' | 'front'>

const alone = (look: StagedLook, chance: Chance): Group => ({
  back: [],
  lead: mainThing(look, { tilt: chance.between(-5, 5) }),
  front: [],
})

function pair(look: StagedLook, chance: Chance): Group {
  const side = chance.pick([-1, 1])
  const behind = {
    x: side * chance.between(0.5, 0.62),
    rise: 0.1,
    size: 0.9,
    tilt: side * chance.between(5, 9),
  }
  return {
    back: [mainThing(look, behind)],
    lead: mainThing(look, { tilt: -side * chance.between(3, 7) }),
    front: [],
  }
}

function trio(look: StagedLook, chance: Chance): Group {
  const apart = chance.between(0.5, 0.58)
  return {
    back: [
      mainThing(look, { x: -apart, rise: 0.13, size: 0.84, tilt: chance.between(-11, -5) }),
      mainThing(look, { x: apart, rise: chance.between(0.1, 0.16), size: 0.84, tilt: chance.between(5, 11) }),
    ],
    lead: mainThing(look, { tilt: chance.between(-4, 4) }),
    front: [],
  }
}

/** One behind the other, as on a counter. */
function queue(look: StagedLook, chance: Chance): Group {
  const side = chance.pick([-1, 1])
  return {
    back: [
      mainThing(look, { x: side * 1.02, rise: 0.24, size: 0.72, tilt: side * 4 }),
      mainThing(look, { x: side * 0.54, rise: 0.12, size: 0.85, tilt: side * 4 }),
    ],
    lead: mainThing(look, { tilt: side * 4 }),
    front: [],
  }
}

const mainThing = ({ main, hue }: StagedLook, rest: Partial<Thing>): Thing => thing(main, { hue, ...rest })

type Setting = Pick<Scene, 'size' | 'ground' | 'frame'>

function stage(look: StagedLook, chance: Chance, { hue, fill }: { hue: number; fill: number }): Setting {
  return {
    size: { width: SIDE, height: SIDE },
    ground: {
      name: `${look.category} studio`,
      hue: look.groundHue + hue,
      light: chance.pick(LIGHTS),
      uli: 'none',
    },
    frame: { x: 0.5 + chance.between(-0.012, 0.012), y: 0.505, width: 0.84, height: 0.74, fill },
  }
}
