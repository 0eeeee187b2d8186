import { didYouMean } from '../../diagnostics/nearest.ts';
import { allowsNull, propertiesOf } from '../../schema/json-schema.ts';
import type { LinkedEndpoint } from '../context/linked.ts';
import type { Resolver } from '../context/linker.ts';
import { refusedRoles } from '../context/roles.ts';
import { answeredEntity } from './live.ts';
import { rowsWithin } from './rows-within.ts';

const lists = ['page', 'page-meta', 'list'];

/** Adds the list that replaces the endpoint on servers that lack it. Call it after all endpoints are linked. */
export function withFallback(linker: Resolver, linked: LinkedEndpoint): LinkedEndpoint {
  const { fallback } = linked.declared.value;
  if (!fallback) return linked;
  const place = linked.place.child('fallback');
  const { endpoint, pathParams, item } = linked;
  if (!endpoint.extension || endpoint.envelope !== 'item') {
    const text = `"${linked.id}" needs no fallback: that is for an extension that answers one item.`;
    linker.report('CAL-06', place.key, text);
    return linked;
  }
  const answeringEndpoint = linker.endpoint(fallback.list, place.child('list'));
  const list = fallback.rows
    ? rowsWithin(linker, answeringEndpoint, fallback.rows, place.child('rows'))
    : answeringEndpoint;
  if (!list) return linked;
  const refuse = (key: 'list' | 'match', text: string, remedy?: string) =>
    linker.report('CAL-06', place.child(key), text, { remedy });
  const envelopes = fallback.rows ? ['item'] : lists;
  if (
    !envelopes.includes(list.endpoint.envelope) ||
    list.endpoint.effect !== 'read' ||
    list.endpoint.extension
  )
    refuse('list', `"${list.id}" cannot stand in: it must read rows and be part of the stated contract.`);
  const refused = refusedRoles(endpoint.roles, list.endpoint.roles);
  if (refused.length > 0)
    refuse('list', `"${list.id}" refuses roles that "${linked.id}" allows; for them it cannot stand in.`);
  const missing = list.pathParams.filter((name) => !pathParams.includes(name));
  if (missing.length > 0)
    refuse('list', `"${list.id}" needs ${missing.join(', ')}, which "${linked.id}" is not given.`);
  const rows = Object.keys(propertiesOf(list.item));
  if (!pathParams.includes(fallback.match) || !rows.includes(fallback.match)) {
    const sharedNames = pathParams.filter((name) => rows.includes(name));
    const text = `"${fallback.match}" is not both a parameter of "${linked.id}" and a field of the rows of "${list.id}".`;
    refuse('match', `${text}${didYouMean(fallback.match, sharedNames)}`);
  }
  const [itemEntity, listEntity] = [
    linked.declared.value,
    fallback.rows ? undefined : list.declared.value,
  ].map((value) => value && answeredEntity(value));
  if (itemEntity !== undefined && listEntity !== undefined && itemEntity !== listEntity)
    refuse('list', `"${list.id}" lists "${listEntity}", and "${linked.id}" answers "${itemEntity}".`);
  const missingFields = Object.entries(propertiesOf(item)).flatMap(([name, field]) =>
    rows.includes(name) || allowsNull(field) ? [] : [name],
  );
  if (missingFields.length > 0) refuse('list', `the rows of "${list.id}" lack ${missingFields.join(', ')}.`);
  return { ...linked, endpoint: { ...endpoint, fallback: { ...fallback, list: list.endpoint } } };
}
