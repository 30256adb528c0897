import { execFileSync } from 'node:child_process';

const script = `
  import { registerHooks } from 'node:module';
  const bare = new Set();
  registerHooks({
    resolve(specifier, context, next) {
      if (!/^[./]|^(file|node):/.test(specifier)) bare.add(specifier);
      return next(specifier, context);
    },
  });
  await import(process.env.MODULE_URL);
  console.log(JSON.stringify([...bare]));
`;

/** Package specifiers which a fresh Node resolves while it loads a module, statically reached. */
export const loadedPackages = (module: URL): string[] => {
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
    env: { ...process.env, MODULE_URL: module.href },
  });
  return JSON.parse(output) as string[];
};
