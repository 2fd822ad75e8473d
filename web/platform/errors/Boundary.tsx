import { Component, type ReactNode } from 'react'

interface BoundaryProps {
  /** Replaces what failed. */
  fallback: ReactNode
  children: ReactNode
}

/** Contains the error of a part, so that the page survives. React requires a class here. */
export class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
