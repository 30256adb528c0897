import { expect, test } from 'vitest';
import { parseTestArguments, UsageError } from './arguments.ts';
import { STAGES } from './stages.ts';

const commands = (...args: string[]) => {
  const selection = parseTestArguments(args, STAGES);
  return selection.kind === 'only' ? selection.stages.map(({ command }) => command.join(' ')) : [];
};

test('a stage alone is run on builds of what is here, never on older ones', () => {
  expect(commands('--only', 'engines')).toEqual([
    'npm run --silent build:all',
    'node scripts/engines.ts',
  ]);
  expect(commands('--only', 'browser')).toContain('npm run --silent build:development');
  expect(commands('--only', 'build')).toEqual(['npm run --silent build:all']);
});

test('arguments go to the stage that was named, and to no other', () => {
  expect(commands('--only', 'node', 'shell/', '-t', 'a b')).toEqual([
    'npm run --silent build:all',
    'vitest run --project node shell/ -t a b',
  ]);
});

test('what makes no sense is told with what does', () => {
  expect(() => commands('--only', 'nothing')).toThrow(/no stage "nothing"[^]+--changed/);
  expect(() => commands('--only', 'node,audio', 'shell/')).toThrow(UsageError);
  expect(() => commands('--jump')).toThrow(UsageError);
});
