// Order matters: most browsers also name those they descend from.
const BROWSERS = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|Chromium|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;

const SYSTEMS = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const;

type Names = typeof BROWSERS | typeof SYSTEMS;

const nameIn = (names: Names, agent: string): string | null =>
  names.find(([, pattern]) => pattern.test(agent))?.[0] ?? null;

/**
 * What a device is called in the list of devices, by its `user-agent`: enough for its owner to know it, and
 * nothing that could be counted or told apart further.
 */
export const deviceLabel = (agent: string | undefined): string => {
  const browser = nameIn(BROWSERS, agent ?? '');
  const system = nameIn(SYSTEMS, agent ?? '');
  if (browser !== null && system !== null) return `${browser} on ${system}`;
  return browser ?? system ?? 'Unknown device';
};
