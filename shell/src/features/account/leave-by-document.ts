// Before React's listener hears of it, which would go there within the page.
function bypassRouter(event: MouseEvent): void {
  const { target } = event;
  if (target instanceof Element && target.closest('a[href]') !== null) event.stopPropagation();
}

/**
 * Makes links of this page load documents: its security policy is wider than that of others, and must not
 * be taken along to them. Answers what ends that.
 */
export function leaveByDocument(page: Document): () => void {
  page.addEventListener('click', bypassRouter, { capture: true });
  return () => page.removeEventListener('click', bypassRouter, { capture: true });
}
