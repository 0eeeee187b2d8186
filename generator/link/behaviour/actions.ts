import type { Action as DeclaredAction, Offer } from '../../../core/generated/language/declarations.ts';
import type { Action, Confirm, Endpoint, Note, Roles } from '../../../core/model.ts';
import { Place } from '../../diagnostics/place.ts';
import { valueAt } from '../../diagnostics/written.ts';
import { isObject, type JsonSchema } from '../../schema/json-schema.ts';
import type { Linker, PathChecker, Reporter, Resolver, Texts } from '../context/linker.ts';
import { placed } from '../context/placed.ts';
import { refusedRoles, roleWords } from '../context/roles.ts';
import { linkShownAndEnabled } from '../expressions/conditions.ts';
import { checkPath, checkPlaceholders } from '../expressions/paths.ts';
import { type Site, siteOf } from '../expressions/scope.ts';
import { checkAlike } from './alike.ts';
import { linkCall } from './calls.ts';
import { linkNotice } from './notice.ts';
import { type LinkAction, linkOffer } from './offers.ts';
import { linkOverlapsOfForm } from './overlaps.ts';
import { invocationAt } from './parameters.ts';
import { linkTarget, linkThen } from './targets.ts';
import { linkWidget } from './widgets.ts';

const effects = ['to', 'dialog', 'call', 'widget'] as const;

/** Links the actions of a header, a row or a detail, seen by the roles of the screen. */
export function linkActions(
  linker: Linker,
  declared: Readonly<Record<string, DeclaredAction | Offer>> | undefined,
  site: Site,
): Action[] {
  const actions = Object.entries(declared ?? {}).flatMap(([id, action]) => {
    const actionSite = siteOf(site, id);
    if (!('lifecycle' in action)) {
      return [linkAction(linker, id, action, actionSite)];
    }
    const link: LinkAction = (fork, expanded, place) =>
      linkAction(fork, id, expanded, { ...actionSite, place });
    return linkOffer(linker, action, actionSite, link) ?? [];
  });
  const stepOf = ({ id }: Action) => {
    const action = declared?.[id];
    return action && 'lifecycle' in action ? action.lifecycle : undefined;
  };
  checkAlike(linker, actions, stepOf);
  checkSwitch(linker, site.place);
  return actions;
}

/** Reports an action beside the "toggle" that it is a part of: of the two only one would be there. */
function checkSwitch(linker: Linker, { file, path }: Place): void {
  const written = valueAt((file.written ?? file).value, path);
  if (!isObject(written) || !('toggle' in written)) return;
  for (const id of ['activate', 'deactivate'].filter((name) => name in written))
    linker.report('ACT-01', new Place(file, [...path, id], 'key'), `"toggle" beside it is "${id}" as well.`, {
      remedy: 'Write out both, "activate" and "deactivate", or take it out.',
    });
}

function linkAction(linker: Linker, id: string, action: DeclaredAction, site: Site): Action {
  const { scope, seen: screenRoles, place } = site;
  const declaredEffects = effects.filter((effect) => action[effect] !== undefined);
  if (declaredEffects.length !== 1) {
    const effectList = declaredEffects.length === 0 ? 'none' : declaredEffects.join(' and ');
    linker.report(
      'SHP-07',
      place,
      `found ${effectList}; an action has exactly one of ${effects.join(', ')}.`,
    );
  }
  reportUnread(linker, action, place);
  const roles = action.roles ? linker.roles(action.roles, place.child('roles')) : screenRoles;
  const strangers = action.roles ? refusedRoles(roles, screenRoles) : [];
  if (strangers.length > 0)
    linker.report(
      'ROL-03',
      place.child('roles'),
      `${roleWords(linker.declarations, strangers)} cannot open this screen.`,
    );
  const linked: Action = {
    id,
    label: linker.text(action.label, place.child('label')),
    ...(action.icon ? { icon: linker.icon(action.icon, place.child('icon')) } : {}),
    ...(action.place && action.place !== 'inline' ? { place: action.place } : {}),
    ...(action.danger ? { danger: true } : {}),
    ...(action.roles ? { roles } : {}),
    ...linkShownAndEnabled(
      linker,
      action,
      { ...site, seen: seenBy(roles, screenRoles) },
      {
        words: 'the action is shown ("when")',
        never: 'Say "enabled": false if it is to be seen there and never used.',
      },
    ),
    ...linkRefusal(linker, action, site),
    ...linkEffect(linker, action, { ...site, seen: seenBy(roles, screenRoles) }),
    ...linkConfirm(linker, action, scope.row, place),
    ...(action.note
      ? linkNote(linker, action.note, action.with, { ...site, seen: seenBy(roles, screenRoles) })
      : {}),
  };
  return placed(linked, place);
}

