import type { EndpointChecks } from './generated/checks.ts';

/** The product's own rules over generic writes, by operation; `"check": true` in a resource asks for one. */
export const checks = {} satisfies EndpointChecks;
