import { Component, type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { OwnParts } from '../../../core/model.ts';
import { asApiError } from '../base/api-error.ts';
import { retryChunk } from '../base/chunks.ts';
import { hasPart, loadedPart, loadPart } from '../base/own-parts.ts';
import { ErrorState, Skeleton } from './states.tsx';
import { UnknownNode } from './unknown-node.tsx';

interface OwnPartProps {
  readonly group: Exclude<keyof OwnParts, 'cells'>;
  readonly name: string;
  /** Declaration path, for error messages. */
  readonly place?: string;
  /** Props of the part; the compiler has checked them against its contract. */
  readonly partProps: object;
  /** Height of the skeleton while its chunk is loading; px. */
  readonly height?: number;
}

/**
 * A hand-made part, loaded on render unless its screen has loaded it. If it fails, the rest of the page is not affected, and it
 * can be retried.
 */
export function OwnPart({ group, name, place, partProps, height = 120 }: OwnPartProps) {
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<unknown>();
  const [, arrive] = useState<unknown>();
  const isKnown = hasPart(group, name);
  const module = loadedPart(group, name);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useEffect(() => {
    // Also where it came after this was drawn: it is drawn anew then.
    if (!isKnown || module) return;
    loadPart(group, name).then(arrive, setFailed);
  }, [group, name, isKnown, attempt]);
  if (!isKnown)
    return <UnknownNode nodeKind={group.replace(/s$/, '')} name={name} {...(place ? { place } : {})} />;
  const retry = async () => {
    await retryChunk(() => loadPart(group, name));
    setFailed(undefined);
    setAttempt(attempt + 1);
  };
  if (failed !== undefined && !module) return <ErrorState error={asApiError(failed)} retry={retry} />;
  if (!module) return <Skeleton height={height} />;
  const Part = module.default as ComponentType<object>;
  return (
    <PartBoundary>
      <Part {...partProps} />
    </PartBoundary>
  );
}

class PartBoundary extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(error: unknown): { error: Error } {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return <ErrorState error={error} retry={() => this.setState({ error: undefined })} />;
  }
}
