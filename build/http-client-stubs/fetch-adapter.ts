/** In the place of axios' own, which the page never asks for: its client calls by XMLHttpRequest. */
export function getFetch(): never {
  throw new Error('The page has no fetch adapter: see build/http-client-plugin.ts.');
}
