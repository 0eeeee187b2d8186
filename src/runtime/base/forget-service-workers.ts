/** Earlier versions registered service workers, which would keep serving those versions; on plain HTTP there are none. */
export function forgetServiceWorkers(): void {
  // A browser that refuses to list registrations has none for this page.
  void navigator.serviceWorker
    ?.getRegistrations()
    .then((registrations) => Promise.all(registrations.map((registration) => registration.unregister())))
    .catch(() => undefined);
}
