import { expect, test } from 'vitest';
import { actOfKey } from './keys.ts';

const press = (key: string, shiftKey = false) => actOfKey({ key, shiftKey }, 'right');
const arabic = (key: string, shiftKey = false) => actOfKey({ key, shiftKey }, 'left');

test.each([
  [' ', { do: 'toggle' }],
  ['ArrowLeft', { do: 'previous' }],
  ['ArrowRight', { do: 'next' }],
  ['j', { do: 'jump', by: -1 }],
  ['J', { do: 'jump', by: -1 }],
  ['l', { do: 'jump', by: 1 }],
  ['ArrowUp', { do: 'faster', by: 1 }],
  ['ArrowDown', { do: 'faster', by: -1 }],
  ['r', { do: 'repeat' }],
  ['1', { do: 'speed', speed: 0.5 }],
  ['2', { do: 'speed', speed: 0.75 }],
  ['3', { do: 'speed', speed: 1 }],
  ['4', { do: 'speed', speed: 1.25 }],
  ['5', { do: 'speed', speed: 1.5 }],
])('[2.11.5] the key %j', (key, act) => {
  expect(press(key)).toEqual(act);
});

test('[2.11.5] Shift with an arrow jumps by ten seconds', () => {
  expect(press('ArrowLeft', true)).toEqual({ do: 'jump', by: -1 });
  expect(press('ArrowRight', true)).toEqual({ do: 'jump', by: 1 });
});

test('[2.11.5] where the arrows follow the Arabic, Left goes on; J and L stay what they are', () => {
  expect(arabic('ArrowLeft')).toEqual({ do: 'next' });
  expect(arabic('ArrowRight')).toEqual({ do: 'previous' });
  expect(arabic('ArrowLeft', true)).toEqual({ do: 'jump', by: 1 });
  expect(arabic('j')).toEqual({ do: 'jump', by: -1 });
});

test('[2.11.5] no other key is taken, those of the reader least of all', () => {
  for (const key of [
    'n',
    'p',
    'g',
    's',
    '/',
    'b',
    'm',
    'w',
    '?',
    '6',
    '0',
    'Enter',
    'Tab',
    'Escape',
    'toString',
  ]) {
    expect(press(key)).toBeNull();
  }
  expect(press(' ', true)).toBeNull();
});
