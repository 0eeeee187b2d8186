import { type ComponentType, useEffect, useState } from 'react';

/**
 * A part whose chunk is loaded when it is first drawn, or before, by `preload`; nothing stands in its place until
 * then. React's own `lazy` would keep it back for 300 ms more, even when the chunk is here: it spares the eye a
 * flicker of placeholders, and here is none. A chunk that cannot be loaded is thrown for the boundary around it; the
 * next drawing tries again.
 */
export function lazyWithPreload<P extends object>(load: () => Promise<{ default: ComponentType<P> }>) {
  let Part: ComponentType<P> | undefined;
  const fetch = async () => {
    Part = (await load()).default;
  };
  function Later(props: P) {
    const [state, setState] = useState<{ error?: unknown }>();
    useEffect(() => {
      if (!Part)
        fetch().then(
          () => setState({}),
          (error: unknown) => setState({ error }),
        );
    }, []);
    if (state?.error) throw state.error;
    return Part ? <Part {...props} /> : null;
  }
  return Object.assign(Later, { preload: () => void fetch().catch(() => undefined) });
}
