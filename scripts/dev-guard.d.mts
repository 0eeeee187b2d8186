interface GuardedRequest {
  readonly method?: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly socket: { readonly remoteAddress?: string; readonly localPort?: number };
}

export const KEY_HEADER: string;
export function newKey(): string;
export function refusalOf(request: GuardedRequest, key?: string): string | undefined;
