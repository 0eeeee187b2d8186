/** So many of so many stars, for the eye; whoever draws it says it in words. */
export function Stars({ count, of }: { count: number; of: number }) {
  return (
    <span aria-hidden="true">
      {Array.from({ length: of }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a star is its place
        <Star key={place} isOn={place < count} />
      ))}
    </span>
  );
}

export function Star({ isOn }: { isOn: boolean }) {
  const colour = isOn ? 'var(--mui-palette-warning-main)' : 'var(--mui-palette-action-disabled)';
  return <span style={{ color: colour, fontSize: 16 }}>★</span>;
}
