/** An error node for a name that no registry has, in red instead of a blank. `place` is the path of the declaration. */
export function UnknownNode({ nodeKind, name, place }: { nodeKind: string; name: string; place?: string }) {
  return (
    <span role="alert" style={STYLE} title={place}>
      {`Unknown ${nodeKind} "${name}"`}
      {place ? ` (${place})` : null}
    </span>
  );
}

const STYLE = { padding: '2px 6px', background: '#c8102e', color: '#fff' } as const;
