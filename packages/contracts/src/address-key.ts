const GROUPS = 8;
/** A household, or a phone, has 64 bits of IPv6 addresses: half of the groups. */
const NETWORK = 4;

const groupsOf = (text: string): number[] | null => {
  if (text === '') return [];
  const groups = text.split(':').flatMap((group) => {
    const v4 = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(group);
    if (v4 === null) return [/^[0-9a-f]{1,4}$/i.test(group) ? Number.parseInt(group, 16) : NaN];
    const [a = 0, b = 0, c = 0, d = 0] = v4.slice(1).map(Number);
    return [a * 256 + b, c * 256 + d];
  });
  return groups.some((group) => Number.isNaN(group) || group > 0xff_ff) ? null : groups;
};

/** The eight groups of an IPv6 address; null for what is none. */
function expand(address: string): number[] | null {
  const [head = '', tail, ...more] = (address.split('%')[0] ?? '').split('::');
  const [front, back] = [groupsOf(head), groupsOf(tail ?? '')];
  if (front === null || back === null || more.length > 0) return null;
  const missing = GROUPS - front.length - back.length;
  if (tail === undefined ? missing !== 0 : missing < 1) return null;
  return [...front, ...Array.from({ length: missing }, () => 0), ...back];
}

/**
 * The name under which a limit counts who asks from an address: an IPv4 address is one, an IPv6 network of 64 bits
 * is one, however it is spelled. The only implementation: every limit by address uses it.
 */
export function addressKey(address: string): string {
  const groups = address.includes(':') ? expand(address) : null;
  if (groups === null) return address;
  // ::ffff:203.0.113.9 is an IPv4 address.
  const [mapped, high = 0, low = 0] = groups.slice(5);
  if (mapped === 0xff_ff && groups.slice(0, 5).every((group) => group === 0)) {
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  }
  return `${groups
    .slice(0, NETWORK)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}
