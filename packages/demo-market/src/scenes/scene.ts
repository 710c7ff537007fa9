import type { Art } from './art.ts'
import type { GroundName } from './grounds.ts'

/** A picture as a recipe: plain data, so that its key can be worked out before anything is painted. */
export type Scene = {
  size: { width: number; height: number }
  ground: Ground
  /** The group is moved and scaled until it fits here; shares of the canvas, x and y are the middle. */
  frame: { x: number; y: number; width: number; height: number; fill: number }
  /** Painted in this order; the others are measured by the lead. */
  back: Thing[]
  lead: Thing
  front: Thing[]
}

export type Ground = {
  name: GroundName
  hue: number
  /** Where the light falls, in shares of the canvas. */
  light: { x: number; y: number }
  uli: UliPlace
}

export type UliPlace = 'upper-left' | 'upper-right' | 'lower-left' | 'lower-right' | 'none'

export type Thing = {
  art: Art | 'brand-mark'
  hue: number
  /** 0 is where the lead stands; at 1 both stand side by side and just touch. */
  x: number
  /** How far its foot is above the lead's, in heights of the lead: what stands higher is further away. */
  rise: number
  /** 1 is as big to the eye as the lead. */
  size: number
  /** Degrees; only what has no flat foot leans. */
  tilt: number
  flip: boolean
}

/** Upright, in the middle and in its own colours, unless told otherwise. */
export const thing = (art: Thing['art'], rest: Partial<Thing>): Thing => ({
  art,
  hue: 0,
  x: 0,
  rise: 0,
  size: 1,
  tilt: 0,
  flip: false,
  ...rest,
})
