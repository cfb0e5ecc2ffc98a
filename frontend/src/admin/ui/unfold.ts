/** Opens the part around an element, if the part is folded. */
export function unfold(element: Element | null): void {
  element?.closest('details')?.setAttribute('open', '');
}
