/**
 * Urdu in Latin letters, which everybody spells in their own way, in one spelling: without breath, length or the nasal
 * end of a word. "Mein jeena nahin chahti" and "main jina nahi chahti" become one.
 */
export const roman = (text: string): string =>
  text
    .replaceAll('ph', 'f')
    .replaceAll(/([bdtkgjr])h/g, '$1')
    .replaceAll('ch', 'c')
    .replaceAll('sh', 's')
    .replaceAll(/[ae][iey]/g, (two) => (two === 'ee' ? 'i' : 'e'))
    .replaceAll(/ie(?![a-z])/g, 'i')
    .replaceAll(/oo|ou/g, 'u')
    .replaceAll('w', 'v')
    .replaceAll('q', 'k')
    .replaceAll(/y(?![a-z])/g, 'i')
    .replaceAll(/([a-z])\1+/g, '$1')
    .replaceAll(/(?<=[aeiou])[nh](?![a-z*])/g, '');
