/** What a browser says it is, in words such as `Chrome, Windows`; null where it says nothing that is known. */
export async function browserName(userAgent: string | null): Promise<string | null> {
  if (!userAgent) return null;
  const { default: bowser } = await import('bowser');
  const { browser, os } = bowser.parse(userAgent);
  return [browser.name, os.name].filter(Boolean).join(', ') || null;
}
