/** Whether the visitor's browser asks sites to use less data. Only Chromium reports this. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
