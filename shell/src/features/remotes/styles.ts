/**
 * Puts a stylesheet on the page, or finds it there. The federation runtime would load it too, but counts
 * a file that failed as loaded: a second attempt would then show the remote without its styles.
 * Rejects when the file cannot be had.
 */
export function ensureStyles(address: string): Promise<void> {
  const { href } = new URL(address, location.href);
  if (document.querySelector(`link[rel="stylesheet"][href="${href}"]`) !== null) {
    return Promise.resolve();
  }
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`no styles at ${href}`));
    });
    document.head.append(link);
  });
}
