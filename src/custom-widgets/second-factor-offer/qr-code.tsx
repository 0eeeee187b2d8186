import { useMemo } from 'react';
import { encode } from 'uqr';
import { t } from '../../runtime/index.ts';

/** Modules of quiet around it, which scanners need. */
const BORDER = 4;

/** A text as a QR code: dark on light, whatever the theme, as scanners expect. */
export function QrCode({ text }: { text: string }) {
  const { size, path } = useMemo(() => {
    const { size, data } = encode(text, { border: BORDER, ecc: 'M' });
    const squares = data.flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
    );
    return { size, path: squares.join('') };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label={t('QR code for the authenticator app')}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}
