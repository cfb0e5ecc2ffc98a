export function ContentTab() {
  return null;
}
