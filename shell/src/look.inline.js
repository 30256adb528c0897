// `rootLook(readPrefs(document.cookie))` of @fahm/mfe-kit/prefs.ts in little, for a page whose first bytes
// were not written for this visitor: it runs before the first paint. A test holds the two together. And the
// mark of who is signed in.
(() => {
  const root = document.documentElement;
  let query = '';
  try {
    query = decodeURIComponent(/(?:^|;\s*)prefs=([^;]*)/.exec(document.cookie)[1]);
  } catch {}
  const prefs = new URLSearchParams(query);
  const text = (name, pattern) => {
    const value = prefs.get(name);
    return pattern.test(value ?? '') ? value : '';
  };
  const number = (name, min, max, unit) => {
    const value = text(name, /^\d{1,3}(\.\d{1,2})?$/);
    if (!(value >= min && value <= max)) return '';
    return unit ? value / 16 + unit : `${+value}`;
  };
  const word = /^[a-z][a-z-]{0,19}$/;
  const contrast = text('contrast', /^more$/);
  const data = {
    theme: text('theme', word) || 'light',
    contrast,
    font: text('font', word),
    translation: text('tr', /^off$/),
  };
  const style = {
    'arabic-size': number('size', 16, 32, 'rem'),
    'arabic-leading': number('leading', 1.5, 2.5),
    'page-width': number('width', 60, 90),
    'translation-size': number('trsize', 14, 24, 'rem'),
  };
  const colours = text('colours', /^[\da-f]{6}(\.[\da-f]{6}){4}$/).split('.');
  ['bg', 'fg', 'muted', 'accent', 'border'].forEach((name, index) => {
    style[name] = colours[index] && !contrast ? `#${colours[index]}` : '';
  });
  for (const name in data) {
    if (data[name]) root.dataset[name] = data[name];
    else delete root.dataset[name];
  }
  if (/(?:^|;\s*)signed_in=1(?:;|$)/.test(document.cookie)) root.dataset.member = '';
  for (const name in style) root.style.setProperty(`--${name}`, style[name]);
})();
