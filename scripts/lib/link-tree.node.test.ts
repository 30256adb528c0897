import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { linkTree } from './link-tree.ts';

test('a tree stands in a second place, and stays there when the first is built anew', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fahm-links-'));
  const [from, to] = [join(folder, 'from'), join(folder, 'to')];
  await mkdir(join(from, 'deep'), { recursive: true });
  await writeFile(join(from, 'deep', 'file.txt'), 'before');
  await linkTree(from, to);
  await rm(from, { recursive: true });
  await mkdir(join(from, 'deep'), { recursive: true });
  await writeFile(join(from, 'deep', 'file.txt'), 'after');
  expect(await readFile(join(to, 'deep', 'file.txt'), 'utf8')).toBe('before');
  await rm(folder, { recursive: true });
});
