import type { Roles } from '../../../core/model.ts';
import type { Place } from '../../diagnostics/place.ts';
import type { JsonSchema } from '../../schema/json-schema.ts';

/** What a declaration can refer to at its place. A part that is absent does not exist there. */
export interface Scope {
  /** Names of the parameters of the screen's route. */
  readonly route: readonly string[];
  /** The screen whose route it is. */
  readonly screen?: string;
  /** The roles that see the screen: the possible values of `user role`. */
  readonly seen?: Roles;
  /** Query parameters that the URL of a list may contain; absent where they are not known. */
  readonly query?: readonly string[];
  /** Schema of the row or of the loaded record. */
  readonly row?: JsonSchema;
  /** Schema of the record that the rows of a list belong to. */
  readonly record?: JsonSchema;
  /** Schema of the form's values. */
  readonly form?: JsonSchema;
  /** Schema of the call's answer. */
  readonly answer?: JsonSchema;
}

/** A declaration's place, what it can refer to there, and the roles that see it. */
export interface Site {
  readonly scope: Scope;
  readonly seen: Roles;
  readonly place: Place;
}

/** The site of a part of the declaration. */
export function siteOf(site: Site, ...keys: (string | number)[]): Site {
  return { ...site, place: site.place.child(...keys) };
}