/** Links why the action cannot be used; its placeholders refer to the row. */
function linkRefusal(
  linker: PathChecker & Texts,
  { refusal, enabled }: DeclaredAction,
  { scope, place }: Site,
): Pick<Action, 'refusal'> {
  if (refusal === undefined) return {};
  const refusalPlace = place.child('refusal');
  if (enabled === undefined)
    linker.report('USE-05', refusalPlace, 'it says why "enabled" does not hold, and there is none.');
  if (scope.row) checkPlaceholders(linker, refusal, scope.row, refusalPlace);
  return { refusal: linker.text(refusal, refusalPlace) };
}

/** The roles that may open the screen and see the action. */
export function seenBy(roles: Roles, screenRoles: Roles): Roles {
  if (roles === 'public') return screenRoles;
  return screenRoles === 'public' ? roles : roles.filter((role) => screenRoles.includes(role));
}

function linkEffect(linker: Linker, action: DeclaredAction, site: Site): Partial<Action> {
  const { scope, seen, place } = site;
  const invocation = (key: string, id: string) => invocationAt(place, key, id, action.with);
  if (action.to) return { to: linkTarget(linker, invocation('to', action.to), scope, seen) };
  if (action.dialog) {
    checkDialog(linker, action.dialog, place.child('dialog'));
    return {
      dialog: linkTarget(linker, invocation('dialog', action.dialog), scope, seen),
      ...linkAfter(linker, action, site),
    };
  }
  if (action.widget) return linkWidget(linker, invocation('widget', action.widget), scope, seen);
  if (!action.call) return {};
  linker.notes.pressed.add(action.call);
  const linked = linkCall(linker, invocation('call', action.call), scope, { seen });
  const { effect, envelope } = linked?.endpoint.endpoint ?? {};
  if (effect === 'read' && envelope !== 'file' && !action.fields && !action.then)
    linker.report(
      'CAL-05',
      place.child('call'),
      `endpoint "${action.call}" only reads, and nothing is shown of it.`,
      { remedy: 'Call one that answers a file or changes something, or lead to a screen that shows it.' },
    );
  const answer = linked?.endpoint.item;
  return {
    ...(linked ? { call: linked.call } : {}),
    ...linkReveal(linker, action, answer, place),
    ...(action.overlaps ? linkOverlapsOfForm(linker, action.overlaps, siteOf(site, 'overlaps')) : {}),
    ...(action.notice
      ? linkNotice(linker, { value: action.notice, place: place.child('notice') }, site, ['message'])
      : {}),
    ...linkAfter(
      linker,
      action,
      answer ? { ...site, scope: { ...scope, answer } } : site,
      linked?.endpoint.endpoint,
    ),
  };
}

/** Words that only actions of some effects read. */
const READERS = [
  ['then', ['dialog', 'call']],
  ['fields', ['call']],
  ['help', ['call']],
  ['overlaps', ['call']],
  ['notice', ['call']],
  ['note', ['call']],
] as const;

