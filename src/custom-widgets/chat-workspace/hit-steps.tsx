import { useEffect, useRef } from 'react';
import { copyText, Icon, IconButton, notify, t } from '../../runtime/index.ts';
import type { Hit, Message } from './service/chat-service.ts';

/** What was found, and which of it is shown. */
export interface Found {
  readonly hits: readonly Hit[];
  readonly index: number;
}

interface HitStepsProps {
  readonly found: Found;
  /** Shows another one. */
  step(index: number): void;
  /** Which way led here: its button keeps the focus, also in another conversation. */
  readonly cameBy: 'newer' | 'older' | undefined;
  leave(): void;
  /** The address that opens the conversation at a message; absent where there is none. */
  linkOf?: ((message: Message) => string | undefined) | undefined;
}

/** Above the messages: which of the found ones this is, with the way to the others and its address. */
export function HitSteps({ found: { hits, index }, step, cameBy, leave, linkOf }: HitStepsProps) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, where the conversation is another one.
  useEffect(() => {
    // The composer of that conversation takes the focus first.
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>(`[data-way=${cameBy}]`)?.focus());
  }, []);
  const hit = hits[index];
  const link = hit && linkOf?.(hit.message);
  const copy = async (address: string) => {
    const isCopied = await copyText(address);
    notify(isCopied ? 'Link copied.' : 'The link could not be copied.', {
      tone: isCopied ? 'success' : 'error',
    });
  };
  return (
    <div ref={box} className="steps">
      <span role="status">{t('{index} of {count}', { index: index + 1, count: hits.length })}</span>
      <IconButton
        type="button"
        data-way="newer"
        aria-label={t('Newer message found')}
        disabled={index === 0}
        onClick={() => step(index - 1)}
      >
        <Icon name="chevron-up" />
      </IconButton>
      <IconButton
        type="button"
        data-way="older"
        aria-label={t('Older message found')}
        disabled={index >= hits.length - 1}
        onClick={() => step(index + 1)}
      >
        <Icon name="chevron-down" />
      </IconButton>
      {link && (
        <IconButton
          type="button"
          aria-label={t('Copy a link to this message')}
          onClick={() => void copy(link)}
        >
          <Icon name="copy" />
        </IconButton>
      )}
      <IconButton type="button" aria-label={t('Close')} onClick={leave}>
        <Icon name="close" />
      </IconButton>
    </div>
  );
}
