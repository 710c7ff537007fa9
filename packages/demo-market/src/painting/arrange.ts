import type { Scene, Thing } from '../scenes/scene.ts'
import { boxOf, footOf, type Point } from './outline.ts'
import type { Placement } from './paint-sprite.ts'
import type { Box } from './raster.ts'
import type { Sprite } from './sprite.ts'

/** A thing where it will stand, in pixels of the canvas. */
export type Placed = { sprite: Sprite; placement: Placement; box: Box; foot: Box }

/** Around its own middle, 1 being the side of a square thing of size 1. */
type Measured = { sprite: Sprite; scale: number; radians: number; flip: boolean; box: Box; foot: Box }

/** Finds the place of each thing of a scene: first among each other, then the whole group in its frame. */
export function arrange(scene: Scene, spriteOf: (thing: Thing) => Sprite): Placed[] {
  const things = [...scene.back, scene.lead, ...scene.front]
  const lead = measure(scene.lead, spriteOf(scene.lead))
  const group = things.map((thing) => {
    const measured = thing === scene.lead ? lead : measure(thing, spriteOf(thing))
    return { ...measured, ...standing(thing, measured, lead) }
  })
  return fitted(group, scene)
}

/** Long things may be longer than square ones, so that both look equally big. */
function measure(thing: Thing, sprite: Sprite): Measured {
  const { width, height } = sprite.full
  const slender = Math.min(width, height) / Math.max(width, height)
  const longest = thing.size * Math.min(1.25, Math.max(0.9, 0.92 / Math.sqrt(slender)))
  const scale = longest / Math.max(width, height)
  const radians = sprite.isStanding ? 0 : (thing.tilt * Math.PI) / 180
  const [cos, sin] = [Math.cos(radians) * scale, Math.sin(radians) * scale]
  const turned = sprite.outline.map(([x, y]): Point => {
    const across = thing.flip ? -x : x
    return [across * cos - y * sin, across * sin + y * cos]
  })
  return { sprite, scale, radians, flip: thing.flip, box: boxOf(turned), foot: footOf(turned) }
}

const widthOf = ({ left, right }: Box): number => right - left
const heightOf = ({ top, bottom }: Box): number => bottom - top

/** The lead stands on 0, 0. Wide things stand rather behind than beside each other, or the group becomes a thin strip. */
function standing({ x, rise }: Thing, { box }: Measured, lead: Measured): { x: number; y: number } {
  const wide = Math.max(1, Math.min(widthOf(box), widthOf(lead.box)) / heightOf(lead.box))
  const beside = (x * (widthOf(box) + widthOf(lead.box))) / 2 / wide
  const behind = rise * wide ** 1.2 * heightOf(lead.box)
  return { x: beside - (box.left + box.right) / 2, y: -behind - box.bottom }
}

function fitted(group: (Measured & { x: number; y: number })[], { size, frame }: Scene): Placed[] {
  const around = boxOf(
    group.flatMap(({ box, x, y }): Point[] => [
      [box.left + x, box.top + y],
      [box.right + x, box.bottom + y],
    ]),
  )
  const [width, height] = [widthOf(around), heightOf(around)]
  const unit = Math.min(
    (frame.width * size.width) / width,
    (frame.height * size.height) / height,
    (frame.fill * size.height) / Math.sqrt(width * height),
  )
  const originX = frame.x * size.width - ((around.left + around.right) / 2) * unit
  const originY = frame.y * size.height - ((around.top + around.bottom) / 2) * unit
  return group.map(({ sprite, scale, radians, flip, box, foot, x, y }) => {
    const middle = { x: originX + x * unit, y: originY + y * unit }
    const placed = (part: Box): Box => ({
      left: middle.x + part.left * unit,
      right: middle.x + part.right * unit,
      top: middle.y + part.top * unit,
      bottom: middle.y + part.bottom * unit,
    })
    const placement = { ...middle, scale: scale * unit, radians, flip }
    return { sprite, placement, box: placed(box), foot: placed(foot) }
  })
}
