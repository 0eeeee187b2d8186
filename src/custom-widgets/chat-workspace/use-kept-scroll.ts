import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the scroll position: at the end while the end is visible, and unchanged when older messages are added above.
 * Returns a function that scrolls to the end.
 */
export function useKeptScroll(
  box: { readonly current: HTMLElement | null },
  first: string | undefined,
  size: string,
  followsEnd: boolean,
) {
  const previousScroll = useRef({ first, followsEnd, height: 0, top: 0, client: 0 });
  useEffect(() => {
    const element = box.current;
    const note = () => {
      if (element) previousScroll.current.top = element.scrollTop;
    };
    element?.addEventListener('scroll', note, { passive: true });
    // An element that grows below the history reduces its height; the end stays visible.
    const sized = new ResizeObserver(() => {
      if (!element) return;
      const { followsEnd: isFollowing, height, top, client } = previousScroll.current;
      if (isFollowing && height - top - client < 80) element.scrollTop = element.scrollHeight;
      Object.assign(previousScroll.current, measured(element));
    });
    if (element) sized.observe(element);
    return () => {
      element?.removeEventListener('scroll', note);
      sized.disconnect();
    };
  }, [box]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when a message was added or measured.
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const { height, top, client } = previousScroll.current;
    // After another range was shown, the view returns to the end.
    const atEnd = height - top - client < 80 || !previousScroll.current.followsEnd;
    if (atEnd && followsEnd) element.scrollTop = element.scrollHeight;
    else if (previousScroll.current.first !== first) element.scrollTop = top + element.scrollHeight - height;
    previousScroll.current = { first, followsEnd, ...measured(element) };
  }, [box, first, size, followsEnd]);
  return () => {
    const element = box.current;
    if (!element) return;
    element.scrollTop = element.scrollHeight;
    Object.assign(previousScroll.current, measured(element));
  };
}

const measured = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) => ({
  height: scrollHeight,
  top: scrollTop,
  client: clientHeight,
});
