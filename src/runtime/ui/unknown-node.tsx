/** An error node for a name that no registry has, in red instead of a blank. `place` is the path of the declaration. */
export function UnknownNode({ nodeKind, name, place }: { nodeKind: string; name: string; place?: string }) {
  return (
    <span role="alert" style={STYLE} title={place}>
      {`Unknown ${nodeKind} "${name}"`}
      {place ? ` (${place})` : null}
    </span>
  );
}

const STYLE = {
  display: 'inline-block',
  padding: '2px 6px',
  border: '1px solid #c8102e',
  borderRadius: 4,
  background: '#fff1f2',
  color: '#9f0f27',
  fontSize: 12,
  fontWeight: 600,
} as const;
