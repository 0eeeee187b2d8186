import type { Screen, ScreenBase } from '../../../core/model.ts';
import { linkTarget } from '../behaviour/targets.ts';
import type { Declarations, Declared, ScreenDeclaration } from '../context/declarations.ts';
import type { LinkedScreen } from '../context/linked.ts';
import type { Linker, Reporter, Resolver, Texts } from '../context/linker.ts';
import { parametersOf, shapeOf } from '../context/routes.ts';
import { linkCustom } from './custom.ts';
import { linkDetail } from './detail.ts';
import { linkForm } from './form.ts';
import { linkGrid } from './grid.ts';
import { linkHub } from './hub.ts';
import { linkList } from './list.ts';
import { linkPages } from './pages.ts';
import { linkReportScreen } from './report.ts';
import { linkTabs } from './tabs.ts';

/**
 * Links one screen. Call it after entities and endpoints are linked; other screens are resolved to their declarations.
 */
export function linkScreen(linker: Linker, declared: Declared<ScreenDeclaration>): LinkedScreen {
  const { id, value, place } = declared;
  const base = linkBase(linker, declared);
  checkTitle(linker, declared);
  if (value.kind === 'form') return { id, place, ...linkForm(linker, { id, value, place }, base) };
  let screen: Screen;
  if (value.kind === 'list') screen = linkList(linker, value, base, place);
  else if (value.kind === 'grid') screen = linkGrid(linker, value, base, place);
  else if (value.kind === 'detail') screen = linkDetail(linker, value, base, place);
  else if (value.kind === 'tabs') screen = linkTabs(linker, value, base, place);
  else if (value.kind === 'hub') screen = linkHub(linker, value, base, place);
  else if (value.kind === 'report') screen = linkReportScreen(linker, value, base, place);
  else {
    screen = linkCustom(linker, value, base, place);
  }
  return { id, place, screen };
}

function linkBase(linker: Resolver & Texts, { id, value, place }: Declared<ScreenDeclaration>): ScreenBase {
  const roles = linker.roles(value.roles, place.child('roles'));
  return {
    id,
    file: place.file.path,
    title: linker.text(value.title, place.child('title')),
    roles,
    route: value.route,
    ...linkParent(linker, { id, value, place }, roles),
    ...linkPages(linker, { id, value, place }, roles),
  };
}

/** Reports placeholders in a title that no record fills; elsewhere they are checked with that record. */
function checkTitle(linker: Reporter, { value, place }: Declared<ScreenDeclaration>): void {
  const isFilled =
    (value.kind === 'form' && value.load) || (value.kind === 'detail' && value.heading.title === undefined);
  if (isFilled || !/\{[\w.]+\}/.test(value.title)) return;
  const text = 'there is no record here that could fill the title.';
  linker.report('REF-07', place.child('title'), text, {
    remedy: 'Only a form with "load", or a detail whose heading has no title, can name its record.',
  });
}

function linkParent(
  linker: Resolver,
  { id, value, place }: Declared<ScreenDeclaration>,
  roles: ScreenBase['roles'],
): Pick<ScreenBase, 'parent'> {
  if (!value.parent) return {};
  const parentPlace = place.child('parent');
  const invocation = { id: value.parent, place: parentPlace, values: undefined, valuesPlace: parentPlace };
  const target = linkTarget(linker, invocation, { route: parametersOf(value.route) }, roles);
  const title = linker.screen(value.parent, parentPlace)?.value.title ?? '';
  const ancestorIds = [id];
  for (
    let ancestorId: string | undefined = value.parent;
    ancestorId;
    ancestorId = linker.screen(ancestorId, parentPlace)?.value.parent
  ) {
    if (ancestorId !== id && ancestorIds.includes(ancestorId)) break;
    ancestorIds.push(ancestorId);
    if (ancestorId !== id) continue;
    linker.report(
      'RTE-04',
      parentPlace,
      `the way up leads back to this screen: ${ancestorIds.join(' -> ')}.`,
    );
    break;
  }
  return { parent: { ...target, title } };
}

/** Reports two screens with the same route. */
export function checkRoutes(linker: Reporter, screens: Declarations['screens']): void {
  const first = new Map<string, Declared<ScreenDeclaration>>();
  for (const declared of screens.values()) {
    const { value, place } = declared;
    const earlier = first.get(shapeOf(value.route));
    if (!earlier) first.set(shapeOf(value.route), declared);
    else
      linker.report(
        'RTE-01',
        place.child('route'),
        `${value.route} leads to screen "${earlier.id}" already.   (declared in ${earlier.place.file.path})`,
      );
  }
}
