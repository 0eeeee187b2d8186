import type { HubScreen } from '../../../../core/model.ts';
import { t } from '../../base/i18n/t.ts';
import { PageLink } from '../../navigation/address.tsx';
import { Page } from '../../navigation/page.tsx';
import type { ScreenProps } from '../../navigation/screen-props.ts';
import { useOpenable } from '../../navigation/use-openable.ts';
import { Icon } from '../../ui/icons.tsx';
import { staticStyled } from '../../ui/theme/static-styled.tsx';

/** A screen of the kind "hub": a tile for each screen that this account may open. */
export default function HubScreenView({ screen }: ScreenProps<HubScreen>) {
  const tiles = useOpenable(screen.tiles, ({ target }) => target);
  return (
    <Page screen={screen}>
      <Tiles>
        {tiles.map(({ item: { label, text, icon, target }, to, preload }) => (
          <li key={target.screen}>
            <PageLink to={to} onPointerEnter={preload} onFocus={preload}>
              {icon && <Icon name={icon} size={20} />}
              <span>
                <b>{t(label)}</b>
                {text && <small>{t(text)}</small>}
              </span>
            </PageLink>
          </li>
        ))}
      </Tiles>
    </Page>
  );
}

const Tiles = staticStyled('ul')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
    gap: 12,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& > li > a': {
      display: 'flex',
      gap: 12,
      height: '100%',
      padding: 16,
      border: `1px solid ${palette.divider}`,
      borderRadius: theme.shape.borderRadius,
      color: palette.text.primary,
      backgroundColor: palette.background.paper,
      textDecoration: 'none',
      '&:hover': { backgroundColor: palette.action.hover },
      '& > svg': { flexShrink: 0, color: palette.text.secondary },
      '& > span': { display: 'flex', flexDirection: 'column', gap: 4, minWidth: 0 },
      '& b': { fontWeight: 600, lineHeight: '20px' },
      '& small': { fontSize: 13, color: palette.text.secondary, textWrap: 'pretty' },
    },
  };
});
