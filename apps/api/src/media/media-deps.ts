import type { RateLimits } from '#platform/http/rate-limits.ts'
import type { Log } from '#platform/log.ts'
import type { Db } from '#tables.ts'
import type { PictureStore } from './pictures/picture-store.ts'
import type { TakePicture } from './uploads/take-picture.ts'

export type MediaDeps = {
  db: Db
  log: Log
  limits: RateLimits
  pictures: PictureStore
  takePicture: TakePicture
}
