import type { Scene, Thing } from '../scenes/scene.ts'
import { arrange, type Placed } from './arrange.ts'
import type { Canvas } from './canvas.ts'
import { paintGround } from './paint-ground.ts'
import { paintShadow } from './paint-shadow.ts'
import { paintSprite } from './paint-sprite.ts'
import { loadSprite, type Sprite } from './sprite.ts'

/** Paints a scene: the ground, then from back to front each thing's shadow and the thing. */
export async function compose(scene: Scene): Promise<Canvas> {
  const sprites = new Map<Thing, Sprite>()
  for (const thing of [...scene.back, scene.lead, ...scene.front]) sprites.set(thing, await loadSprite(thing))
  const spriteOf = (thing: Thing): Sprite => {
    const sprite = sprites.get(thing)
    if (!sprite) throw new Error(`${thing.art} was not loaded`)
    return sprite
  }
  const canvas = await paintGround(scene)
  for (const placed of arrange(scene, spriteOf)) {
    paintShadows(canvas, placed)
    paintSprite(canvas, placed.sprite, placed.placement)
  }
  return canvas
}

/** A wide faint one, and a narrow dark one right where the thing touches the ground. */
function paintShadows(canvas: Canvas, { box, foot }: Placed): void {
  const width = box.right - box.left
  const x = (foot.left + foot.right) / 2
  const footWidth = Math.max(foot.right - foot.left, width * 0.25)
  const wide = Math.max(footWidth * 0.68, width * 0.5)
  const narrow = footWidth * 0.56
  const middle = (box.left + box.right) / 2
  paintShadow(canvas, {
    x: x * 0.6 + middle * 0.4,
    y: box.bottom - wide * 0.04,
    radiusX: wide,
    radiusY: wide * 0.17,
    strength: 0.2,
  })
  paintShadow(canvas, {
    x,
    y: box.bottom - narrow * 0.05,
    radiusX: narrow,
    radiusY: narrow * 0.13,
    strength: 0.38,
  })
}
