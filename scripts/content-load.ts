import { wranglerDatabase } from './lib/lessons/wrangler-database.ts';
import {
  loadLessonsWithIndex,
  readLessons,
  type LessonDatabase,
} from './lib/stack/load-lessons.ts';
import { runOnLocalStack } from './lib/operator/operator-client.ts';
import { run } from './lib/run.ts';
import { runCommand } from './lib/run-command.ts';

const USAGE = `npm run content:load [-- --cloudflare]

Builds the content and loads the lessons that changed into the running local stack (npm start does so by itself), or
with --cloudflare into the database of the deployment that wrangler.toml names.`;

/** The database of the running stack. */
const localDatabase: LessonDatabase = {
  all: runOnLocalStack,
  run: async (statements) => {
    for (const sql of statements) await runOnLocalStack(sql);
  },
};

async function main(): Promise<number> {
  const args = process.argv.slice(2);
  if (args.some((argument) => argument !== '--cloudflare')) {
    console.error(USAGE);
    return 2;
  }
  const built = await run('npm', ['run', '--silent', 'build:content', '-w', '@fahm/db']);
  if (built !== 0) return built;
  const database = args.length > 0 ? wranglerDatabase : localDatabase;
  const count = await loadLessonsWithIndex(database, await readLessons());
  console.log(count === 0 ? 'Nothing changed.' : `Loaded with ${count} statements.`);
  return 0;
}

await runCommand(main);
