import { askOfPackages, PACKAGE_QUESTIONS } from './lib/operator/package-questions.ts';
import { ROOT } from './lib/run.ts';
import { runCommand } from './lib/run-command.ts';

const WORDS = {
  clean: 'nothing known',
  faulty: 'FAULTS',
  unanswered: 'NOT ANSWERED: nothing is known of this',
} as const;
const ELSEWHERE =
  'Ask a registry that answers, before a release: npm_config_registry=https://registry.npmjs.org npm run packages';

/** 0: all is well. 1: there are faults. 2: the registry did not answer, which is no sign that all is well. */
await runCommand(async () => {
  const states = new Set<string>();
  for (const question of PACKAGE_QUESTIONS) {
    const { state, lines } = await askOfPackages(question, ROOT);
    states.add(state);
    console.log(`\n── ${question.about}: ${WORDS[state]}`);
    for (const line of lines) console.log(`   ${line}`);
  }
  if (states.has('unanswered')) console.log(`\n${ELSEWHERE}`);
  if (states.has('faulty')) return 1;
  return states.has('unanswered') ? 2 : 0;
});
