import { Skeleton, SkeletonGroup } from '@ahia/ui/skeleton'

/** A row of the front page while its products are loading. */
export function RailLoading() {
  return (
    <SkeletonGroup label="Loading products">
      <Skeleton className="h-44 rounded-card" />
    </SkeletonGroup>
  )
}
