/** What is not part of a printed page. */
const CONTROLS = [
  '#root .skip-link',
  '#root header',
  '#root footer',
  '#root nav',
  'main aside',
  '.list-tools',
  '.page-heading > :not(h1)',
  'main [role="toolbar"]',
  'main .filter',
  'main :is(search, [role="search"])',
  'main .pick',
  'main .list-actions',
  '.act',
  '.more',
  '.busy-line',
  '.list-fresh',
  '.chunk-failure',
  '.MuiDialogTitle-root button',
  '#root main label:has(> select)',
  'main button:not([data-column], th button)',
].join(',');

/**
 * Of a printed page: all rows and columns of what is shown, no controls. While a dialog shows pages to print, only they are there.
 * Where the system gives the colours, what is current or selected is marked by them.
 */
const STYLES = `
@media print {
  @page { margin: 12mm; }
  html { color-scheme: light; }
  ${CONTROLS} { display: none !important; }
  #root main, .shell-body, .list-scroll { display: block !important; overflow: visible !important; }
  .list-scroll { max-height: none !important; }
  #root main { padding: 0 !important; }
  main table { min-width: 0 !important; table-layout: auto !important; font-size: 10px; }
  main :is(th, td):not(.pick, .list-actions) { display: table-cell !important; position: static !important; height: auto !important; overflow: visible !important; white-space: normal !important; }
  main td > * { -webkit-line-clamp: none !important; }
  thead { display: table-header-group; }
  tr { break-inside: avoid; }
  body:has(.print-pages) > #root, body:has(.print-pages) > :not(:has(.print-pages)) { display: none !important; }
  .MuiDialog-root:has(.print-pages) :is(.MuiDialogTitle-root, .MuiBackdrop-root) { display: none !important; }
  .MuiDialog-root:has(.print-pages), .MuiDialog-root:has(.print-pages) :is(.MuiDialog-container, .MuiPaper-root, .MuiDialogContent-root) {
    position: static !important; display: block !important; height: auto !important; max-width: none !important; max-height: none !important; margin: 0 !important; padding: 0 !important; overflow: visible !important; box-shadow: none !important;
  }
}
@media (forced-colors: active) {
  input[type=checkbox]:not(.PrivateSwitchBase-input, [role=switch]) { appearance: auto; }
  [aria-current]:not([aria-current='false'], li), [aria-selected='true'], [aria-pressed='true'], tr[data-selected] {
    forced-color-adjust: none; color: HighlightText !important; background: Highlight !important;
  }
  [aria-current]:not(li) :is(svg, span), tr[data-selected] :is(td, td *) { forced-color-adjust: none; color: HighlightText !important; background: none !important; }
}`;

/** Writes the styles of paper and of forced colours, which no first page needs. */
export function styleOtherMedia(): void {
  const style = document.createElement('style');
  style.textContent = STYLES;
  document.head.append(style);
}
