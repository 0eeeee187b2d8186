import Button from '@mui/material/Button';
import { useCallback, useEffect, useState } from 'react';
import { calls, type SecondFactorOfferValue } from '../../generated/product/widgets/second-factor-offer.ts';
import {
  ApiError,
  copyText,
  errorText,
  FailureNote,
  type FieldHost,
  Icon,
  notify,
  readOnce,
  Skeleton,
  staticStyled,
  t,
  useAccount,
} from '../../runtime/index.ts';
import { QrCode } from './qr-code.tsx';

/** What the authenticator app is given. It is asked for once: another answer would be another secret. */
export default function SecondFactorOffer({ field }: FieldHost<SecondFactorOfferValue>) {
  const { offer, error, retry } = useOffer(field.begin);
  if (error) return <FailureNote error={error} retry={retry} />;
  if (!offer) return <Skeleton height={240} radius={6} />;
  const { address, secret, recovery_codes } = offer;
  return (
    <Offer id={field.id} tabIndex={-1} role="group" aria-labelledby={field.labelledBy}>
      <p>{t('Scan this image with an authenticator app, or type the key there.')}</p>
      <QrCode text={address} />
      <div>
        <dl>
          <dt>{t('Key')}</dt>
          <dd>
            <code>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
          </dd>
        </dl>
        <div className="offer-buttons">
          <Button
            variant="outlined"
            startIcon={<Icon name="copy" size={16} />}
            onClick={() => void copy(secret)}
          >
            {t('Copy')}
          </Button>
          <Button href={address}>{t('Open the app on this device')}</Button>
        </div>
      </div>
      <RecoveryCodes codes={recovery_codes} />
    </Offer>
  );
}

function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const account = useAccount();
  const text = `${t('Recovery codes of {name}', { name: account?.username ?? '' })}\n\n${codes.join('\n')}\n`;
  return (
    <section aria-label={t('Recovery codes')}>
      <strong>{t('Recovery codes')}</strong>
      <p>
        {t(
          'Each of them signs you in once when you do not have the app. Keep them where nobody else looks: they are not shown again.',
        )}
      </p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="offer-buttons">
        <Button
          variant="outlined"
          startIcon={<Icon name="copy" size={16} />}
          onClick={() => void copy(codes.join('\n'))}
        >
          {t('Copy recovery codes')}
        </Button>
        <Button
          variant="outlined"
          startIcon={<Icon name="download" size={16} />}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="recovery-codes.txt"
        >
          {t('Download recovery codes')}
        </Button>
      </div>
    </section>
  );
}

type Offered = Awaited<ReturnType<typeof ask>>;
const ask = () => readOnce(calls['second-factor.offer'], {}, { tellsErrors: true });

function useOffer(begin: (offer: SecondFactorOfferValue) => void) {
  const [state, setState] = useState<{ readonly offer?: Offered['item']; readonly error?: ApiError }>({});
  const load = useCallback(() => {
    setState({});
    ask().then(
      ({ item }) => setState({ offer: item }),
      (error: unknown) =>
        setState({ error: error instanceof ApiError ? error : new ApiError(errorText(error), 0) }),
    );
  }, []);
  useEffect(load, [load]);
  const sealed = state.offer?.offer;
  useEffect(() => {
    if (sealed !== undefined) begin(sealed);
  }, [sealed, begin]);
  return { ...state, retry: load };
}

async function copy(text: string): Promise<void> {
  const isCopied = await copyText(text);
  notify(isCopied ? 'Copied.' : 'Nothing was copied.', { tone: isCopied ? 'success' : 'error' });
}

const Offer = staticStyled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  outline: 'none',
  '& p': { margin: 0, maxWidth: '64ch' },
  '& > svg': { width: 208, height: 208, borderRadius: 6 },
  '& dl': { margin: 0 },
  '& dd': { margin: 0 },
  '& code': { fontFamily: 'var(--mono, monospace)', overflowWrap: 'anywhere' },
  '& section': { display: 'grid', gap: 8, marginTop: 8 },
  '& ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(20ch, 1fr))',
    gap: 4,
    margin: 0,
    padding: 0,
    maxWidth: '64ch',
    listStyle: 'none',
  },
  '& .offer-buttons': { display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 4 },
});
