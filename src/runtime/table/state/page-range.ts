const EDGE = 2;
/** On each side: two around the current one in all. */
const AROUND = 1;

/** The page buttons: two at each end, one before and one after the current one; a gap of a single page shows that page. */
export function pageRange(current: number, last: number): readonly (number | 'gap')[] {
  const visiblePages: (number | 'gap')[] = [];
  let previousPage = 0;
  for (let page = 1; page <= last; page = next(page, current, last)) {
    if (!isShown(page, current, last)) continue;
    if (page - previousPage === 2) visiblePages.push(page - 1);
    else if (page - previousPage > 2) visiblePages.push('gap');
    visiblePages.push(page);
    previousPage = page;
  }
  return visiblePages;
}

function isShown(page: number, current: number, last: number): boolean {
  return page <= EDGE || page > last - EDGE || Math.abs(page - current) <= AROUND;
}

/** The next page worth prefetching: a list may have a million pages. */
function next(page: number, current: number, last: number): number {
  const jumps = [current - AROUND, last - EDGE + 1].filter((jump) => jump > page + 1);
  return isShown(page + 1, current, last) || jumps.length === 0 ? page + 1 : Math.min(...jumps);
}

/** The shown range: `0-0 of 0` when empty. Without a known page size `to`, the server's last row number, is the end. */
export function rowSpan(page: number, size: number | undefined, rows: number, total: number, to = rows) {
  if (rows === 0) return { from: 0, to: 0, total };
  const from = size === undefined ? Math.max(1, to - rows + 1) : (page - 1) * size + 1;
  return { from, to: from + rows - 1, total: Math.max(total, rows) };
}
