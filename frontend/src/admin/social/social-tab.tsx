export function SocialTab() {
  return null;
}
