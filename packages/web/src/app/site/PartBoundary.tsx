import { Component, type ReactNode } from 'react';

/** ERR-15: a part that cannot be drawn, whatever was written into it, is left out; everything around it stands. */
export class PartBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override state = { hasFailed: false };

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
