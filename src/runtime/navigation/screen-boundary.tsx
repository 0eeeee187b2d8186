import { Component, type ReactNode } from 'react';
import { ErrorState } from '../ui/states.tsx';
import { Page } from './page.tsx';

/** An error boundary: a screen that fails to render does not affect the rest of the page. */
export class ScreenBoundary extends Component<{ title: string; children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(error: unknown): { error: Error } {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    const { title, children } = this.props;
    if (!error) return children;
    return (
      <Page screen={{ title }} record={{}}>
        <ErrorState error={error} retry={() => this.setState({ error: undefined })} />
      </Page>
    );
  }
}
