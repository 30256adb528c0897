/** Colours the browser's own frame like the page. */
export function setThemeColor(ground: string): void {
  for (const meta of document.querySelectorAll('meta[name=theme-color]'))
    meta.setAttribute('content', ground);
}