function reportUnread(linker: Reporter, action: DeclaredAction, place: Place): void {
  const found = effects.find((effect) => action[effect] !== undefined);
  for (const [word, readers] of READERS) {
    if (!found || action[word] === undefined || readers.some((effect) => effect === found)) continue;
    linker.report('USE-05', place.child(word), `an action with "${found}" does not read it.`, {
      remedy: `Leave it out; it belongs to ${readers.map((effect) => `"${effect}"`).join(' or ')}.`,
    });
  }
  if (action.help !== undefined && action.fields === undefined)
    linker.report('USE-05', place.child('help'), 'it stands below the value of "fields", and there is none.');
  for (const word of ['overlaps', 'notice'] as const)
    if (action[word] !== undefined && !action.confirm)
      linker.report('USE-05', place.child(word), 'it is said below "confirm", and there is none.');
}

/** Links the call that takes a note, with the values of the action's own. */
export function linkNote(
  linker: Resolver & Texts,
  { call, label }: NonNullable<DeclaredAction['note']>,
  callValues: DeclaredAction['with'],
  { scope, seen, place }: Pick<Site, 'scope' | 'seen' | 'place'>,
): { note?: Note } {
  const notePlace = place.child('note');
  const linked = linkCall(linker, invocationAt(notePlace, 'call', call, callValues), scope, {
    seen,
    supplied: ['note'],
  });
  return linked
    ? { note: { endpoint: linked.call.endpoint, label: linker.text(label, notePlace.child('label')) } }
    : {};
}

/** Links what follows a successful call or a closed dialog. */
function linkAfter(
  linker: Linker,
  { then, dialog }: DeclaredAction,
  site: Site,
  call?: Endpoint,
): Pick<Action, 'then'> {
  if (Array.isArray(then) && (dialog || call?.job)) {
    const reader = dialog ? 'the form in the dialog, at once' : 'the job that the call starts, when it ends';
    linker.report('USE-05', site.place.child('then'), `what is shown is read again by ${reader}.`, {
      remedy: 'Say "reload".',
    });
  }
  // biome-ignore lint/suspicious/noThenProperty: a keyword of the language; the value is no function
  return then ? { then: linkThen(linker, then, siteOf(site, 'then')) } : {};
}

function linkReveal(
  linker: PathChecker & Texts,
  { fields = {}, help }: DeclaredAction,
  answer: JsonSchema | undefined,
  place: Place,
): Pick<Action, 'reveal'> {
  const [shown] = Object.entries(fields);
  if (!shown) return {};
  const [path, label] = shown;
  checkPath(linker, answer, { path, place: place.child('fields', path).key });
  linker.text(label, place.child('fields', path));
  return {
    reveal: { path, label, ...(help ? { help: linker.text(help, place.child('help')) } : {}) },
  };
}

function checkDialog(linker: Resolver, id: string, place: Place): void {
  const kind = linker.screen(id, place)?.value.kind;
  if (kind === undefined || kind === 'form' || kind === 'detail') return;
  linker.report('REF-13', place, `screen "${id}" is a ${kind}; a dialog shows a form or a detail.`, {
    remedy: 'Lead there with "to" instead.',
  });
}

/** Links the question before an action; `named` is the schema that its placeholders refer to. */
export function linkConfirm(
  linker: Resolver & Texts,
  { confirm, label }: Pick<DeclaredAction, 'confirm' | 'label'>,
  named: JsonSchema | undefined,
  actionPlace: Place,
): { confirm?: Confirm } {
  if (!confirm) return {};
  const { value, place: appPlace } = linker.declarations.app;
  const place = actionPlace.child('confirm');
  const confirmTexts = typeof confirm === 'string' ? { text: confirm } : confirm;
  const textPlace = typeof confirm === 'string' ? place : place.child('text');
  if (named) checkPlaceholders(linker, confirmTexts.text, named, textPlace);
  const button = (key: 'cancel' | 'submit', fallback: string) => {
    const declared = confirmTexts[key];
    if (declared) return linker.text(declared, place.child(key));
    return linker.text(value.confirm?.[key] ?? fallback, appPlace.child('confirm', key));
  };
  const text = linker.text(confirmTexts.text, textPlace);
  return { confirm: { text, cancel: button('cancel', 'Cancel'), submit: button('submit', label) } };
}
