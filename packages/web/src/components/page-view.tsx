import { Component, type ComponentType, type ReactNode, useMemo } from 'react'
import { usePage } from '../router/router-context.ts'

type ErrorView = ComponentType<{ status: number | null }>

/** The current page, or the error page in its place. */
export function PageView({ ErrorView }: { ErrorView: ErrorView }) {
  const { page, data, params, outcome, error, location } = usePage()
  // A change of the hash alone does not render a long page again before anything moves.
  const view = useMemo(
    () => page && <page.View data={data} params={params} outcome={outcome} />,
    [page, data, params, outcome],
  )
  if (!view || error) return <ErrorView status={error?.status ?? 404} />
  return (
    <Boundary at={location.pathname} fallback={<ErrorView status={500} />}>
      {view}
    </Boundary>
  )
}

type BoundaryProps = { at: string; fallback: ReactNode; children: ReactNode }
type BoundaryState = { at: string; hasFailed: boolean }

/** React has error boundaries as classes only. Moving to another page resets it. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { at: this.props.at, hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps({ at }: BoundaryProps, state: BoundaryState) {
    return at === state.at ? null : { at, hasFailed: false }
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
