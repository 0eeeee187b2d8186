interface PressedKey {
  readonly keyCode: number;
  readonly isComposing?: boolean;
  readonly nativeEvent?: { readonly isComposing: boolean };
}

/** What a key has that belongs to a composition, where a browser tells the end of the composition before the key. */
const COMPOSED = 229;

/** Whether a key chooses or ends what an input method composes: it means nothing else then, Enter least of all. */
export function isComposing({ keyCode, isComposing: isUnderWay, nativeEvent }: PressedKey): boolean {
  return keyCode === COMPOSED || (isUnderWay ?? nativeEvent?.isComposing ?? false);
}

/** Enter that is meant as one: it sends, saves or applies. The one that ends a composition does not. */
export const isEnter = (event: PressedKey & { readonly key: string }): boolean =>
  event.key === 'Enter' && !isComposing(event);
