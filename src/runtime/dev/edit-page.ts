/** A link at the edge of the page that leads to the studio, with this page chosen. */
export function offerStudio(): void {
  const link = document.createElement('a');
  link.textContent = 'Edit this page';
  link.dataset.studio = '';
  link.dir = 'ltr';
  link.style.cssText =
    'position:fixed;z-index:1200;right:16px;bottom:0;padding:2px 10px 3px;border-radius:6px 6px 0 0;opacity:.72;' +
    'font:500 12px/18px system-ui,sans-serif;color:#fff;background:#3b3f4a;text-decoration:none';
  const follow = () => {
    const page = location.pathname + location.search;
    link.href = `/studio?${new URLSearchParams({ page, language: document.documentElement.lang })}`;
  };
  // The address changes without the page being loaded again.
  link.addEventListener('pointerenter', follow);
  link.addEventListener('focus', follow);
  follow();
  document.body.append(link);
}
