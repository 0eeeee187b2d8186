import Button from '@mui/material/Button';
import type { RefObject } from 'react';
import { Icon, IconButton, t } from '../../runtime/index.ts';
import { Assignee } from './assignee.tsx';
import { DeskButtons } from './desk-buttons.tsx';
import { sortedLabels } from './model/list-filter.ts';
import { Presence } from './presence.tsx';
import type { ChatService, Conversation } from './service/chat-service.ts';
import { ShopLabels } from './shop-labels.tsx';

interface TalkHeaderProps {
  readonly service: ChatService;
  readonly shop: Conversation;
  back(): void;
  open(side: string): void;
  readonly searchButton: RefObject<HTMLButtonElement | null>;
  readonly isSearching: boolean;
  toggleSearch(): void;
}

/** The shop of a conversation, with what can be opened beside it or in its place. */
export function TalkHeader(props: TalkHeaderProps) {
  const { service, shop, back, open, searchButton, isSearching, toggleSearch } = props;
  return (
    <header>
      <IconButton type="button" className="back" aria-label={t('Back to conversations')} onClick={back}>
        <Icon name="chevron-left" />
      </IconButton>
      <button
        type="button"
        className="who"
        aria-label={`${t('Customer Info')}: ${[shop.name, ...sortedLabels(shop.labels ?? [])].join(', ')}`}
        onClick={() => open('info')}
      >
        <h2 title={shop.name}>
          <bdi>{shop.name}</bdi>
        </h2>
        <Presence service={service} shop={shop} />
        <div className="labels">
          <ShopLabels shop={shop} most={4} />
        </div>
      </button>
      {service.assignment && <Assignee assignment={service.assignment} me={service.me} shop={shop} />}
      {service.desk && <DeskButtons desk={service.desk} shop={shop} />}
      {service.capabilities.has('search-messages') && (
        <IconButton
          ref={searchButton}
          className="search-talk"
          type="button"
          aria-label={t('Search messages')}
          aria-expanded={isSearching}
          onClick={toggleSearch}
        >
          <Icon name="search" />
        </IconButton>
      )}
      <Button className="usual" size="small" onClick={() => open('usual')}>
        {t('Riwayat Transaksi')}
      </Button>
    </header>
  );
}
