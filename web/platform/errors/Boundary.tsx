import { Component, type ReactNode } from 'react'

interface BoundaryProps {
  /** Stands in the place of what failed. */
  fallback: ReactNode
  children: ReactNode
}

/** Keeps the fault of a part from taking the page with it. React knows no other way to write this than a class. */
export class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
