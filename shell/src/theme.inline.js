// `themeAttributes(readPrefs(document.cookie))` of @fahm/mfe-kit/prefs.ts in little, for a page whose first bytes
// were not written for this visitor: it runs before the first paint. The build puts in what it has to know of
// the settings; a test holds the two rules together. And the flag of who is signed in.
(() => {
  const { attributes, properties, mixed, colours } = SETTINGS_TABLE;
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
  for (const [name, cookie, word, atDefault] of attributes) {
    const chosen = text(cookie, /^[a-z][a-z-]{0,19}$/);
    const value = (!word || word === chosen) && chosen ? chosen : atDefault;
    if (value) root.dataset[name] = value;
    else delete root.dataset[name];
  }
  for (const [name, ...field] of properties) root.style.setProperty(name, number(...field));
  const own = root.dataset.contrast ? [] : text(mixed, /^[\da-f]{6}(\.[\da-f]{6}){4}$/).split('.');
  colours.forEach((name, index) => {
    root.style.setProperty(`--${name}`, own[index] ? `#${own[index]}` : '');
  });
  if (/(?:^|;\s*)signed_in=1(?:;|$)/.test(document.cookie)) root.dataset.member = '';
})();
